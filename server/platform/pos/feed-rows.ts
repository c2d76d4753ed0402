import { z } from "zod";
import { isBusinessDate } from "#common/business-date.ts";
import { posRow } from "#common/pos/pos-rows.ts";
import type { PosRow } from "#common/pos/pos-rows.ts";
import { mostFeedNumber } from "#common/inputs/input-ranges.ts";
import type { RowRefusal, SeqRange } from "#common/pos/pos-feed.ts";

export type ReadRows = { rows: PosRow[]; refused: RowRefusal[]; seqs: number[] };

/** PostgreSQL stores neither NUL nor a lone surrogate; JSON writes both as escapes. */
const unstorable = /\\u0000|\\ud[89a-f]/i;

/** Returns whether the database can store every text in a value. */
export function isStorable(value: unknown): boolean {
  try {
    return !unstorable.test(JSON.stringify(value) ?? "");
  } catch (error) {
    if (error instanceof RangeError) {
      // Nested too deeply to serialize.
      return false;
    }
    throw error;
  }
}

/** The suffix of our key for a ticket whose id another register used first (ticket-keys.ts). */
const keyOfOtherRegister = /@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Text from a refused row, cleaned because it is stored with the response. */
const shortText = z
  .string()
  .max(64)
  .transform((text) => text.replaceAll("\0", "\uFFFD").toWellFormed())
  .nullable()
  .catch(null);
const looseRow = z.object({
  seq: z.int().min(1).max(mostFeedNumber).nullable().catch(null),
  externalId: shortText,
  kind: shortText,
});
const nothing = { seq: null, externalId: null, kind: null };

/** Splits raw rows into valid ones and refused ones, each with its first fault. */
export function readRows(raw: readonly unknown[]): ReadRows {
  const read: ReadRows = { rows: [], refused: [], seqs: [] };
  for (const rawRow of raw) {
    const parsed = posRow.safeParse(rawRow);
    const fault = parsed.success ? findFault(parsed.data) : toFault(parsed.error);
    if (parsed.success && fault === null) {
      read.rows.push(parsed.data);
      read.seqs.push(parsed.data.seq);
      continue;
    }
    const identity = looseRow.safeParse(rawRow).data ?? nothing;
    read.refused.push({ ...identity, ...(fault ?? { path: "", reason: "Not a row" }) });
    if (identity.seq !== null) {
      read.seqs.push(identity.seq);
    }
  }
  return read;
}

/** Splits ranges of lost numbers into valid and impossible ones. */
export function readLost(ranges: readonly (SeqRange | null)[]): { lost: SeqRange[]; refused: RowRefusal[] } {
  const lost: SeqRange[] = [];
  const refused: RowRefusal[] = [];
  for (const [at, range] of ranges.entries()) {
    if (range === null || range.from > range.to) {
      refused.push({ ...nothing, path: `lost.${at}`, reason: "Not a range of row numbers" });
    } else {
      lost.push(range);
    }
  }
  return { lost, refused };
}

type Fault = { path: string; reason: string };

function toFault(error: z.ZodError): Fault {
  const [issue] = error.issues;
  return { path: issue?.path.join(".") ?? "", reason: issue?.message ?? "Not a row" };
}

/** Checks what the schema alone cannot. */
function findFault(row: PosRow): Fault | null {
  if (row.kind === "dayClose" && row.externalId !== row.businessDate) {
    return { path: "externalId", reason: "The id of a Day Close is its business date" };
  }
  if (row.kind === "tombstone" && row.of === "dayClose" && !isBusinessDate(row.externalId)) {
    return { path: "externalId", reason: "The id of a Day Close is its business date" };
  }
  if (keyOfOtherRegister.test(row.externalId)) {
    return { path: "externalId", reason: "An id does not end with @ and a device" };
  }
  if (!isStorable(row)) {
    return { path: "", reason: "Holds a character that cannot be kept" };
  }
  return null;
}
