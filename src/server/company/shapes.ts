/** What the server says about friends and weekly tables. */
import type { OwnCompany } from "../../core/company.ts";

/** Whose link it is. */
interface FriendAsked {
  /** The name they go by. */
  readonly name: string;
}

export interface CompanyShapes {
  readonly OwnCompany: OwnCompany;
  readonly FriendAsked: FriendAsked;
}

/** What of it goes along with everything else the server has about a guest. */
export interface ExportedCompany {
  /** Friends, the link to become one, and weekly tables. */
  readonly company: OwnCompany;
}
