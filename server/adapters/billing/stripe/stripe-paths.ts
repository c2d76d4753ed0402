/** Where Stripe's REST API has what we use, for the client and the simulator. */
export const stripePaths = {
  customers: "/v1/customers",
  customer: (id: string) => `/v1/customers/${id}`,
  paymentMethods: (customerId: string) => `/v1/customers/${customerId}/payment_methods`,
  sessions: "/v1/checkout/sessions",
  portalSessions: "/v1/billing_portal/sessions",
  price: (id: string) => `/v1/prices/${id}`,
  coupons: "/v1/coupons",
  subscriptions: "/v1/subscriptions",
  subscription: (id: string) => `/v1/subscriptions/${id}`,
  discount: (subscriptionId: string) => `/v1/subscriptions/${subscriptionId}/discount`,
  invoices: "/v1/invoices",
  invoice: (id: string) => `/v1/invoices/${id}`,
};

export const stripeSettings = {
  url: "STRIPE_URL",
  secretKey: "STRIPE_SECRET_KEY",
  webhookSecret: "STRIPE_WEBHOOK_SECRET",
  price: "STRIPE_PRICE",
};

export const stripeUrl = "https://api.stripe.com";

/** Requests and responses are those of this version, whatever the account's own is. */
export const stripeVersion = "2023-08-16";

/** Made once in the account, by the program itself. */
export const multiStoreCoupon = "hangtag-multi-store-5";

/** What we write on a subscription to know it again. */
export const stripeMetadata = {
  account: "hangtag_account",
  store: "hangtag_store",
  attempt: "hangtag_attempt",
  waits: "hangtag_waits_for_opening",
};
