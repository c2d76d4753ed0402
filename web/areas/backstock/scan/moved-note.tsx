import { IconCheck } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import type { DoneMove } from "./scan-session.ts";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

type MovedNoteProps = { moved: DoneMove & { bins?: number }; onUndo: (setId: string) => void };

/** What was moved from here, and the way back. */
export function MovedNote({ moved, onUndo }: MovedNoteProps) {
  const { to: place, bins } = moved;
  return (
    <output className={classes.moved}>
      <IconCheck size={20} aria-hidden="true" />
      <span>{bins === undefined ? text("scan.movedTo", { place }) : text("batch.moved", { count: bins, place })}</span>
      <Button isCompact onClick={() => onUndo(moved.setId)}>
        {text("scan.undo")}
      </Button>
    </output>
  );
}
