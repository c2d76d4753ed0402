import { useEffect } from "react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./form.module.css";

type SaveBarProps = {
  form: { status: "idle" | "submitting"; isDirty: boolean; changes: readonly string[]; reset: () => void };
  /** The button that saves: "Save hours". */
  save: string;
  /** From when the change counts, or what it does. */
  note?: ReactNode;
  /** More than taking the form back to what it began with. */
  onUndo?: () => void;
};

/**
 * The foot of a form on a settings page: what is not saved yet, Undo and Save, at the same place on every page and only
 * while there is something to save. Forms in dialogs keep their buttons.
 */
export function SaveBar(props: SaveBarProps) {
  return props.form.isDirty ? <OpenSaveBar {...props} /> : null;
}

function OpenSaveBar({ form, save, note, onUndo = () => form.reset() }: SaveBarProps) {
  useEffect(function sayOnce() {
    announce(uiText("form.notSaved"));
  }, []);
  const { changes, status } = form;
  const what =
    changes.length === 0
      ? uiText("form.notSaved")
      : uiText(changes.length === 1 ? "form.oneChange" : "form.changes", {
          count: changes.length,
          what: changes.join(", "),
        });
  return (
    <fieldset className={classes.saveBar} aria-label={uiText("form.unsavedTitle")} data-save-bar>
      <p>
        <strong title={what}>{what}</strong>
        {note !== undefined && <small>{note}</small>}
      </p>
      <span>
        <Button onClick={onUndo} disabled={status === "submitting"}>
          {uiText("snackbar.undo")}
        </Button>
        <Button kind="primary" type="submit" isBusy={status === "submitting"}>
          {save}
        </Button>
      </span>
    </fieldset>
  );
}
