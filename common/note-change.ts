/** For so long its author changes a note. */
const authorMayChangeHours = 24;

export type NoteChange = { createdAt: Date; isAuthor: boolean; isManager: boolean; now: Date };

/** Its author changes a note for a day, managers at any time. */
export function mayChangeNote({ createdAt, isAuthor, isManager, now }: NoteChange): boolean {
  return isManager || (isAuthor && now.getTime() - createdAt.getTime() <= authorMayChangeHours * 3_600_000);
}
