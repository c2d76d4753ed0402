import { offlineBlock } from "#common/bounceback/offline-rule.ts";
import type { OfflineBlock } from "#common/bounceback/offline-rule.ts";
import { localTimeAt } from "#common/store-time.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useUsedTill } from "#web/platform/till/tills.ts";
import { useNow } from "#web/platform/use-now.ts";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";
import { offlineRuleQuery, redeemOfflineMutation } from "./offline.queries.ts";
import { text } from "./offline-text.ts";
import { findKeptCoupon, seenCoupon } from "./seen-coupons.ts";

/** The most that a coupon may take off without a connection, in cents; null when none is taken, or nobody knows. */
export function useOfflineMost(): number | null {
  const read = useRead(offlineRuleQuery, { live: ["BouncebackSettings"] });
  return read.status === "ready" ? read.data.bouncebackSettings.offlineMost : null;
}

type OfflineCoupon = {
  /** Why it cannot be taken without a connection; null when it can. */
  block: OfflineBlock | null;
  /** This screen has taken it, and it is not sent yet. */
  waiting: WaitingChange | null;
};

export function useOfflineCoupon({ id }: Pick<Coupon, "id">, mostCents: number | null): OfflineCoupon {
  const store = useStoreData();
  const now = useNow();
  const activeStore = useActiveStore();
  const hasEmployee = useActiveEmployee() !== null;
  const uses = useWaitingChanges().filter(isUse);
  const waiting = uses.find(({ variables }) => variables["couponId"] === id) ?? null;
  const kept = findKeptCoupon(store, (coupon) => coupon.id === id);
  if (activeStore === null) {
    return { block: "unknown", waiting };
  }
  const { id: storeId, timeZone } = activeStore;
  const seen = kept && seenCoupon(kept, { storeId, timeZone });
  const today = localTimeAt(now, timeZone).date;
  const phone = kept?.coupon.cellphone ?? null;
  const ofCustomer = ({ coupon }: { coupon: Coupon }) =>
    coupon.id !== id && phone !== null && coupon.cellphone === phone;
  const hasTakenOther = uses.some(({ variables, at }) => {
    const isToday = localTimeAt(new Date(at), timeZone).date === today;
    const other = findKeptCoupon(store, (coupon) => coupon.id === variables["couponId"]);
    return isToday && other !== null && ofCustomer(other);
  });
  const situation = { mostCents, now, today, hasEmployee, hasTakenOther, isWaiting: waiting !== null };
  return { waiting, block: offlineBlock(seen, situation) };
}

/** Taken in this window or another of the browser. */
function isUse({ query }: WaitingChange): boolean {
  return query.includes("redeemOfflineCoupon");
}

/** The longest name of a register that a redemption takes. */
const longestTerminal = 32;

type TakeOffline = {
  take: (purchaseAmount: number | null) => Promise<ChangeOutcome<ResultOf<typeof redeemOfflineMutation>>>;
  isRunning: boolean;
};

/** Takes a coupon without a connection: it waits on the device, under its own key, with the employee and the time. */
export function useTakeOffline({
  id,
  numberText,
  offText,
  redeemAmount,
  status,
  block,
  redemption,
}: Coupon): TakeOffline {
  const [redeem, isRunning] = useChange(redeemOfflineMutation);
  const terminal = useUsedTill()?.name.slice(0, longestTerminal) ?? null;
  return {
    isRunning,
    take: (purchaseAmount) => {
      const useId = newId();
      const claimedAt = new Date().toISOString();
      const use = { id: useId, numberText, reason: null, fact: null };
      const coupon = { __typename: "Coupon" as const, id, status, block, redemption };
      return redeem(
        { id: useId, couponId: id, claimedAt, amount: redeemAmount, purchaseAmount, terminal },
        {
          optimistic: { redeemOfflineCoupon: { use, coupon } },
          mayWait: text("take.words", { number: numberText, off: offText }),
        },
      );
    },
  };
}
