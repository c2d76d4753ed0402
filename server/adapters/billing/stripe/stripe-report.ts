import type Stripe from "stripe";
import type { BillingReceipt, BillingReport } from "#server/adapters/billing/billing.ts";
import * as answers from "./stripe-answers.ts";

const toleranceSeconds = 300;

/** The library checks the signature and its age; what is not Stripe's, or not readable, is null. */
export async function readStripeReport(
  library: () => Promise<Stripe>,
  secret: string,
  { body, signature, now }: BillingReceipt,
): Promise<BillingReport | null> {
  const { webhooks } = await library();
  let content: unknown;
  try {
    content = webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch {
    return null;
  }
  const parsed = answers.event.safeParse(content);
  if (!parsed.success) {
    return null;
  }
  const { id, type, created, data } = parsed.data;
  const { object: kind, id: recordId = "", customer } = data.object;
  return { id, type, customerId: kind === "customer" ? recordId : idOf(customer), recordId, at: created };
}

function idOf(customer: unknown): string | null {
  return typeof customer === "string" && customer.length <= 255 ? customer : null;
}
