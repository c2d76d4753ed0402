import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import classes from "./notes.module.css";

const noteVariables = shape.object({ note: shape.object({ body: shape.text, date: shape.maybe(shape.text) }) });

/** New notes of the day that have not reached the server yet. */
export function WaitingNotes({ date }: { date: string }) {
  const waiting = useWaitingChanges().filter(({ name, refusal }) => name === "AddNote" && refusal === null);
  const notes = waiting.flatMap((change) => {
    const note = shape.read(noteVariables, change.variables)?.note;
    return note?.date === date ? [{ key: change.key, body: note.body, name: change.employeeName }] : [];
  });
  return (
    notes.length > 0 && (
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note.key} className={classes.item}>
            <p className={classes.body}>{note.body}</p>
            <p className={classes.who}>{text("notes.waiting", { name: note.name })}</p>
          </li>
        ))}
      </ul>
    )
  );
}
