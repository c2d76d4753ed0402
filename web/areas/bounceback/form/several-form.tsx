import { useState } from "react";
import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { createCouponsMutation } from "./coupon-form.queries.ts";
import type { ManualCampaign } from "./coupon-form.queries.ts";
import { text } from "./form-text.ts";

/** More at once are a handful of money. */
const mostByEmployee = 20;

type SeveralFormProps = { campaign: ManualCampaign; onAdded: (batchId: string) => void };

/** Several without a name, to be printed and handed out. */
export function SeveralForm({ campaign, onAdded }: SeveralFormProps) {
  const [create] = useChange(createCouponsMutation);
  const isManaging = useCan()("bounceback:manage");
  const [batchId] = useState(newId);
  const initial: { count: number | string | null } = { count: null };
  const form = useForm({
    initial,
    fields: {
      count: {
        label: text("several.count"),
        rules: [
          required,
          accepts(couponFields.count),
          must(text("several.manager"), (count) => isManaging || Number(count) <= mostByEmployee),
        ],
      },
    },
    save: ({ count }) => create({ batchId, campaignId: campaign.id, count: Number(count) }),
    refusalText: (error) => text("addFailed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("added"), color: "good" });
      onAdded(batchId);
    },
  });
  return (
    <Form
      form={form}
      label={text("several.title")}
      actions={
        <Button type="submit" isBusy={form.status === "submitting"}>
          {text("several.add")}
        </Button>
      }
    >
      <NumberField {...form.field("count")} hint={text("several.hint")} />
    </Form>
  );
}
