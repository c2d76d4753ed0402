import type { HistoryImport } from "./history-import.queries.ts";

export type Pace = {
  /** How far it is, in tenths of a percent; null while the file is read for the first time. */
  tenths: number | null;
  /** Lines a second; null until there is a first second to judge by. */
  rate: number | null;
  /** `4:05`; null while the rate is. */
  left: string | null;
};

/** How fast a run is and how long it still takes, by what it has reported so far. */
export function paceOf(run: Pick<HistoryImport, "lines" | "totalLines" | "runningSince" | "progressAt">): Pace {
  const { lines, totalLines, runningSince, progressAt } = run;
  if (totalLines === null || runningSince === null || progressAt === null) {
    return { tenths: null, rate: null, left: null };
  }
  const tenths = totalLines === 0 ? 1000 : Math.floor((lines / totalLines) * 1000);
  const seconds = (Date.parse(progressAt) - Date.parse(runningSince)) / 1000;
  const rate = seconds > 0 ? Math.round(lines / seconds) : 0;
  return rate === 0 ? { tenths, rate: null, left: null } : { tenths, rate, left: clock((totalLines - lines) / rate) };
}

const silentMs = 60_000;

/** Whether a run has not been heard for so long that its program is probably gone. */
export function isSilent({ progressAt }: Pick<HistoryImport, "progressAt">, now: Date): boolean {
  return progressAt !== null && now.getTime() - Date.parse(progressAt) > silentMs;
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
