/** Without a promised time, a seller who has waited this long waits too long. */
const longWaitMinutes = 60;

type Wait = {
  /** From check-in to the offer, or until now. */
  minutes: number;
  /** How long the seller was promised; null where nothing was promised. */
  promisedMinutes: number | null;
};

/** Whether a wait is over what the seller was promised, or over an hour where nothing was. */
export function isLongWait({ minutes, promisedMinutes }: Wait): boolean {
  return minutes > (promisedMinutes ?? longWaitMinutes);
}
