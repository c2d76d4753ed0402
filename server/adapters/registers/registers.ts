/**
 * What a register service does for a store: a point of sale in the cloud, read by the server without a program at the
 * counter. Each service has a folder of its own beside this file. Its rows are those of the feed, without their business
 * date, which is the store's, and their number, which is the feed's.
 */
import type { CustomerFact, EmployeeFact, TicketFact } from "#common/pos-files/file-facts.ts";
import type { Connected, Need } from "#server/platform/providers/provider.ts";

/** The tokens of the service. Stored encrypted, never logged. */
export type Credentials = Readonly<Record<string, string>>;

/** Where the account sells: a shop, or a stall of it. */
export type RegisterPlace = {
  id: string;
  name: string;
  /** As people read it: `Madison, WI`. Empty where the service has none. */
  address: string;
  /** As ISO 4217 has it; amounts are in its hundredths. */
  currency: string;
  isActive: boolean;
};

type Undated<Fact> = Omit<Fact, "businessDate">;

/** Which of two states holds: the later one, and of the same instant that with the higher number. */
type Version = { version: number };

export type RegisterLine = Omit<TicketFact["lines"][number], "sku" | "categoryCode" | "goods" | "cost"> & {
  /** The item that was sold; null for an amount that was typed. */
  itemId: string | null;
  /** Gift cards are no merchandise, and a charge for a service is none either. */
  what: "merchandise" | "giftCard" | "charge";
};

/** A sale, return or exchange that is settled, or one that was canceled (`void`). */
export type RegisterSale = Undated<Omit<TicketFact, "lines">> & Version & { lines: RegisterLine[] };

export type RegisterItem = Version & {
  kind: "item";
  externalId: string;
  updatedAt: string;
  /** When it was first seen or last changed, where the service does not tell when it was made. */
  receivedAt: string;
  sku: string;
  description: string;
  /** From the outermost category to its own; empty where it has none. */
  categoryPath: string[];
  price: number;
  isGone: boolean;
};

/** A cash drawer from its opening to its count. */
export type RegisterDrawer = {
  kind: "drawer";
  externalId: string;
  updatedAt: string;
  openedAt: string;
  /** When it was counted; null while it was not. */
  closedAt: string | null;
  /** Who counted it, by the id of an employee. */
  closedBy: string | null;
  openingFloat: number;
  paidIn: number;
  paidOut: number;
  /** Counted less expected; null where nobody counted. */
  overShort: number | null;
};

export type RegisterRow =
  | RegisterSale
  | (Undated<CustomerFact> & Version)
  | (Undated<EmployeeFact> & Version)
  | RegisterItem
  | RegisterDrawer;

/** What is read of a service, in this order: a sale names items and people. */
export const registerParts = ["items", "employees", "customers", "sales", "refunds", "drawers"] as const;
export type RegisterPart = (typeof registerParts)[number];
/** What belongs to a day, and is read again for past days. */
export const dayParts = ["sales", "refunds", "drawers"] as const satisfies readonly RegisterPart[];

/**
 * A page of what was changed, or was made, from an instant (which belongs to it) to another (which does not), the oldest
 * first.
 */
export type RegisterAsk = {
  credentials: Credentials;
  placeId: string;
  by: "changed" | "made";
  from: Date;
  to: Date;
  /** Of the page before; null for the first. */
  cursor: string | null;
};

/**
 * `readTo` is how far the page certainly reaches: reading may begin there again when its cursor is no longer taken. The
 * cursor is null after the last page.
 */
export type RegisterPage = { rows: RegisterRow[]; cursor: string | null; readTo: Date };

/** What a service reports unasked. */
export type RegisterReport = {
  /** The service's own id of the report: one that comes twice has it twice. */
  id: string;
  accountId: string;
  /** Null where it concerns every place of the account. */
  placeId: string | null;
  /** What changed, to be read again; the sign-in itself has ended for `sign-in`. Null for what is none of ours. */
  part: RegisterPart | "sign-in" | null;
  /** Of sales: which. */
  saleIds: string[];
};

/**
 * One register service. Every function throws a ProviderFault when the service fails or cannot be used: `sign-in` for a
 * login that was taken away, `location-gone` for a place that is there no more.
 */
export type RegisterService = {
  /** New tokens for the old ones, to be kept before the next call, under a lock. */
  renew(credentials: Credentials, now: Date): Promise<Connected>;
  /** Gives the login back. Succeeds for one that has ended already. Other stores' logins of the same account may stay. */
  revoke(credentials: Credentials, how: { keepsOthers: boolean }): Promise<void>;
  /** By which reports name the account. */
  accountIdOf(credentials: Credentials): string;
  listPlaces(credentials: Credentials): Promise<RegisterPlace[]>;
  readPage(part: RegisterPart, ask: RegisterAsk): Promise<RegisterPage>;
  /** Those of the sales that are there and settled, however new they are. */
  findSales(ask: { credentials: Credentials; placeId: string; ids: readonly string[] }): Promise<RegisterSale[]>;
  /** Those of the items that are there, deleted ones too. */
  findItems(ask: { credentials: Credentials; ids: readonly string[] }): Promise<RegisterItem[]>;
  /** Whether a fault says no more than that reading has to begin again without its cursor. */
  isCursorFault(fault: { code: string; serviceCode: string | null }): boolean;
  /** Null for a report that the service did not sign. */
  readReport(report: {
    url: string;
    headers: Readonly<Record<string, string | string[] | undefined>>;
    rawBody: Buffer;
  }): RegisterReport | null;
};

export const registers: Need<RegisterService> = {
  id: "registers",
  noun: "register service",
  logKinds: { sales: "Sales", records: "Items and people", drawers: "Day Closes", backfill: "Past sales" },
};
