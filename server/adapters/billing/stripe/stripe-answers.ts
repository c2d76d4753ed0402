/** What we read of Stripe's responses (API version 2023-08-16). */
import { z } from "zod";

const seconds = z.int().transform((value) => new Date(value * 1000));
const metadata = z.record(z.string(), z.string());
/** A record, or its id where it was not asked for. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

export const record = z.object({ id: z.string().min(1) });
export const link = z.object({ id: z.string().min(1), url: z.url() });
export const price = z.object({ unit_amount: z.int().min(0), currency: z.literal("usd") });

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});
const paymentMethod = z.object({ id: z.string(), card: card.optional() });
export type StripePaymentMethod = z.output<typeof paymentMethod>;

export const customer = z.object({
  id: z.string(),
  invoice_settings: z.object({ default_payment_method: paymentMethod.nullable() }),
});

export const subscription = z.object({
  id: z.string(),
  status: z.enum([
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "incomplete",
    "incomplete_expired",
    "paused",
    "canceled",
  ]),
  metadata,
  created: seconds,
  trial_end: seconds.nullish(),
  current_period_end: seconds,
  cancel_at_period_end: z.boolean(),
  ended_at: seconds.nullish(),
  discount: z.object({ coupon: z.object({ id: z.string() }) }).nullish(),
  items: z.object({ data: z.array(z.object({ price: z.object({ unit_amount: z.int().min(0) }) })).min(1) }),
});
export type StripeSubscription = z.output<typeof subscription>;

export const invoice = z.object({
  id: z.string(),
  customer: reference.nullish(),
  number: z.string().nullish(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  subscription: reference.nullish(),
  total: z.int(),
  total_discount_amounts: z.array(z.object({ amount: z.int() })).nullish(),
  created: seconds,
  attempted: z.boolean(),
  next_payment_attempt: seconds.nullish(),
  status_transitions: z.object({ finalized_at: seconds.nullish(), paid_at: seconds.nullish() }),
  hosted_invoice_url: z.url().nullish(),
});
export type StripeInvoice = z.output<typeof invoice>;

export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: z.array(schema), has_more: z.boolean() });
}
export { paymentMethod };

export const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: seconds,
  data: z.object({ object: z.looseObject({ id: z.string().max(255).optional(), object: z.string() }) }),
});
