/** Subscriptions and invoices of stores, as a billing service has them. */

export type SubscriptionStatus =
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "incomplete"
  | "incomplete_expired"
  | "paused"
  | "canceled";

/** One store's subscription as the service has it. A store has several in its life, one after the other. */
export type StoreSubscription = {
  id: string;
  /** Null for one that nobody here made. */
  storeId: number | null;
  /** Counts the store's subscriptions, from one on. */
  attempt: number;
  status: SubscriptionStatus;
  priceCents: number;
  createdAt: Date;
  /** Before it nothing is charged; null where there was no free time. */
  freeUntil: Date | null;
  /** The next charge, or the end of one that was canceled. */
  periodEndsAt: Date;
  endsWithPeriod: boolean;
  /** It waits for a Grand Opening that nobody has said, and ends without a charge if there is none. */
  waitsForOpening: boolean;
  isDiscounted: boolean;
  endedAt: Date | null;
};

export type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";

export type StoreInvoice = {
  id: string;
  subscriptionId: string | null;
  /** Null until it is final. */
  number: string | null;
  status: InvoiceStatus;
  totalCents: number;
  discountCents: number;
  createdAt: Date;
  /** From when on it should have been paid; null for a draft. */
  dueAt: Date | null;
  paidAt: Date | null;
  /** A payment was tried. */
  isTried: boolean;
  nextTryAt: Date | null;
};

export type SubscriptionOrder = {
  customerId: string;
  storeId: number;
  storeName: string;
  attempt: number;
  /** The first charge, always ahead: a payment that fails at the very beginning would leave no subscription. */
  freeUntil: Date;
  /** The day of every later charge; until then a part of the month is charged. Null where that is the first charge's day. */
  chargeDay: Date | null;
  waitsForOpening: boolean;
  isDiscounted: boolean;
};
