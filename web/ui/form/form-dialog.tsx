import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import type { DialogSize } from "#web/ui/dialogs/dialog-size.ts";
import { Form } from "./form.tsx";
import type { FormValues } from "./rules.ts";
import { SaveActions } from "./save-actions.tsx";
import { mayLeave } from "./unsaved-changes.ts";
import type { FormState } from "./use-form.ts";

type FormDialogProps<Values extends FormValues> = {
  form: FormState<Values>;
  /** Also the form's name for a screen reader. */
  title: string;
  /** The button that sends the form. */
  save: string;
  /** It destroys or stops something. */
  isBad?: boolean;
  children: ReactNode;
  /** Nothing to send yet. */
  isDisabled?: boolean;
  size?: DialogSize;
  columns?: 1 | 2;
  /** Another thing to do, beside the buttons. */
  aside?: ReactNode;
  /** Below the form: the record's history. */
  below?: ReactNode;
  onClose: () => void;
};

/** A form in a dialog of its own. Closing it with something typed asks first. */
export function FormDialog<Values extends FormValues>({
  form,
  title,
  save,
  children,
  ...rest
}: FormDialogProps<Values>) {
  const { isDisabled = false, isBad = false, size = "small", columns = 1, aside, below, onClose } = rest;
  const close = async () => {
    if (!form.isUnsaved || (await mayLeave())) {
      // At once: the page below may be left by this, and must not ask a second time.
      flushSync(() => form.reset());
      onClose();
    }
  };
  const actions = (
    <SaveActions
      form={form}
      save={save}
      isBad={isBad}
      isDisabled={isDisabled}
      onCancel={() => void close()}
      aside={aside}
    />
  );
  return (
    <Dialog title={title} size={size} onClose={() => void close()}>
      <Form form={form} label={title} actions={actions} columns={columns}>
        {children}
      </Form>
      {below}
    </Dialog>
  );
}
