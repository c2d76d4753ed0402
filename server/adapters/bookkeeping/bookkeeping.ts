/** What a bookkeeping service does for a store, in our words. Each service has a folder of its own beside this file. */
import type { Connected, Need } from "#server/platform/providers/provider.ts";

/** The tokens of the service. Stored encrypted, never logged. */
export type Credentials = Readonly<Record<string, string>>;

/** The company whose books they are. */
export type BooksCompany = {
  id: string;
  name: string;
  /** The last date of the closed books, as YYYY-MM-DD; null when none are closed, or the service does not tell. */
  closedThrough: string | null;
};

export type BooksAccount = {
  id: string;
  /** The account's number in the chart, such as `4010`; null where the company uses none. */
  number: string | null;
  /** With the names of the accounts above it, such as `Sales:Used goods`. */
  name: string;
  /** The service's own word, such as `Income` or `Other Current Liability`. */
  type: string;
  classification: "asset" | "liability" | "equity" | "income" | "expense";
  isActive: boolean;
  /** Whether a journal line may stand there: not on receivables and payables, which ask for a customer or vendor. */
  isPostable: boolean;
};

/** What the service splits its figures by: QuickBooks calls it a class, Xero a tracking option. */
export type BooksClass = { id: string; name: string };

export type EntrySide = "debit" | "credit";

/** Amounts are cents, above 0. */
export type EntryLine = { accountId: string; classId: string | null; side: EntrySide; amount: number; text: string };

export type OutgoingEntry = {
  /** At most 21 characters, the same for every try of one entry. */
  number: string;
  /** The business date, as YYYY-MM-DD. */
  date: string;
  memo: string;
  lines: readonly EntryLine[];
};

export type PostedEntry = {
  /** The service's own id. */
  id: string;
  /** What a change has to name so that it does not overwrite another's (QuickBooks: SyncToken). */
  version: string;
  number: string;
  date: string;
  lines: readonly Omit<EntryLine, "text">[];
};

/**
 * Why the service does not take this entry, as far as a person has to know: its number is in use, an account (named in
 * the text where the service names it) is inactive or gone, the books of its date are closed, the person who signed in
 * may not post, another person changed the entry meanwhile, or something else that its text says.
 */
export type EntryRefusal =
  | "number-taken"
  | "account-inactive"
  | "period-closed"
  | "no-permission"
  | "changed-there"
  | "invalid";

export type PostResult =
  | { kind: "posted"; entry: PostedEntry }
  | { kind: "refused"; reason: EntryRefusal; serviceCode: string | null; text: string };

/** One write of an entry. The same `requestId` sent again does nothing again, for as long as the service remembers it. */
export type EntryWrite = { credentials: Credentials; entry: OutgoingEntry; requestId: string };

/**
 * One bookkeeping service. Every function throws a ProviderFault when the service fails or cannot be used at all:
 * `sign-in` for a login that was taken away, `plan` for an ended subscription. A write that broke off may have been
 * done: who tries again looks for the entry's number first.
 */
export type BookkeepingProvider = {
  /** New tokens for the old ones, which end here (they rotate): to be kept before the next call, under a lock. */
  renew(credentials: Credentials, now: Date): Promise<Connected>;
  /** Gives the login back. Succeeds for one that has ended already. */
  revoke(credentials: Credentials): Promise<void>;
  readCompany(credentials: Credentials): Promise<BooksCompany>;
  /** All of the chart, inactive ones too, sorted by number, then name. */
  listAccounts(credentials: Credentials): Promise<BooksAccount[]>;
  /** Empty where the company uses no classes. */
  listClasses(credentials: Credentials): Promise<BooksClass[]>;
  /** Finds by number; null when there is none. */
  findEntry(credentials: Credentials, number: string): Promise<PostedEntry | null>;
  /** Finds those of the numbers that are there, in one request for each 50 or so. */
  findEntries(credentials: Credentials, numbers: readonly string[]): Promise<PostedEntry[]>;
  /** Reads by the service's own ids those that are still there, whatever number people have given them since. */
  readEntries(credentials: Credentials, ids: readonly string[]): Promise<PostedEntry[]>;
  postEntry(write: EntryWrite): Promise<PostResult>;
  /** Replaces all lines of an entry that is there. */
  replaceEntry(write: EntryWrite & { id: string; version: string }): Promise<PostResult>;
  /** The page of an entry in the service, for people. */
  entryUrl(id: string): string;
  /** What people of the service call an entry, such as `JE 1001`. */
  entryName(id: string): string;
  /** How many entries may be sent, each looked for first, so that the service's own limit is not met. */
  mostPerMinute: number;
};

export const bookkeeping: Need<BookkeepingProvider> = {
  id: "bookkeeping",
  noun: "bookkeeping service",
  placeNoun: "Class",
  logKinds: { entries: "Entries", backfill: "Back-fill", accounts: "Accounts" },
};
