import { squareAccountPaths, squarePaceSetting } from "#server/adapters/square/square-account.ts";

/** The Square endpoints that we call. */
export const squarePaths = {
  ...squareAccountPaths,
  /** Of the merchant, on Square's dashboard. */
  applications: "/dashboard/apps/my-applications",
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

/** The settings that say where Square is and what the installation is registered as, shared with the simulator. */
export const squareSettings = {
  api: "SQUARE_URL",
  signIn: "SQUARE_SIGN_IN_URL",
  clientId: "SQUARE_CLIENT_ID",
  clientSecret: "SQUARE_CLIENT_SECRET",
  webhookKey: "SQUARE_WEBHOOK_KEY",
  pace: squarePaceSetting,
} as const;

export const squareSignatureHeader = "x-square-hmacsha256-signature";
