/**
 * Which fields the responses have. Shopify serves a version for a year, and then the oldest that is left, whose order
 * fields are the same: https://shopify.dev/docs/api/usage/versioning
 */
const shopifyVersion = "2025-10";

/** The Admin API endpoints that we call, below the shop's own address. */
export const shopifyPaths = {
  shop: "/shop.json",
  orders: "/orders.json",
  fulfillmentOrders: (id: string) => `/orders/${encodeURIComponent(id)}/fulfillment_orders.json`,
  fulfillments: "/fulfillments.json",
  graphql: "/graphql.json",
} as const;

export const shopifyBase = `/admin/api/${shopifyVersion}`;

/** Each shop has an address of its own; `{shop}` stands for its domain. */
export const shopifyUrl = `https://{shop}${shopifyBase}`;

/** Says where Shopify is, for the simulator and for a test. */
export const shopifySetting = "SHOPIFY_URL";

export const shopifyHeaders = {
  token: "x-shopify-access-token",
  signature: "x-shopify-hmac-sha256",
  topic: "x-shopify-topic",
  shop: "x-shopify-shop-domain",
  id: "x-shopify-webhook-id",
} as const;

/** The topics of the webhooks that a store sets up. */
export const shopifyTopics = {
  created: "orders/create",
  updated: "orders/updated",
  cancelled: "orders/cancelled",
  fulfilled: "fulfillments/create",
  uninstalled: "app/uninstalled",
  dataRequest: "customers/data_request",
  redactCustomer: "customers/redact",
  redactShop: "shop/redact",
} as const;
