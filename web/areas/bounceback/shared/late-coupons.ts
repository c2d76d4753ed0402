import * as shape from "#web/platform/browser/shape.ts";
import { explainLateResponse } from "#web/platform/graphql/send-waiting.ts";
import { text } from "#web/areas/bounceback/bounceback-text.ts";

const lateCoupon = shape.object({
  redeemOfflineCoupon: shape.object({
    use: shape.object({ numberText: shape.text, fact: shape.maybe(shape.text) }),
  }),
});

/**
 * Explains what contradicted a coupon that was taken without a connection. Nothing is lost: it is on the managers' list.
 * The frame shows it, because waiting changes are sent from any page.
 */
export function explainLateCoupons(): void {
  explainLateResponse("RedeemOfflineCoupon", (answer) => {
    const use = shape.read(lateCoupon, answer)?.redeemOfflineCoupon.use;
    return use === undefined || use.fact === null
      ? null
      : text("late.conflict", { number: use.numberText, fact: use.fact });
  });
}
