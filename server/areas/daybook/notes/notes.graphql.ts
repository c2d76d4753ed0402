import { builder } from "#server/platform/graphql/builder.ts";
import { toConnection, listArgs } from "#server/platform/graphql/list-connection.ts";
import { Access, DaybookPerson } from "#server/areas/daybook/daybook-person.graphql.ts";
import { allNotes } from "./all-notes.ts";
import { addNote, deleteNote, editNote, markNoteSeen, note, noteVersion, restoreNote } from "./notes.ts";
import type { Note } from "./notes.ts";

const NoteSeenType = builder.objectRef<Note["seenBy"][number]>("NoteSeen").implement({
  fields: (field) => ({
    person: field.expose("person", { type: DaybookPerson }),
    at: field.expose("at", { type: "Instant" }),
  }),
});

export const NoteType = builder.objectRef<Note>("Note").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    date: field.expose("date", { type: "BusinessDate" }),
    body: field.exposeString("body", { description: "Plain text." }),
    access: field.expose("access", { type: Access }),
    isImportant: field.exposeBoolean("isImportant"),
    pinnedUntil: field.expose("pinnedUntil", { type: "BusinessDate", nullable: true }),
    author: field.expose("author", { type: DaybookPerson }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    editedAt: field.expose("editedAt", { type: "Instant", nullable: true }),
    editedBy: field.expose("editedBy", { type: DaybookPerson, nullable: true }),
    isAnnouncement: field.exposeBoolean("isAnnouncement", {
      description: "Stands on top of the day from its date to pinnedUntil.",
    }),
    seenBy: field.expose("seenBy", { type: [NoteSeenType], description: "Who has pressed Got it." }),
    version: field.string({ description: "Of what it says; to be named in a change of it.", resolve: noteVersion }),
    deletedAt: field.expose("deletedAt", { type: "Instant", nullable: true }),
    deletedBy: field.expose("deletedBy", { type: DaybookPerson, nullable: true, description: "For managers." }),
  }),
});

const NoteInput = builder.inputType("NoteInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    date: field.field({ type: "BusinessDate" }),
    body: field.string({ required: true }),
    access: field.field({ type: Access, required: true, defaultValue: "all" }),
    isImportant: field.boolean({ required: true, defaultValue: false }),
    pinnedUntil: field.field({ type: "BusinessDate" }),
    isAnnouncement: field.boolean({ required: true, defaultValue: false }),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.queryFields((field) => ({
  note: field.field({
    type: NoteType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => note(request, args),
  }),
  allNotes: field.connection({
    type: NoteType,
    args: {
      ...listArgs,
      filter: field.arg({
        type: "ListFilter",
        description: "Fields authorEmployeeId, from, to, isPinned and text: a part of the note.",
      }),
    },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await allNotes(request, args);
      return toConnection(page, totalItems);
    },
  }),
}));

builder.mutationFields((field) => ({
  addNote: field.field({
    type: NoteType,
    args: { note: field.arg({ type: NoteInput, required: true }) },
    resolve: (_root, args, request) => addNote(request, args.note),
  }),
  editNote: field.field({
    type: NoteType,
    args: { note: field.arg({ type: NoteInput, required: true }) },
    resolve: (_root, args, request) => editNote(request, args.note),
  }),
  deleteNote: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await deleteNote(request, { id });
      return id;
    },
  }),
  markNoteSeen: field.field({
    type: NoteType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => markNoteSeen(request, args),
  }),
  restoreNote: field.field({
    type: NoteType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      eventId: field.arg({
        type: "Uuid",
        description: "Of the history, for managers; without it one's own last change.",
      }),
    },
    resolve: (_root, { id, eventId }, request) => restoreNote(request, { id, eventId: eventId ?? null }),
  }),
}));
