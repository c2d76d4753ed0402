import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useUsedTill } from "#web/platform/till/tills.ts";
import { redeemCouponMutation } from "#web/areas/bounceback/shared/coupon-changes.queries.ts";
import { showTakeOff } from "#web/areas/bounceback/shared/take-off.ts";
import { couponQuery } from "./coupon.queries.ts";
import type { Coupon } from "./coupon.queries.ts";

type Redeemed = ResultOf<typeof redeemCouponMutation>;
type Redemption = { purchaseAmount: number | null; overrideReason?: string | null };

/** The longest name of a register that a redemption takes. */
const longestTerminal = 32;

export type Redeem = {
  /** `question` is what the screen says that asks for a PIN. */
  send: (redemption: Redemption, question: string) => Promise<ChangeOutcome<Redeemed>>;
  /** Shows what has to be taken off. */
  show: (redeemed: Redeemed["redeemCoupon"]) => void;
  isRunning: boolean;
};

export function useRedeem({ id }: Pick<Coupon, "id">): Redeem {
  const storeId = useActiveStoreId();
  const till = useUsedTill();
  const [redeem, isRunning] = useChange(redeemCouponMutation);
  const terminal = till?.name.slice(0, longestTerminal) ?? null;
  return {
    isRunning,
    send: ({ purchaseAmount, overrideReason = null }, title) =>
      redeem({ id, purchaseAmount, terminal, overrideReason }, { request: { title }, refetches: [couponQuery] }),
    show: ({ numberText, redeemAmount, redemption }) => {
      if (storeId !== null) {
        showTakeOff({
          storeId,
          couponId: id,
          numberText,
          amount: redeemAmount,
          purchaseAmount: redemption?.purchaseAmount ?? null,
          at: redemption?.at ?? new Date().toISOString(),
          by: redemption?.by ?? null,
          terminal: redemption?.terminal ?? null,
          isOffline: false,
        });
      }
    },
  };
}
