import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { emptyRequest, requestFields, writtenRequest } from "./request-fields.ts";
import type { RequestValues } from "./request-fields.ts";
import { RequestFormFields } from "./request-form-fields.tsx";
import { addCheckinRequestMutation, checkinRequestsQuery } from "./requests.queries.ts";
import { text } from "./requests-text.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";

/** Puts a seller in line while the counter is busy. */
export function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(newId);
  const [add] = useChange(addCheckinRequestMutation);
  const form = useForm<RequestValues>({
    initial: emptyRequest,
    fields: requestFields(),
    guardsChanges: false,
    onSubmit: async (values, submission) => {
      const outcome = await add(
        { id, request: writtenRequest(values) },
        { refetches: [checkinRequestsQuery, buyDeskQuery] },
      );
      if (!outcome.isDone) {
        submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("new.saved", { name: values.firstName }), color: "good" });
      onClose();
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {text("request.back")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("list.add")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("new.title")} size="small" onClose={onClose}>
      <Form form={form} label={text("new.title")} actions={actions} columns={2}>
        <RequestFormFields form={form} />
      </Form>
    </Dialog>
  );
}
