/**
 * How far a query was read, as the value of its bookmark column: a counting number, or a time. Texts are compared as
 * exact numbers, because a time of seven decimals or a number beyond 2^53 would not survive a JavaScript number.
 */
import { localTimeAt } from "#common/store-time.ts";

export type Mark = bigint;

/** What a query's bookmark column holds. */
export type MarkKind = "count" | "time";

const nanosPerSecond = 1_000_000_000n;
const nanosPerMinute = 60n * nanosPerSecond;
const time =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[ T](?<clock>\d\d:\d\d(?::\d\d)?)(?:\.(?<fraction>\d{1,9}))?)?(?:Z|[+]00(?::?00)?)?$/;

/** Undefined when the text is neither a whole number nor a time like `2026-11-27 14:05:00.123`. */
export function parseMark(text: string, kind: MarkKind): Mark | undefined {
  if (kind === "count") {
    return /^-?\d{1,19}$/.test(text) ? BigInt(text) : undefined;
  }
  const parts = time.exec(text)?.groups;
  const ms = Date.parse(`${parts?.["date"]}T${(parts?.["clock"] ?? "00:00").padEnd(8, ":00")}Z`);
  return parts === undefined || Number.isNaN(ms)
    ? undefined
    : BigInt(ms) * 1_000_000n + BigInt((parts["fraction"] ?? "").padEnd(9, "0"));
}

/** As the database reads it, with as many decimals of a second as are needed. */
export function markText(mark: Mark, kind: MarkKind): string {
  if (kind === "count") {
    return String(mark);
  }
  const fraction = ((mark % nanosPerSecond) + nanosPerSecond) % nanosPerSecond;
  const seconds = new Date(Number((mark - fraction) / 1_000_000n)).toISOString().slice(0, 19).replace("T", " ");
  const digits = String(fraction).padStart(9, "0").replace(/0+$/, "");
  return digits === "" ? seconds : `${seconds}.${digits}`;
}

/** An overlap in units of a mark: minutes of a time, else numbers. */
export function overlapOf(overlap: number, kind: MarkKind): Mark {
  return kind === "count" ? BigInt(overlap) : BigInt(overlap) * nanosPerMinute;
}

/** What the clock on a wall of that zone shows now, as a mark. */
export function clockMark(now: Date, timeZone: string): Mark {
  const { date, minutes } = localTimeAt(now, timeZone);
  return BigInt(Date.parse(`${date}T00:00:00Z`)) * 1_000_000n + BigInt(minutes + 1) * nanosPerMinute;
}

export function earlierOf(left: Mark, right: Mark): Mark {
  return left < right ? left : right;
}

export function laterOf(left: Mark, right: Mark): Mark {
  return left > right ? left : right;
}
