import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";
import { noteDeleted, noteEdited, noteRestored } from "#server/events/daybook.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./notes.db.ts";
import type { Note } from "./notes.db.ts";
import { contentsOf } from "./notes.rules.ts";

/**
 * Undoes a change of a note: one's own last within moments (Undo), or, for managers, one named from its history
 * (Restore). A note that was deleted is there again.
 */
export const restoreNote = operation({
  name: "daybook.restoreNote",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<Note> {
    const key = { storeId: context.store.id, id };
    const readable = { ...key, withManagerNotes: seesManagerContent(context), withDeleted: true };
    const names = [noteEdited.name, noteDeleted.name];
    const event = await eventToReverse(context, { kind: "Note", id, eventId, names });
    const now = await db.findNote(context.sql, readable);
    if (!now) {
      throw notFound("Note");
    }
    const contents =
      event.name === noteEdited.name
        ? noteEdited.payload.parse(event.payload).before
        : noteDeleted.payload.parse(event.payload);
    await db.undeleteNote(context.sql, key);
    if (event.name === noteEdited.name) {
      await db.updateNote(context.sql, {
        ...key,
        editedByEmployeeId: context.employee.id,
        editedAt: context.now,
        ...contents,
      });
    }
    const before = now.deletedAt === null ? contentsOf(now) : null;
    await context.emit(noteRestored, { before, after: contents }, { kind: "Note", id });
    return { ...now, ...contents, deletedAt: null, deletedBy: null };
  },
});
