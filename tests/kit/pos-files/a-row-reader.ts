import { exportMap, isSalesMap } from "#common/pos-files/export-map.ts";
import type { KindRead } from "#common/pos-files/kind-read.ts";
import { readBuysOfLines } from "#common/pos-files/kinds/read-buy-lines.ts";
import { readRows } from "#common/pos-files/kinds/read-rows.ts";

/** A row of a file by the names of its columns. */
export type Cells = Readonly<Record<string, string>>;

/** About the file; every other field is one of its map. */
export type Changes = { isTorn?: boolean; timeZone?: string; writtenAt?: string; [field: string]: unknown };

export type RowReader = {
  readAll: (rows: readonly Cells[], changes?: Changes) => KindRead;
  /** The fact of one row, or the reason why there is none. */
  read: (row: Cells, changes?: Changes) => unknown;
};

/** Reads rows of a kind of file that is not one of sales, written at noon in Chicago. */
export function aRowReader(usualMap: object): RowReader {
  const readAll = (rows: readonly Cells[], changes: Changes = {}): KindRead => {
    const { isTorn = false, timeZone = "America/Chicago", writtenAt = "2026-11-20T18:00:00Z", ...changedMap } = changes;
    const map = exportMap.parse({ ...usualMap, ...changedMap });
    const lines = rows.map((row, at) => ({ lineNumber: at + 2, record: new Map(Object.entries(row)) }));
    const read = { lines, refused: [], isTorn };
    const place = { timeZone, boundaryMinutes: 180, writtenAt: new Date(writtenAt), digest: () => "d" };
    if (isSalesMap(map)) {
      throw new Error("A file of sales is not read row by row");
    }
    return map.kind === "buyLines" ? readBuysOfLines(read, { ...place, map }) : readRows(read, { ...place, map });
  };
  return {
    readAll,
    read(row, changes) {
      const { facts, refused } = readAll([row], changes);
      return [...facts.map(({ fact }) => fact), ...refused.map(({ reason }) => reason)][0];
    },
  };
}
