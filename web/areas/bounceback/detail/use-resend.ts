import { formatPhone } from "#common/phone.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { resendCouponMutation } from "#web/areas/bounceback/shared/coupon-changes.queries.ts";
import { couponQuery } from "./coupon.queries.ts";
import type { Coupon } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";

/** Whether its customer has it on the phone; a text that did not get through does not count. */
export function wasTexted({ deliveredVia }: Pick<Coupon, "deliveredVia">): boolean {
  return deliveredVia.includes("text");
}

/** Texts the coupon, and says why when it could not be. */
export function useResend() {
  const [resend, isRunning] = useChange(resendCouponMutation);
  const send = async ({ id, cellphone }: Pick<Coupon, "id" | "cellphone">) => {
    const outcome = await resend({ id }, { refetches: [couponQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const { isTexted, reason } = outcome.data.resendCoupon;
    showSnackbar(
      isTexted
        ? { text: text("resent", { phone: formatPhone(cellphone ?? "") }), color: "good" }
        : { text: text("notTexted", { reason: reason ?? "" }), color: "bad" },
    );
  };
  return { send, isRunning };
}
