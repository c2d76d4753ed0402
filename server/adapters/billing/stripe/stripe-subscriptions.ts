import { multiStorePercent } from "#common/billing/store-charges.ts";
import type { SubscriptionOrder } from "#common/billing/subscription.ts";
import type { BillingService } from "#server/adapters/billing/billing.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { StripeCall } from "./stripe-call.ts";
import { multiStoreCoupon, stripeMetadata, stripePaths as paths } from "./stripe-paths.ts";

type Subscriptions = Pick<BillingService, "subscribe" | "drop" | "endWithPeriod" | "setDiscount">;

/** A store's subscription from its beginning to its end. */
export function stripeSubscriptions(call: StripeCall, price: string): Subscriptions {
  return {
    async subscribe(order) {
      if (order.isDiscounted) {
        await requireCoupon(call);
      }
      const { storeId, attempt, freeUntil } = order;
      const terms = `${toSeconds(freeUntil)}-${order.isDiscounted ? "reduced" : "full"}`;
      const idempotencyKey = `hangtag-subscription-${storeId}-${attempt}-${terms}`;
      await call({ method: "POST", path: paths.subscriptions, form: toForm(order, price), idempotencyKey });
    },
    async drop(subscriptionId) {
      await call({ method: "DELETE", path: paths.subscription(subscriptionId) });
    },
    async endWithPeriod(subscriptionId, endsWithPeriod) {
      // A person has decided, so it waits for no opening any more.
      const form = { cancel_at_period_end: endsWithPeriod, metadata: { [stripeMetadata.waits]: "" } };
      await call({ method: "POST", path: paths.subscription(subscriptionId), form });
    },
    async setDiscount(subscriptionId, isDiscounted) {
      if (isDiscounted) {
        await requireCoupon(call);
        const form = { coupon: multiStoreCoupon };
        await call({ method: "POST", path: paths.subscription(subscriptionId), form });
      } else {
        await call({ method: "DELETE", path: paths.discount(subscriptionId) });
      }
    },
  };
}

function toForm(order: SubscriptionOrder, price: string): Record<string, unknown> {
  const { customerId, storeId, storeName, attempt, freeUntil, chargeDay, waitsForOpening, isDiscounted } = order;
  return {
    customer: customerId,
    items: [{ price, quantity: 1 }],
    description: storeName,
    off_session: true,
    proration_behavior: "create_prorations",
    trial_end: toSeconds(freeUntil),
    ...(chargeDay !== null && { billing_cycle_anchor: toSeconds(chargeDay) }),
    // Without a Grand Opening Stripe itself ends it before the first charge, also while our program is down.
    ...(waitsForOpening && { cancel_at_period_end: true }),
    ...(isDiscounted && { coupon: multiStoreCoupon }),
    metadata: {
      [stripeMetadata.store]: String(storeId),
      [stripeMetadata.attempt]: String(attempt),
      ...(waitsForOpening && { [stripeMetadata.waits]: "yes" }),
    },
  };
}

const couponIsThere = "resource_already_exists";

async function requireCoupon(call: StripeCall): Promise<void> {
  const form = {
    id: multiStoreCoupon,
    name: `${multiStorePercent}% off for two or more stores`,
    percent_off: multiStorePercent,
    duration: "forever",
  };
  try {
    await call({ method: "POST", path: paths.coupons, form });
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.serviceCode !== couponIsThere) {
      throw error;
    }
  }
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
