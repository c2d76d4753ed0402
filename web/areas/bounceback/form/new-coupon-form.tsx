import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatPhone } from "#common/phone.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { useResend } from "#web/areas/bounceback/detail/use-resend.ts";
import { contactOf, CouponFields, couponFormFields, termsOf } from "./coupon-fields.tsx";
import type { CouponValues } from "./coupon-fields.tsx";
import { createCouponsMutation } from "./coupon-form.queries.ts";
import type { ManualCampaign } from "./coupon-form.queries.ts";
import { text } from "./form-text.ts";

type NewCouponFormProps = { campaign: ManualCampaign; today: string; onAdded: (couponId: string) => void };
type Added = { id: string; cellphone: string | null };

/** One coupon, with the campaign's terms to begin with. */
export function NewCouponForm({ campaign, today, onAdded }: NewCouponFormProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const [create] = useChange(createCouponsMutation);
  const canChangeTerms = useCan()("bounceback:manage");
  const [batchId] = useState(newId);
  const offerText = useOfferText();
  const { redeemAmount, redeemMinSpend, redeemStartOn, redeemEndOn } = campaign;
  const initial: CouponValues = {
    ...{ name: "", email: "", cellphone: "" },
    ...{ redeemAmount, redeemMinSpend, redeemStartOn, redeemEndOn },
  };
  const form = useForm({
    initial,
    fields: couponFormFields,
    save: (values) =>
      create({
        batchId,
        campaignId: campaign.id,
        count: 1,
        contact: contactOf(values),
        terms: canChangeTerms ? termsOf(values) : null,
      }),
    refusalText: (error) => text("addFailed", { error }),
    onSaved: ({ createCoupons: [coupon] }) => {
      showSnackbar({ text: text("added"), color: "good" });
      if (coupon !== undefined) {
        onAdded(coupon.id);
        void offerText(coupon);
      }
    },
  });
  return (
    <Form
      form={form}
      label={text("new.title")}
      actions={
        <SaveActions
          form={form}
          save={text("add")}
          onCancel={() => void navigate({ to: "/s/$storeId/bounceback", params: { storeId } })}
        />
      }
    >
      <CouponFields form={form} today={today} canChangeTerms={canChangeTerms} />
    </Form>
  );
}

/** Asks before anything is texted: the customer stands there and may want it on paper. */
function useOfferText(): (coupon: Added) => Promise<void> {
  const { send } = useResend();
  return async (coupon) => {
    const { cellphone } = coupon;
    const question = {
      title: text("text.title"),
      text: text("text.text", { phone: formatPhone(cellphone ?? "") }),
      confirm: text("text.go"),
      cancel: text("text.no"),
    };
    if (cellphone !== null && (await ask(question))) {
      await send(coupon);
    }
  };
}
