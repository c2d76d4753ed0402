import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
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
    save: ({ name }) => rename({ id: device.id, name: name.trim() }),
    onSaved: () => {
      showSnackbar({ text: text("device.renamed"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} size="xsmall" save={text("device.save")} onClose={onClose}>
      <TextField {...form.field("name")} />
    </FormDialog>
  );
}
