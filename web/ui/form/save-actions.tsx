import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./form.module.css";

export type SaveActionsProps = {
  form: { status: "idle" | "submitting" };
  /** The button that sends the form, a verb first: "Save", "Invite". */
  save: string;
  isBad?: boolean;
  onCancel: () => void;
  /** Another thing to do, on the other side: delete, archive. */
  aside?: ReactNode;
  /** Nothing to send yet. */
  isDisabled?: boolean;
};

/** The buttons of a form: another thing to do at the left, then Cancel and the one that saves. */
export function SaveActions({ form, save, isBad = false, onCancel, aside, isDisabled = false }: SaveActionsProps) {
  return (
    <>
      {Boolean(aside) && <span className={classes.aside}>{aside}</span>}
      <Button kind="quiet" onClick={onCancel}>
        {uiText("form.cancel")}
      </Button>
      <Button
        kind={isBad ? "bad" : "primary"}
        type="submit"
        disabled={isDisabled}
        isBusy={form.status === "submitting"}
      >
        {save}
      </Button>
    </>
  );
}
