/** The Square endpoints that we call. A merchant is Square's word for an account, a location for a place. */
export const squarePaths = {
  signIn: "/oauth2/authorize",
  tokens: "/oauth2/token",
  revoke: "/oauth2/revoke",
  /** Of the merchant, on Square's dashboard. */
  applications: "/dashboard/apps/my-applications",
  ownMerchant: "/v2/merchants/me",
  locations: "/v2/locations",
  searchOrders: "/v2/orders/search",
  findOrders: "/v2/orders/batch-retrieve",
  payments: "/v2/payments",
  payment: (id: string) => `/v2/payments/${encodeURIComponent(id)}`,
  refunds: "/v2/refunds",
  searchCatalog: "/v2/catalog/search",
  findCatalog: "/v2/catalog/batch-retrieve",
  searchCustomers: "/v2/customers/search",
  searchTeam: "/v2/team-members/search",
  drawers: "/v2/cash-drawers/shifts",
  drawer: (id: string) => `/v2/cash-drawers/shifts/${encodeURIComponent(id)}`,
} as const;

/** Which fields the responses have. Pinned, so that Square's next version changes nothing here until we have read about it. */
export const squareVersion = "2025-08-20";

/** All of it only reads. */
export const squareScopes = [
  "MERCHANT_PROFILE_READ",
  "ORDERS_READ",
  "PAYMENTS_READ",
  "ITEMS_READ",
  "CUSTOMERS_READ",
  "EMPLOYEES_READ",
  "CASH_DRAWER_READ",
] as const;

export const squareUrl = "https://connect.squareup.com";

/** The settings that say where Square is and what the installation is registered as, shared with the simulator. */
export const squareSettings = {
  api: "SQUARE_URL",
  signIn: "SQUARE_SIGN_IN_URL",
  clientId: "SQUARE_CLIENT_ID",
  clientSecret: "SQUARE_CLIENT_SECRET",
  webhookKey: "SQUARE_WEBHOOK_KEY",
  pace: "SQUARE_REQUESTS_PER_SECOND",
} as const;

export const squareSignatureHeader = "x-square-hmacsha256-signature";
