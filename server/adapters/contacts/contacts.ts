/**
 * What a contact-list service does for a store: it mails people who agreed to it. Each service has a folder of its own
 * beside this file. We only add people and bring their values up to date; who left the list there is never put back.
 */
import type { BusinessDate } from "#common/business-date.ts";
import type { Connected, Need } from "#server/platform/providers/provider.ts";

/** The tokens of the service. Stored encrypted, never logged. */
export type Credentials = Readonly<Record<string, string>>;

export type ContactList = {
  id: string;
  name: string;
  /** Who gets its mails. */
  people: number;
  /** New people get a mail that asks them once more. */
  asksAgain: boolean;
};

/** What the list may have of a person. A value that is not given stays as it is there. */
export type ContactValues = {
  firstName?: string;
  lastName?: string;
  /** E.164. */
  mobile?: string;
  store?: string;
  kind?: "seller" | "shopper" | "both";
  lastVisitOn?: BusinessDate;
};

/** Why a person gets no mail from the list any more; nothing here ever changes that. */
export const listStops = ["unsubscribed", "bounced", "cleaned", "removed", "moved"] as const;
export type ListStop = (typeof listStops)[number];

/** `text` is the reason in the service's own words; it may be empty. */
export type Departure = { email: string; stop: ListStop; text: string };

export type PushOutcome =
  | { kind: "kept" }
  /** The service has the person as one who left. */
  | { kind: "stopped"; stop: ListStop; text: string }
  /** The service does not take this person; others it does. */
  | { kind: "refused"; text: string };

/** `wasSent`: the person was on the list by our sending before, so one who is not there now was taken off it. */
export type PushedPerson = { email: string; values: ContactValues; wasSent: boolean };

/** The cursor is null after the last page. */
export type DeparturePage = { departures: Departure[]; cursor: string | null };

type InList = { credentials: Credentials; listId: string };

/** For a service that takes many people at once, of whom none was sent before, and works at them afterwards. */
export type BulkPush = {
  most: number;
  /** Resolves to the id of the import, by which it is read. Safe to repeat. */
  begin(list: InList & { people: readonly PushedPerson[] }): Promise<string>;
  /** An outcome for each, in the order of the people. */
  read(list: InList & { importId: string; people: readonly PushedPerson[] }): Promise<ImportReading>;
};

/** `failed`: the service gave it up, and nobody of it counts as sent. */
export type ImportReading =
  | { kind: "working" }
  | { kind: "failed"; text: string }
  | { kind: "done"; outcomes: PushOutcome[] };

/**
 * One contact-list service. Every function throws a ProviderFault when the service fails or cannot be used: `sign-in` for a
 * login that was taken away, `location-gone` for a list that is there no more.
 */
export type ContactsService = {
  /** New tokens for the old ones, to be kept before the next call, under a lock. Null where they never end. */
  renew: ((credentials: Credentials, now: Date) => Promise<Connected>) | null;
  /** Gives the login back, where the service has a way to. Succeeds for one that has ended already. */
  revoke(credentials: Credentials): Promise<void>;
  /** Another account has other lists. */
  accountIdOf(credentials: Credentials): string;
  listLists(credentials: Credentials): Promise<ContactList[]>;
  /** Adds the fields that the list lacks for our values; what is there stays. */
  prepareList(list: InList & { hasMobile: boolean }): Promise<void>;
  /** Adds the person, or changes the given values. Safe to repeat. */
  push(list: InList & { asksAgain: boolean } & PushedPerson): Promise<PushOutcome>;
  /** Null where people are taken one after the other alone. */
  bulk: BulkPush | null;
  /** Who left the list since; everybody who ever did where `since` is null. */
  readDepartures(list: InList & { since: Date | null; cursor: string | null }): Promise<DeparturePage>;
  /** Has the service report who leaves to an address. Resolves to the id of that; null where it reports nothing. */
  watch(list: InList & { url: string }): Promise<string | null>;
  /** Succeeds for what is not there any more. */
  endWatch(list: InList & { watchId: string }): Promise<void>;
  /** Null for a report that says nothing of a person leaving. */
  readReport(rawBody: string): (Departure & { listId: string }) | null;
};

export const contacts: Need<ContactsService> = {
  id: "contacts",
  noun: "contact list",
  placeNoun: "List",
  logKinds: { people: "People", departures: "Unsubscribes", "first-push": "First push" },
};
