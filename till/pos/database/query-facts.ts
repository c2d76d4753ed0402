/** What whole groups of a query's rows give, read by the same rules as the lines of a file. */
import type { Place } from "#common/pos-files/export-lines.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import type { ReadFact } from "#common/pos-files/kind-read.ts";
import { isGroupedMap } from "#common/pos-files/row-group.ts";
import type { FileRow } from "#common/pos-files/file-row.ts";
import { readExport } from "#common/pos-files/read-export.ts";
import type { DatabaseQuery } from "./database-settings.ts";
import type { MarkedLine, WholeGroup } from "./whole-groups.ts";

type QueryFact = ReadFact & { from?: string; isSpread?: boolean };

export type QueryFacts = {
  facts: QueryFact[];
  /** When the newest sale among them was rung up. */
  newestSaleAt: string | null;
  /** By group: bookmark, reason and values of each of its rows. */
  refused: Map<string, string[][]>;
};

type ReadingGroups = { query: DatabaseQuery; place: Place<ExportMap>; readAt: Date };

export async function readFacts(
  whole: readonly WholeGroup[],
  { query, place, readAt }: ReadingGroups,
): Promise<QueryFacts> {
  const lines = whole.flatMap((group) => group.lines);
  const parse = () => rowsOf(lines);
  const read = await readExport(new Uint8Array(), { ...place, writtenAt: readAt, parse });
  const about = new Map(whole.map((group) => [group.group, group]));
  const facts = read.facts.map((fact) => ({ ...fact, isCut: false, isTorn: false, ...spreadOf(fact, about, place) }));
  const refused = new Map<string, string[][]>();
  for (const { lineNumber, record, reason } of read.refused) {
    const group = lines[lineNumber]?.group ?? "";
    const row = [record.get(query.bookmark) ?? "", reason, [...record.values()].join(" | ")];
    refused.set(group, [...(refused.get(group) ?? []), row]);
  }
  const newest = read.tickets.map(({ fact }) => Date.parse(fact.at)).reduce((latest, at) => Math.max(latest, at), 0);
  return { facts, newestSaleAt: newest === 0 ? null : new Date(newest).toISOString(), refused };
}

/** Where lines have bookmarks of their own, fewer of them may be a part; else each reading has the whole group. */
function spreadOf(
  { fact }: ReadFact,
  about: ReadonlyMap<string, WholeGroup>,
  { map }: Place<ExportMap>,
): Partial<QueryFact> {
  if (!isGroupedMap(map)) {
    return {};
  }
  const { first = 0n, isSpread = false } = about.get(fact.externalId) ?? {};
  return { isCut: isSpread, from: String(first), isSpread };
}

/** A header and the rows, numbered by their place, as a parsed file would give them. */
async function* rowsOf(lines: readonly MarkedLine[]): AsyncGenerator<FileRow> {
  const columns = [...(lines[0]?.record.keys() ?? [])];
  if (lines.length > 0) {
    yield { cells: columns, lineNumber: 0 };
  }
  for (const [at, { record }] of lines.entries()) {
    yield { cells: columns.map((name) => record.get(name) ?? ""), lineNumber: at };
  }
}
