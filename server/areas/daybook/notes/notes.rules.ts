import type { BusinessDate } from "#common/business-date.ts";

/** What a person writes, without who and when. */
export type NoteContents = {
  date: BusinessDate;
  body: string;
  access: "all" | "manager";
  isImportant: boolean;
  pinnedUntil: BusinessDate | null;
  /** Stands on top of the day from its date to the day it is pinned until. */
  isAnnouncement: boolean;
};

export function contentsOf(note: NoteContents): NoteContents {
  const { date, body, access, isImportant, pinnedUntil, isAnnouncement } = note;
  return { date, body, access, isImportant, pinnedUntil, isAnnouncement };
}

/** A deleted note without what only managers may still see of it. */
export function withoutDeletedParts<Note extends { body: string; deletedAt: Date | null; deletedBy: unknown }>(
  note: Note,
): Note {
  return note.deletedAt === null ? note : { ...note, body: "", deletedBy: null };
}
