/** This page has a server behind it: tables online, and everything that belongs to them. The static build has `noServer.ts` in its place. */
import type { Page } from "./about.ts";

// Widened: the same code is compiled for both.
export const HAS_SERVER: boolean = true;

/** Pages that are nothing without one. */
export const SERVER_PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  t: async () => (await import("../pages/tablePage.tsx")).TablePage,
  w: async () => (await import("../pages/tablePage.tsx")).TablePage,
  tv: async () => (await import("../pages/tablePage.tsx")).TelevisionPage,
  show: async () => (await import("../pages/showPage.tsx")).ShowPage,
  daily: async () => (await import("../daily/page.tsx")).DailyPage,
  ratings: async () => (await import("../ratings/page.tsx")).RatingsPage,
  lobby: async () => (await import("../pages/lobby.tsx")).Lobby,
  device: async () => (await import("../pages/devicePage.tsx")).DevicePage,
  known: async () => (await import("../known/page.tsx")).KnownPage,
  operator: async () => (await import("../pages/operatorPage.tsx")).OperatorPage,
  friends: async () => (await import("../company/page.tsx")).FriendsPage,
  notices: async () => (await import("../notices/page.tsx")).NoticesPage,
  embed: async () => (await import("../embed/page.tsx")).EmbedPage,
};
