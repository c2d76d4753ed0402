/**
 * What a loyalty service does for a store: it keeps the customers' points. Each service has a folder of its own beside this
 * file. House points are one of them: their book stands in our own database, so there is nothing to sign in to.
 */
import type { Connected, Need } from "#server/platform/providers/provider.ts";

/** The tokens of the service. Stored encrypted, never logged. */
export type Credentials = Readonly<Record<string, string>>;

/** Where the account sells; points are given in the name of one of them. */
export type LoyaltyPlace = { id: string; name: string; address: string; isActive: boolean };

/** What the account's customers collect in. Without an active one no points can be given. */
export type LoyaltyProgram = { id: string; isActive: boolean; pointsName: string };

export type PointsChange = {
  /** By the id that `findAccount` gave. */
  account: string;
  /** Above 0. */
  points: number;
  /** Which transaction it is for, as people read it in the account's history. */
  reason: string;
  /** The same for every try of the same change: the second one does nothing, and returns the first one's entry. */
  idempotencyKey: string;
};

/**
 * The accounts of a store's customers, and what is written in them. Every function throws a ProviderFault when the service
 * fails or refuses.
 */
export type PointsBook = {
  /** `phone` in E.164. Null where nobody with that phone collects points: an account is never made here. */
  findAccount(phone: string): Promise<string | null>;
  /** Resolves to the id of the entry. */
  addPoints(change: PointsChange): Promise<string>;
  /** Takes points back, below zero if need be. */
  reversePoints(change: PointsChange): Promise<string>;
};

/** A service with accounts of its own, that a store signs in to. */
export type OutsideLoyalty = {
  kind: "outside";
  /** The key of a change is surely remembered for this long; later the same change could be made twice. */
  keysHoldMs: number;
  /** New tokens for the old ones, to be kept before the next call, under a lock. */
  renew(credentials: Credentials, now: Date): Promise<Connected>;
  /** Gives the login back. Succeeds for one that has ended already. Other stores' logins of the same account may stay. */
  revoke(credentials: Credentials, how: { keepsOthers: boolean }): Promise<void>;
  listPlaces(credentials: Credentials): Promise<LoyaltyPlace[]>;
  listPrograms(credentials: Credentials): Promise<LoyaltyProgram[]>;
  openBook(ask: { credentials: Credentials; placeId: string }): PointsBook;
};

/** The book is our own. */
export type HouseLoyalty = { kind: "house" };

export type LoyaltyService = OutsideLoyalty | HouseLoyalty;

export const loyalty: Need<LoyaltyService> = {
  id: "loyalty",
  noun: "loyalty service",
  logKinds: { points: "Points", program: "Program" },
};
