import { noteFields } from "#common/daybook/daybook-fields.ts";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { noteAdded, noteDeleted, noteEdited, noteRestored, noteSeen } from "#server/events/daybook.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { Context, EmployeeContext, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, managerNeeded, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import { mayChangeNote } from "#common/note-change.ts";
import { orNull } from "#common/or-null.ts";
import * as db from "./notes.db.ts";
import type { Note, NoteFields } from "./notes.db.ts";
import { contentsOf, withoutDeletedParts } from "./notes.rules.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";

export { restoreNote } from "./restore-note.ts";
export type { Note } from "./notes.db.ts";

const noteInput = z.object({
  /** Made by the client, so that a repeated request adds nothing. */
  id: z.uuid(),
  /** The current business date when left out. */
  date: businessDate.nullish().transform(orNull),
  body: noteFields.body,
  access: z.enum(["all", "manager"]).default("all"),
  isImportant: z.boolean().default(false),
  pinnedUntil: businessDate.nullish().transform(orNull),
  isAnnouncement: z.boolean().default(false),
});

/** Writes a note for a day; also for one to come or one that is over. */
export const addNote = operation({
  name: "daybook.addNote",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: noteInput,
  async run(context, { id, ...input }): Promise<Note> {
    const storeId = context.store.id;
    refuseManagersParts(context, { ...input, before: { isImportant: false, isAnnouncement: false } });
    const note = await fieldsOf(context, input);
    const row = { storeId, id, authorEmployeeId: context.employee.id, createdAt: context.now, ...note };
    if (await db.insertNote(context.sql, row)) {
      await context.emit(noteAdded, note, { kind: "Note", id });
    }
    return getNote(context, id);
  },
});

/** Changes a note: its author for 24 hours, managers at any time. `version` is the one that was read. */
export const editNote = operation({
  name: "daybook.editNote",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: noteInput.extend({ version: seenVersion }),
  async run(context, { id, version: seen, ...input }): Promise<Note> {
    await db.lockNote(context.sql, { storeId: context.store.id, id });
    const before = await getChangeableNote(context, id);
    await refuseUnseen(context, { kind: "Note", id, names: contentEvents, version: noteVersion(before), seen });
    refuseManagersParts(context, { ...input, before });
    const note = await fieldsOf(context, { ...input, date: input.date ?? before.date });
    await db.updateNote(context.sql, {
      storeId: context.store.id,
      id,
      editedByEmployeeId: context.employee.id,
      editedAt: context.now,
      ...note,
    });
    await context.emit(noteEdited, { before: contentsOf(before), after: note }, { kind: "Note", id });
    return getNote(context, id);
  },
});

/** Takes a note away; who did it stays in the history. */
export const deleteNote = operation({
  name: "daybook.deleteNote",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const note = await getChangeableNote(context, id);
    await db.deleteNote(context.sql, {
      storeId: context.store.id,
      id,
      byEmployeeId: context.employee.id,
      at: context.now,
    });
    await context.emit(noteDeleted, contentsOf(note), { kind: "Note", id });
  },
});

/** "Got it": once for each person. */
export const markNoteSeen = operation({
  name: "daybook.markNoteSeen",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Note> {
    const { id: noteId } = await getNote(context, id);
    const seen = { storeId: context.store.id, noteId, employeeId: context.employee.id, at: context.now };
    if (await db.insertSeen(context.sql, seen)) {
      await context.emit(noteSeen, {}, { kind: "Note", id });
    }
    return getNote(context, id);
  },
});

/** One note; of a deleted one managers see what it was and who deleted it, others only that it is gone. */
export const note = operation({
  name: "daybook.note",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Note> {
    const wholeNote = await getNote(context, id, { withDeleted: true });
    return seesManagerContent(context) ? wholeNote : withoutDeletedParts(wholeNote);
  },
});

/** Versions what a note says, so that a save of an older version is refused. */
export function noteVersion(saved: Note): string {
  return versionOf(contentsOf(saved));
}

const contentEvents = [noteAdded.name, noteEdited.name, noteRestored.name];

/** A note that the caller may see. */
async function getNote(context: StoreContext, id: string, { withDeleted = false } = {}): Promise<Note> {
  const visibleNote = await db.findNote(context.sql, {
    storeId: context.store.id,
    id,
    withManagerNotes: seesManagerContent(context),
    withDeleted,
  });
  if (!visibleNote) {
    throw notFound("Note");
  }
  return visibleNote;
}

async function getChangeableNote(context: EmployeeContext, id: string): Promise<Note> {
  const visibleNote = await getNote(context, id);
  const isAuthor = visibleNote.author.employeeId === context.employee.id;
  const isManager = seesManagerContent(context);
  if (!mayChangeNote({ createdAt: visibleNote.createdAt, isAuthor, isManager, now: context.now })) {
    throw new Refusal("note-not-yours", {
      message: isAuthor
        ? "You can change a note for 24 hours. Ask a manager."
        : "Only the author or a manager can change this note",
      status: 403,
    });
  }
  return visibleNote;
}

type ManagersMarks = { isImportant: boolean; isAnnouncement: boolean };

/** What only managers give: manager-only, important, announcement. Others may keep a mark that a manager gave. */
function refuseManagersParts(
  context: Context,
  input: ManagersMarks & { access: "all" | "manager"; before: ManagersMarks },
): void {
  const isMarked =
    input.isImportant !== input.before.isImportant || input.isAnnouncement !== input.before.isAnnouncement;
  if (!seesManagerContent(context) && (input.access === "manager" || isMarked)) {
    throw managerNeeded();
  }
}

async function fieldsOf(context: StoreContext, input: Omit<z.output<typeof noteInput>, "id">): Promise<NoteFields> {
  const date = input.date ?? (await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now }));
  if (input.isAnnouncement && input.pinnedUntil === null) {
    throw invalidInput({ pinnedUntil: ["Choose the last day to show it"] });
  }
  if (input.pinnedUntil !== null && input.pinnedUntil < date) {
    throw invalidInput({ pinnedUntil: ["Choose the note's day or later"] });
  }
  return { ...input, date };
}
