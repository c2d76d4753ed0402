import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showBlockingError } from "#web/ui/dialogs/blocking-error.ts";
import { dialogHeights, dialogWidths } from "#web/ui/dialogs/dialog-size.ts";
import type { DialogHeight, DialogSize } from "#web/ui/dialogs/dialog-size.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { KeyboardHelp } from "#web/ui/feedback/keyboard-help.tsx";
import classes from "./gallery.module.css";

const sizes: readonly DialogSize[] = ["xsmall", "small", "medium", "large", "huge"];
const heights: readonly DialogHeight[] = ["xsmall", "small", "medium", "large", "huge"];
const shortcuts = [
  { keys: ["/"], does: "Search" },
  { keys: ["g", "d"], does: "Go to the daybook" },
  { keys: ["n"], does: "New in this area" },
  { keys: ["?"], does: "This list" },
];

type Shown = { size: DialogSize; height?: DialogHeight } | "keyboard" | null;

export function GalleryDialogs() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => {
    setShown(null);
  };
  const question = {
    title: "Remove bin B12?",
    text: "Its label is thrown away, and the number is free again.",
    confirm: "Remove",
    cancel: "Cancel",
    tone: "bad" as const,
  };
  return (
    <Card title="Dialogs">
      <div className={classes.row}>
        {sizes.map((size) => (
          <Button
            key={size}
            onClick={() => {
              setShown({ size });
            }}
          >
            {size} {dialogWidths[size]}
          </Button>
        ))}
        {heights.map((height) => (
          <Button
            key={height}
            onClick={() => {
              setShown({ size: "small", height });
            }}
          >
            {dialogHeights[height]} high
          </Button>
        ))}
        <Button onClick={() => void ask(question)}>Question</Button>
        <Button
          onClick={() => {
            showBlockingError({ text: "The day could not be closed.", cancelRefresh: true });
          }}
        >
          Blocking error
        </Button>
        <Button
          onClick={() => {
            setShown("keyboard");
          }}
        >
          Keyboard
        </Button>
      </div>
      {shown === "keyboard" && <KeyboardHelp shortcuts={shortcuts} onClose={close} />}
      {shown !== null && shown !== "keyboard" && (
        <Dialog
          {...shown}
          title="New task"
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              Add task
            </Button>
          }
        >
          <p>What is in the dialog scrolls; its title and its buttons stay.</p>
        </Dialog>
      )}
    </Card>
  );
}
