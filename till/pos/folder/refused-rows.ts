import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { csvText } from "#common/csv.ts";
import type { RefusedLine } from "#common/pos-files/export-tickets.ts";
import { writeAtomic } from "#till/atomic-file.ts";
import type { TillLog } from "#till/till-log.ts";

/** Lists the rows of a file that were refused, each with its line and the reason; a file read whole takes its list away. */
export async function writeRefused(
  refused: readonly RefusedLine[],
  { name, data, log }: { name: string; data: string; log: TillLog },
): Promise<void> {
  const folder = join(data, "refused");
  const path = join(folder, `${name}.refused.csv`);
  if (refused.length === 0) {
    await rm(path, { force: true });
    return;
  }
  const lines = refused
    .toSorted((left, right) => left.lineNumber - right.lineNumber)
    .map(({ lineNumber, reason, record }) => [String(lineNumber), reason, [...record.values()].join(" | ")]);
  await mkdir(folder, { recursive: true });
  await writeAtomic(path, csvText([["line", "reason", "row"], ...lines]));
  log.warn("rows of an export were refused", { rows: refused.length, first: refused[0]?.reason ?? "" });
}
