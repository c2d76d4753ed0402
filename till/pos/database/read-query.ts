/** Reads one query page by page from its bookmark, and gives its rows as whole tickets and buys. */
import type { FileLine, Place } from "#common/pos-files/export-lines.ts";
import { type ExportMap, missingColumns } from "#common/pos-files/export-map.ts";
import { rowGroup } from "#common/pos-files/row-group.ts";
import { pause } from "#till/line/back-off.ts";
import { laterOf, type Mark, overlapOf, parseMark } from "./bookmark.ts";
import type { DatabaseLine, Page } from "./database-line.ts";
import type { DatabaseQuery } from "./database-settings.ts";
import { marksOf, type MarkedLine, OpenGroups, type WholeGroup } from "./whole-groups.ts";

/** What a query answered is not what its settings promise; the message is a sentence for people. */
export class QueryMisfit extends Error {
  override readonly name = "QueryMisfit";
}

/** The database or the way to it failed; the cause is the driver's error. */
export class DatabaseTrouble extends Error {
  override readonly name = "DatabaseTrouble";
}

/** Groups of rows that are whole, and how far the query was read when they were. */
export type ReadPage = {
  groups: WholeGroup[];
  read: Mark;
  /** The bookmark is a time in UTC, and not one of the shop's clock. */
  isInstant: boolean;
  rows: number;
};

export type QueryReading = {
  query: DatabaseQuery;
  line: DatabaseLine;
  place: Place<ExportMap>;
  /** How far it was read before; null when never. */
  bookmark: Mark | null;
  pageRows: number;
  signal: AbortSignal;
};

/** A page that all rows of one bookmark do not fit into grows up to this. */
const mostPageRows = 32_000;
/** The shop's own work comes first: the till rests as long as the database worked for it. */
const shortestRestMs = 20;

/** @throws QueryMisfit or DatabaseTrouble; what was given before stays true */
export async function* readQuery(reading: QueryReading): AsyncGenerator<ReadPage> {
  const { query, pageRows, signal } = reading;
  const { from, cutUpTo } = beginOf(reading);
  const open = new OpenGroups(overlapOf(query.overlap, query.kind), cutUpTo);
  let after = from;
  let limit = pageRows;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const page = await askPage(reading, { after, limit });
    const lines = markLines(page, reading, after);
    const isLast = lines.length < limit;
    const lastMark = lines.at(-1)?.mark ?? after;
    // The page may end between two rows of one bookmark; those come with the next one.
    const whole = isLast ? lines : lines.filter(({ mark }) => mark < lastMark);
    const read = whole.at(-1)?.mark ?? after;
    open.add(whole);
    const isInstant = page.columns.some((column) => column.name === query.bookmark && column.isInstant);
    const groups = await readAcrossPages(open.takeWhole(isLast ? null : read), reading);
    yield { groups, read, isInstant, rows: whole.length };
    if (isLast) {
      return;
    }
    limit = whole.length === 0 ? widerPage(limit, query) : pageRows;
    after = read;
    await pause(Math.max(shortestRestMs, performance.now() - startedAt), signal);
  }
}

/**
 * Twice the overlap back: rows that came late stand within the overlap, and the first lines of their tickets within
 * another. A ticket that ends before the first overlap may be cut by the place at which the reading begins.
 */
function beginOf({ query, bookmark }: QueryReading): { from: Mark; cutUpTo: Mark | null } {
  const start = parseMark(String(query.start), query.kind) ?? 0n;
  const overlap = overlapOf(query.overlap, query.kind);
  if (bookmark === null || bookmark - overlap * 2n <= start) {
    return { from: start, cutUpTo: null };
  }
  return { from: bookmark - overlap * 2n, cutUpTo: bookmark - overlap };
}

/**
 * A ticket that was changed between two pages has a line in both, as it was and as it is. One page is one state of the
 * database, so a group of several is read again in one; where it moved on as a whole it comes with a later page.
 */
async function readAcrossPages(groups: readonly WholeGroup[], reading: QueryReading): Promise<WholeGroup[]> {
  const read: WholeGroup[] = [];
  for (const group of groups) {
    const lines = group.isAcrossPages ? await linesInOnePage(group, reading) : group.lines;
    const { first, last } = marksOf(lines);
    if (lines.length > 0) {
      read.push({ ...group, lines, first, isSpread: first !== last });
    }
  }
  return read;
}

async function linesInOnePage({ group, lines, first }: WholeGroup, reading: QueryReading): Promise<MarkedLine[]> {
  const after = first - overlapOf(1, reading.query.kind);
  for (let limit = lines.length * 2; ; limit *= 2) {
    const page = markLines(await askPage(reading, { after, limit }), reading, after);
    const reached = page.at(-1)?.mark ?? after;
    if (page.length < limit || reached > marksOf(lines).last) {
      return page.filter((line) => line.group === group);
    }
  }
}

async function askPage({ line, query }: QueryReading, place: { after: Mark; limit: number }): Promise<Page> {
  try {
    return await line.page({ query, ...place });
  } catch (cause) {
    throw new DatabaseTrouble(query.title, { cause });
  }
}

function widerPage(limit: number, { title, bookmark }: DatabaseQuery): number {
  if (limit >= mostPageRows) {
    throw new QueryMisfit(
      `${title}: more than ${mostPageRows.toLocaleString("en-US")} rows have the same ${bookmark}, so it can't be read page by page`,
    );
  }
  return limit * 2;
}

function markLines(page: Page, { query, place }: QueryReading, after: Mark): MarkedLine[] {
  const names = page.columns.map(({ name }) => name);
  const missing = [...missingColumns(names, query.map), ...(names.includes(query.bookmark) ? [] : [query.bookmark])];
  if (missing.length > 0) {
    throw new QueryMisfit(
      `${query.title} gives no column ${[...new Set(missing)].join(", ")}. Its columns are ${names.join(", ")}.`,
    );
  }
  const bookmarkAt = names.indexOf(query.bookmark);
  let latest = after;
  return page.rows.map((cells, at) => {
    const mark = markOf(cells[bookmarkAt] ?? "", query);
    if (mark < latest) {
      throw new QueryMisfit(
        `${query.title} must give rows with ${query.bookmark} after :after, in the order of ${query.bookmark}: write "where ${query.bookmark} > :after order by ${query.bookmark}"`,
      );
    }
    latest = laterOf(latest, mark);
    const line: FileLine = { lineNumber: at + 1, record: recordOf(page, cells) };
    return { ...line, mark, group: rowGroup(line, place) };
  });
}

function markOf(text: string, { title, bookmark, kind }: DatabaseQuery): Mark {
  const mark = parseMark(text, kind);
  if (mark === undefined) {
    const expected = kind === "count" ? "a whole number, as its start is" : "a time, as its start is";
    throw new QueryMisfit(`${title}: ${bookmark} is not ${expected}, but ${text === "" ? "empty" : text}`);
  }
  return mark;
}

/** To the second and in UTC, as every engine gives an instant; a map reads times without an offset as the shop's. */
function recordOf({ columns }: Page, cells: readonly string[]): Map<string, string> {
  return new Map(
    columns.map(({ name, isInstant }, at) => {
      const cell = cells[at] ?? "";
      return [name, isInstant && cell !== "" ? `${cell.slice(0, "2026-01-01 00:00:00".length)}Z` : cell];
    }),
  );
}
