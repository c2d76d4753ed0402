import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
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
    save: (values) => add({ id, request: writtenRequest(values) }, { refetches: [checkinRequestsQuery, buyDeskQuery] }),
    onSaved: (_added, { firstName }) => {
      showSnackbar({ text: text("new.saved", { name: firstName }), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text("new.title")} save={text("list.add")} columns={2} onClose={onClose}>
      <RequestFormFields form={form} />
    </FormDialog>
  );
}
