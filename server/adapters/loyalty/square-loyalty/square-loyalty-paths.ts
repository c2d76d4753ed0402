import { squareAccountPaths } from "#server/adapters/square/square-account.ts";

/** The endpoints of Square Loyalty that we call. */
export const squareLoyaltyPaths = {
  ...squareAccountPaths,
  /** A merchant has one program at most. */
  ownProgram: "/v2/loyalty/programs/main",
  searchAccounts: "/v2/loyalty/accounts/search",
  accumulate: (account: string) => `/v2/loyalty/accounts/${encodeURIComponent(account)}/accumulate`,
  adjust: (account: string) => `/v2/loyalty/accounts/${encodeURIComponent(account)}/adjust`,
} as const;

export const squareLoyaltyScopes = ["MERCHANT_PROFILE_READ", "LOYALTY_READ", "LOYALTY_WRITE"] as const;

/**
 * Square registers one way back for each application, so loyalty is an application of its own. Giving its tokens back then
 * ends nothing of the registers either.
 */
export const squareLoyaltySettings = {
  api: "SQUARE_LOYALTY_URL",
  signIn: "SQUARE_LOYALTY_SIGN_IN_URL",
  clientId: "SQUARE_LOYALTY_CLIENT_ID",
  clientSecret: "SQUARE_LOYALTY_CLIENT_SECRET",
} as const;
