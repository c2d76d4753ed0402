import { IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./explained-name.module.css";

type ExplainedNameProps = {
  name: string;
  explanation: string;
  /** What the explanation is headed with, where the name here is another. */
  title?: string;
};

/** The name of a figure; a tap says how it is made. */
export function ExplainedName({ name, explanation, title = name }: ExplainedNameProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.name}
        title={uiText("figure.explain", { label: name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {name}
        <IconInfoCircle size={14} aria-hidden="true" />
      </button>
      {/* Not within the head of a table, whose style it would take on. */}
      {isOpen &&
        createPortal(
          <Dialog title={title} size="small" onClose={() => setIsOpen(false)}>
            <p>{explanation}</p>
          </Dialog>,
          document.body,
        )}
    </>
  );
}
