import { IconCheck } from "@tabler/icons-react";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { NoteDetail } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import { useGotIt } from "./use-got-it.ts";
import classes from "./notes.module.css";

/** Who has pressed "Got it", and the button for those who have not. */
export function SeenBy({ note }: { note: NoteDetail }) {
  const me = useActiveEmployee();
  const gotIt = useGotIt();
  const names = note.seenBy.map(({ person }) => person.firstName).join(", ");
  const isMine = note.author.employeeId === me?.id;
  const hasSeen = note.seenBy.some(({ person }) => person.employeeId === me?.id);
  return (
    <div className={classes.seen}>
      <span>{names === "" ? text("note.seenByNobody") : text("note.seenBy", { names })}</span>
      {!isMine && !hasSeen && (
        <Button isCompact icon={<IconCheck size={16} />} onClick={() => void gotIt(note.id)}>
          {text("note.gotIt")}
        </Button>
      )}
    </div>
  );
}
