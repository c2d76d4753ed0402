const minuteMs = 60_000;

/** How long anyone may undo the last change of a bin, in milliseconds. */
const anyonesUndoMs = 10 * minuteMs;
const managersUndoMs = 7 * 24 * 60 * minuteMs;

/** Whether a change is recent enough to be undone. */
export function isInUndoTime({ at, now, isManager }: { at: Date; now: Date; isManager: boolean }): boolean {
  return now.getTime() - at.getTime() <= (isManager ? managersUndoMs : anyonesUndoMs);
}
