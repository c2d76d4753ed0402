import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { cancelCheckinRequestMutation, checkinRequestQuery, checkinRequestsQuery } from "./requests.queries.ts";
import { text } from "./requests-text.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";

/** Why a seller is taken out of the line. */
export function CancelRequest({ id, onBack }: { id: string; onBack: () => void }) {
  const [cancel] = useChange(cancelCheckinRequestMutation);
  const form = useForm({
    initial: { reason: "" },
    fields: { reason: { label: text("request.reason"), rules: [required] } },
    guardsChanges: false,
    onSubmit: async ({ reason }, submission) => {
      const outcome = await cancel(
        { id, reason },
        { refetches: [checkinRequestQuery, checkinRequestsQuery, buyDeskQuery] },
      );
      if (outcome.isDone) {
        submission.resolve();
      } else {
        submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
      }
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onBack}>
        {text("request.back")}
      </Button>
      <Button kind="bad" type="submit" isBusy={form.status === "submitting"}>
        {text("request.cancelDo")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("request.cancel")} actions={actions}>
      <TextField {...form.field("reason")} limit={200} />
    </Form>
  );
}
