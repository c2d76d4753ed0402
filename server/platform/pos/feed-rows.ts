import { z } from "zod";
import { posRow } from "#common/pos-rows.ts";
import type { PosRow } from "#common/pos-rows.ts";
import type { RowRefusal } from "#common/pos-feed.ts";

export type ReadRows = { rows: PosRow[]; refused: RowRefusal[]; seqs: number[] };

/** Years outside are slips of a clock or a mapping, and PostgreSQL knows no year 0. */
const [oldestYear, newestYear] = [1990, 2100];

/** PostgreSQL keeps neither the NUL character nor half a surrogate pair. */
const unkeepable = /\\u0000|\\ud[89a-f]/i;

export function isKeepable(value: unknown): boolean {
  return !unkeepable.test(JSON.stringify(value) ?? "");
}

const loose = z.object({
  seq: z.int().min(1).nullable().catch(null),
  externalId: z.string().max(64).nullable().catch(null),
  kind: z.string().max(64).nullable().catch(null),
});
const nothing = { seq: null, externalId: null, kind: null };

/** Sorts what came into rows that can be taken and rows that are refused, each with its first fault. */
export function readRows(raw: readonly unknown[]): ReadRows {
  const read: ReadRows = { rows: [], refused: [], seqs: [] };
  // JSON writes both kinds of unkeepable text as escapes, so one look at the whole batch spares a look at each text.
  const isSuspect = !isKeepable(raw);
  for (const one of raw) {
    const parsed = posRow.safeParse(one);
    const fault = parsed.success ? faultOf(parsed.data, isSuspect) : faultIn(parsed.error);
    if (parsed.success && fault === null) {
      read.rows.push(parsed.data);
      read.seqs.push(parsed.data.seq);
      continue;
    }
    const named = loose.safeParse(one).data ?? nothing;
    read.refused.push({ ...named, ...(fault ?? { path: "", reason: "Not a row" }) });
    if (named.seq !== null) {
      read.seqs.push(named.seq);
    }
  }
  return read;
}

type Fault = { path: string; reason: string };

function faultIn(error: z.ZodError): Fault {
  const [issue] = error.issues;
  return { path: issue?.path.join(".") ?? "", reason: issue?.message ?? "Not a row" };
}

/** What the schema alone cannot say. */
function faultOf(row: PosRow, isSuspect: boolean): Fault | null {
  const year = Number(row.businessDate.slice(0, 4));
  if (year < oldestYear || year > newestYear) {
    return { path: "businessDate", reason: `A business date is between ${oldestYear} and ${newestYear}` };
  }
  if (row.kind === "dayClose" && row.externalId !== row.businessDate) {
    return { path: "externalId", reason: "The id of a Day Close is its business date" };
  }
  if (row.kind === "tombstone" && row.of === "dayClose" && Number.isNaN(Date.parse(row.externalId))) {
    return { path: "externalId", reason: "The id of a Day Close is its business date" };
  }
  if (isSuspect && !isKeepable(row)) {
    return { path: "", reason: "Holds a character that cannot be kept" };
  }
  return null;
}
