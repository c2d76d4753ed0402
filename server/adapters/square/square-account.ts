/** What every program of Square's has to do with an account there: signing in, and which version it speaks. */

/** A merchant is Square's word for an account, a location for a place. */
export const squareAccountPaths = {
  signIn: "/oauth2/authorize",
  tokens: "/oauth2/token",
  revoke: "/oauth2/revoke",
  ownMerchant: "/v2/merchants/me",
  locations: "/v2/locations",
} as const;

/** Which fields the responses have. Pinned, so that Square's next version changes nothing here until we have read about it. */
export const squareVersion = "2025-08-20";

export const squareUrl = "https://connect.squareup.com";

export const squarePaceSetting = "SQUARE_REQUESTS_PER_SECOND";

/** The tokens of Square. Stored encrypted, never logged. */
export type SquareCredentials = Readonly<Record<string, string>>;

/** Where Square signs people in, and what the installation is registered there as. */
export type SquareRegistration = {
  api: string;
  signIn: string;
  clientId: string;
  clientSecret: string;
  /** What a person who signs in allows. */
  scopes: readonly string[];
};
