import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./reason-text.ts";

type ReasonDialogProps<Saved> = {
  title: string;
  /** The button that does it. */
  save: string;
  refusalText?: (text: string) => string;
  onSave: (reason: string) => Promise<ChangeOutcome<Saved>>;
  onDone: (saved: Saved) => void;
  onClose: () => void;
};

/** Asks a manager why, before a rule is let pass or something is undone. */
export function ReasonDialog<Saved>({ title, save, refusalText, onSave, onDone, onClose }: ReasonDialogProps<Saved>) {
  const form = useForm<{ reason: string }, Saved>({
    initial: { reason: "" },
    fields: { reason: { label: text("reason.label"), rules: [accepts(couponFields.reason)] } },
    save: ({ reason }) => onSave(reason),
    onSaved: (saved) => {
      onClose();
      onDone(saved);
    },
    ...(refusalText !== undefined && { refusalText }),
  });
  return (
    <FormDialog form={form} title={title} size="small" save={save} onClose={onClose}>
      <TextField {...form.field("reason")} limit={200} hint={text("reason.hint")} />
    </FormDialog>
  );
}
