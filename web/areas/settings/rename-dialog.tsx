import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { max, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./settings-text.ts";
import { renameDeviceMutation } from "./settings.queries.ts";
import type { StoreDevice } from "./settings.queries.ts";

export function RenameDialog({ device, onClose }: { device: StoreDevice; onClose: () => void }) {
  const [rename] = useChange(renameDeviceMutation);
  const title = text("device.renameTitle", { name: device.name });
  const form = useForm({
    initial: { name: device.name },
    fields: { name: { label: text("device.name"), rules: [required, max(60)] } },
    onSubmit: (values, submission) => {
      void rename({ id: device.id, name: values.name.trim() }).then((outcome) => {
        if (outcome.isDone) {
          submission.resolve();
          showSnackbar({ text: text("device.renamed"), color: "good" });
          onClose();
        } else {
          submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
        }
      });
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {text("device.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("device.save")}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size="xsmall" onClose={onClose}>
      <Form form={form} label={title} actions={actions}>
        <TextField {...form.field("name")} />
      </Form>
    </Dialog>
  );
}
