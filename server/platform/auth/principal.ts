import type { Scope } from "#server/platform/db/db.ts";
import type { ActingEmployee, ActingStore, ActingUser } from "#server/platform/context/context.ts";

export type Confirmation = ActingEmployee & { confirmedAt: Date };

/** The identity behind a token: the login, the stores it reaches, and the employees confirmed by PIN at its screen. */
export type Principal = {
  user: ActingUser;
  stores: ReadonlyMap<number, ActingStore>;
  /** The login's own employee in a store. */
  ownEmployees: ReadonlyMap<number, ActingEmployee>;
  confirmations: readonly Confirmation[];
  /** The register that the session or the device token belongs to. */
  deviceId: string | null;
  expiresAt: Date | null;
  /** All but the training stores. */
  scope: Scope;
  /** With the training stores; absent where there are none. */
  ownScope?: Scope;
};
