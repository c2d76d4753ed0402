import { shortMoney } from "#common/bounceback/campaign.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { undoRedemptionMutation, voidCouponMutation } from "#web/areas/bounceback/shared/coupon-changes.queries.ts";
import { ReasonDialog } from "#web/areas/bounceback/shared/reason-dialog.tsx";
import { text as reasonText } from "#web/areas/bounceback/shared/reason-text.ts";
import { couponQuery } from "./coupon.queries.ts";
import type { Coupon, CouponBlock } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import { useRedeem } from "./use-redeem.ts";

type DialogProps = { coupon: Coupon; onClose: () => void };

const asksForManager = { request: { title: text("reason.manager") }, refetches: [couponQuery] };

/** A manager honors an expired coupon, or lets a second one of the day pass. */
export function OverrideDialog({
  coupon,
  code,
  purchaseAmount,
  onClose,
}: DialogProps & { code: CouponBlock["code"]; purchaseAmount: number | null }) {
  const { send, show } = useRedeem(coupon);
  const isExpired = code === "COUPON_EXPIRED";
  return (
    <ReasonDialog
      title={text(isExpired ? "reason.honor" : "reason.allow")}
      save={text(isExpired ? "reason.honorGo" : "reason.allowGo")}
      refusalText={(error) => text("redeem.failed", { error })}
      onSave={(overrideReason) =>
        send({ purchaseAmount, overrideReason }, text("redeem.who", { amount: shortMoney(coupon.redeemAmount) }))
      }
      onDone={({ redeemCoupon }) => show(redeemCoupon)}
      onClose={onClose}
    />
  );
}

export function UndoDialog({ coupon, onClose }: DialogProps) {
  const [undo] = useChange(undoRedemptionMutation);
  return (
    <ReasonDialog
      title={reasonText("reason.undo")}
      save={reasonText("reason.undoGo")}
      onSave={(reason) => undo({ id: coupon.id, reason }, asksForManager)}
      onDone={() => showSnackbar({ text: text("undone", { number: coupon.numberText }), color: "good" })}
      onClose={onClose}
    />
  );
}

export function VoidDialog({ coupon, onClose }: DialogProps) {
  const [voidCoupon] = useChange(voidCouponMutation);
  return (
    <ReasonDialog
      title={text("reason.void")}
      save={text("reason.voidGo")}
      onSave={(reason) => voidCoupon({ id: coupon.id, reason }, asksForManager)}
      onDone={() => showSnackbar({ text: text("voided", { number: coupon.numberText }), color: "good" })}
      onClose={onClose}
    />
  );
}
