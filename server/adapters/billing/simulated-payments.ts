import { randomBytes } from "node:crypto";
import { z } from "zod";

const seconds = z.int();
const customer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  metadata: z.record(z.string(), z.string()),
  methodId: z.string().nullable(),
  created: seconds,
  /** How far its time is ahead of the program's, as a test clock's: a person, or a test, moves it on. */
  aheadSeconds: seconds.default(0),
});
const method = z.object({
  id: z.string(),
  customerId: z.string().nullable(),
  last4: z.string(),
  /** The bank refuses every payment. */
  isDeclined: z.boolean(),
  created: seconds,
});
const subscription = z.object({
  id: z.string(),
  customerId: z.string(),
  description: z.string(),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(["trialing", "active", "past_due", "canceled"]),
  created: seconds,
  trialEnd: seconds,
  anchor: seconds,
  periodStart: seconds,
  periodEnd: seconds,
  endsWithPeriod: z.boolean(),
  coupon: z.string().nullable(),
  endedAt: seconds.nullable(),
  isTrialEndReported: z.boolean(),
});
const invoice = z.object({
  id: z.string(),
  customerId: z.string(),
  subscriptionId: z.string(),
  number: z.string(),
  status: z.enum(["open", "paid", "void"]),
  subtotal: z.int(),
  discount: z.int(),
  isProration: z.boolean(),
  reason: z.enum(["subscription_create", "subscription_cycle"]),
  created: seconds,
  paidAt: seconds.nullable(),
  attempts: z.int(),
  nextAttempt: seconds.nullable(),
  periodStart: seconds,
  periodEnd: seconds,
});
const session = z.object({
  id: z.string(),
  kind: z.enum(["setup", "portal"]),
  customerId: z.string(),
  doneUrl: z.string(),
  cancelUrl: z.string(),
  isUsed: z.boolean(),
});

export type SimulatedCustomer = z.output<typeof customer>;
export type SimulatedMethod = z.output<typeof method>;
export type SimulatedSubscription = z.output<typeof subscription>;
export type SimulatedInvoice = z.output<typeof invoice>;
export type SimulatedSession = z.output<typeof session>;

/** What a restart of the demonstration brings back. */
export const keptPayments = z.object({
  customers: z.array(customer),
  methods: z.array(method),
  subscriptions: z.array(subscription),
  invoices: z.array(invoice),
  sessions: z.array(session),
  coupons: z.array(z.string()),
});

/** An event as it is posted, before it is signed. */
export type SimulatedReport = { id: string; payload: string };

/** The data of a simulated billing service: one account with its customers, and what it still has to report. */
export type SimulatedPayments = z.output<typeof keptPayments> & {
  account: { secretKey: string; webhookSecret: string; priceId: string; priceCents: number };
  reports: SimulatedReport[];
  /** The responses that were given to a key, each with the request that had it first. */
  responsesByKey: Map<string, { request: string; response: { status: number; body: unknown } }>;
  /** Where this service's own pages are. */
  pagesUrl: string;
};

export function simulatedPayments(
  kept: Partial<z.output<typeof keptPayments>> & { priceCents?: number } = {},
): SimulatedPayments {
  const { priceCents = 10_000, ...records } = kept;
  return {
    customers: [],
    methods: [],
    subscriptions: [],
    invoices: [],
    sessions: [],
    coupons: [],
    ...records,
    account: { secretKey: "sk_test_hangtag", webhookSecret: "whsec_hangtag", priceId: "price_hangtag", priceCents },
    reports: [],
    responsesByKey: new Map(),
    pagesUrl: "",
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** A customer's own time, in whole seconds. */
export function paymentsTime(
  { customers }: Pick<SimulatedPayments, "customers">,
  { customerId, now }: { customerId: string | null; now: Date },
): number {
  const ahead = customers.find(({ id }) => id === customerId)?.aheadSeconds ?? 0;
  return Math.floor(now.getTime() / 1000) + ahead;
}
