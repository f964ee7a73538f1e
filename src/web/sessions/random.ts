/** Luck of this browser's own. Pages of a home network have no certificate, and there `crypto` has little more than this. */
export const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
