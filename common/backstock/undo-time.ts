const minuteMs = 60_000;

/** How long anybody may take back what was done last to a bin, in milliseconds. */
const anyonesUndoMs = 10 * minuteMs;
const managersUndoMs = 7 * 24 * 60 * minuteMs;

/** Whether what was done at a time may still be taken back, as far as time goes. */
export function isInUndoTime({ at, now, isManager }: { at: Date; now: Date; isManager: boolean }): boolean {
  return now.getTime() - at.getTime() <= (isManager ? managersUndoMs : anyonesUndoMs);
}
