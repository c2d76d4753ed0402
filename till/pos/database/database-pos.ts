/** A point of sale whose own database is read: one read-only query for each kind of row, from a bookmark on. */
import { join } from "node:path";
import { z } from "zod";
import type { HeartbeatAnswer } from "#common/pos/pos-device.ts";
import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import type { Place } from "#common/pos-files/export-lines.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { backOff, pause } from "#till/line/back-off.ts";
import { OneWayPos } from "#till/pos/one-way-pos.ts";
import type { PosAdapter, PosFeed } from "#till/pos/pos.ts";
import type { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { sha256 } from "#till/sha256.ts";
import type { TillLog } from "#till/till-log.ts";
import { clockMark, earlierOf } from "./bookmark.ts";
import type { DatabaseLine } from "./database-line.ts";
import { databaseProblem, isQueryTrouble, writeRightProblem } from "./database-problems.ts";
import { type DatabaseQuery, type DatabaseSettings, readDatabaseSettings } from "./database-settings.ts";
import { openDatabase } from "./open-database.ts";
import { readFacts } from "./query-facts.ts";
import { DatabaseTrouble, QueryMisfit, type ReadPage, readQuery } from "./read-query.ts";
import { ReadingStatus } from "#till/pos/sent/reading-status.ts";
import { RefusedGroups } from "./refused-groups.ts";

export type DatabasePosOptions = {
  /** The file that says where the database is and what is read. */
  settingsFile: string;
  /** Where the till keeps what it has read. */
  data: string;
  timeZone: string;
  boundary: KeptBoundary;
  log: TillLog;
  /** Called when its reading has something new to say. */
  onNews?: () => void;
  now?: () => Date;
  lookEveryMs?: number;
  pageRows?: number;
};

export const databasePosName = "Database";

const firstRetryMs = 1000;
const longestRetryMs = 60_000;
/** What the program takes as a version. */
const longestVersion = 30;

const bookmarks = z.record(z.string(), z.string().regex(/^-?\d+$/));

export class DatabasePos extends OneWayPos implements PosAdapter {
  readonly terminalNumber = "1";
  readonly #options: DatabasePosOptions;
  readonly #refused = new Map<string, RefusedGroups>();
  /** What is wrong, by the query or the part of the way to the database; and the last reading. */
  readonly #status: ReadingStatus;
  readonly #waits = backOff({ firstMs: firstRetryMs, limitMs: longestRetryMs, random: Math.random });
  #version = "";
  /** Kept while the settings cannot be read. */
  #queries: readonly DatabaseQuery[] | null = null;
  #bookmarks: Record<string, string> = {};

  constructor(options: DatabasePosOptions) {
    super(options.data);
    this.#options = options;
    this.#status = new ReadingStatus({
      data: options.data,
      log: options.log,
      source: "database",
      onChange: () => options.onNews?.(),
    });
  }

  state() {
    return {
      connected: this.#status.isWell && this.#version !== "",
      name: databasePosName,
      version: this.#version.slice(0, longestVersion),
    };
  }

  reading(): DeviceReading {
    return this.#status.reading();
  }

  protected maps() {
    return this.#queries?.map(({ map }) => map) ?? null;
  }

  /** Rejects only when the till's own disk fails: whatever the database does is said, and tried again. */
  async run(feed: PosFeed, signal: AbortSignal): Promise<void> {
    this.runs(feed);
    this.#bookmarks = storedBookmarks(feed.bookmark);
    await this.#status.open();
    while (!signal.aborted) {
      const settings = await readDatabaseSettings(this.#options.settingsFile);
      this.#note("settings", "problem" in settings ? settings.problem : null);
      if (!("problem" in settings)) {
        this.#queries = settings.queries;
        await this.#readWhileOpen(settings, { feed, signal });
      }
      this.#version = "";
      this.#status.say();
      await pause(this.#waits.next(null), signal);
    }
  }

  async onHeartbeat({ boundaryMinutes, serverTime }: HeartbeatAnswer): Promise<void> {
    await this.#options.boundary.follow(boundaryMinutes, serverTime);
  }

  /** Looks again and again on one connection, until it fails, the settings change or the till stops. */
  async #readWhileOpen(settings: DatabaseSettings, { feed, signal }: Running): Promise<void> {
    const line = await this.#open(settings);
    if (line === null) {
      return;
    }
    try {
      this.#version = line.version;
      this.#forgetProblems();
      while (!signal.aborted) {
        const ending = await this.#look({ settings, line, feed, signal });
        this.#status.say();
        if (ending === "broken") {
          return;
        }
        if (ending === "well") {
          this.#waits.reset();
        }
        const restMs = ending === "well" ? 0 : this.#waits.next(null);
        await pause(Math.max(restMs, this.#options.lookEveryMs ?? 10_000), signal);
        const current = await readDatabaseSettings(this.#options.settingsFile);
        if ("problem" in current || current.hash !== settings.hash) {
          this.#waits.reset();
          return;
        }
      }
    } finally {
      await line.close();
    }
  }

  /** Null when there is no way to it, or when its login could write. */
  async #open({ access }: DatabaseSettings): Promise<DatabaseLine | null> {
    let line: DatabaseLine | null = null;
    try {
      line = await openDatabase(access);
      const right = await line.findWriteRight();
      this.#note("database", right === null ? null : writeRightProblem(right, access));
      if (right === null) {
        this.#options.log.info("the database is read", { version: line.version });
        return line;
      }
    } catch (error) {
      this.#note("database", databaseProblem(error, access));
    }
    await line?.close();
    return null;
  }

  /** Each query once. One that can't be read does not keep the others from being read. */
  async #look(looking: Looking): Promise<"well" | "failed" | "broken"> {
    let ending: "well" | "failed" = "well";
    for (const query of looking.settings.queries) {
      try {
        await this.#readFrom(query, looking);
        this.#note(query.title, null);
      } catch (error) {
        const { problem, isBroken } = troubleOf(error, looking.settings);
        this.#note(isBroken ? "database" : query.title, problem);
        if (isBroken) {
          return "broken";
        }
        ending = "failed";
      }
    }
    return ending;
  }

  async #readFrom(query: DatabaseQuery, { line, feed, signal }: Looking): Promise<void> {
    const { timeZone, boundary, pageRows = 2000 } = this.#options;
    const zone = query.map.timeZone ?? timeZone;
    const boundaryMinutes = await boundary.read();
    const place: Place<ExportMap> = { map: query.map, timeZone: zone, boundaryMinutes, digest: sha256 };
    const stored = this.#bookmarks[query.key];
    const bookmark = stored === undefined ? null : BigInt(stored);
    for await (const page of readQuery({ query, line, place, bookmark, pageRows, signal })) {
      await this.inTurn(() => this.#take(page, { query, place, feed, signal }));
    }
  }

  /** Rows first, then the bookmark: a kill in between reads them again, and nothing is counted twice. */
  async #take(page: ReadPage, taking: Taking): Promise<void> {
    const { query, place, feed, signal } = taking;
    const readAt = this.#now();
    const read = await readFacts(page.groups, { query, place, readAt });
    const nowMs = readAt.getTime();
    const about = { file: query.title, writtenMs: nowMs, map: query.key };
    const facts = read.facts.map((fact) => ({ ...fact, ...about }));
    const { rows: sent, laterParts } = await this.sent.take(facts, feed, { nowMs, signal });
    await this.#refusedOf(query).update(
      page.groups.map(({ group }) => group),
      read.refused,
    );
    const [apart] = laterParts;
    if (apart !== undefined) {
      this.#note(
        `${query.title} overlap`,
        `${query.title} gives the lines of ticket ${apart} further apart than its overlap of ${query.overlap}, and a part of a ticket is not sent: raise "overlap", or take a bookmark that is the same on all lines of a ticket`,
      );
    }
    await this.#keepBookmark(page, taking);
    const refusedRows = [...read.refused.values()].flat().length;
    if (sent > 0 || refusedRows > 0) {
      await this.#status.noteRead(query.title, {
        writtenMs: nowMs,
        rows: page.rows - refusedRows,
        refused: refusedRows,
        newest: read.newestSaleAt,
      });
      const { log } = this.#options;
      log.info("the database was read", { query: query.title, rows: page.rows, sent, refused: read.refused.size });
    }
  }

  #refusedOf({ title, key }: DatabaseQuery): RefusedGroups {
    const refused =
      this.#refused.get(key) ??
      new RefusedGroups(join(this.#options.data, "refused"), title.toLowerCase().replaceAll(" ", "-"));
    this.#refused.set(key, refused);
    return refused;
  }

  /** A register whose clock is ahead must not take the bookmark with it, past what the others still write. */
  async #keepBookmark({ read, isInstant }: ReadPage, { query, place, feed }: Taking): Promise<void> {
    const stored = this.#bookmarks[query.key];
    const clock = clockMark(this.#now(), isInstant ? "UTC" : place.timeZone);
    const reached = query.kind === "time" ? earlierOf(read, clock) : read;
    if (stored !== undefined && reached <= BigInt(stored)) {
      return;
    }
    this.#bookmarks = { ...this.#bookmarks, [query.key]: String(reached) };
    await feed.send([], JSON.stringify(this.#bookmarks));
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  /** With other settings other queries are read; what was wrong with the earlier ones is past. */
  #forgetProblems(): void {
    this.#status.forget();
  }

  #note(about: string, problem: string | null): void {
    this.#status.note(about, problem);
  }
}

type Running = { feed: PosFeed; signal: AbortSignal };
type Looking = Running & { settings: DatabaseSettings; line: DatabaseLine };
type Taking = Running & { query: DatabaseQuery; place: Place<ExportMap> };

/** Of this adapter; a till that had another one before begins at the start. */
function storedBookmarks(text: string | null): Record<string, string> {
  try {
    const stored = bookmarks.safeParse(JSON.parse(text ?? "{}"));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
}

/** What the till itself could not do is no trouble of the database's. */
function troubleOf(error: unknown, { access }: DatabaseSettings): { problem: string; isBroken: boolean } {
  if (error instanceof QueryMisfit) {
    return { problem: error.message, isBroken: false };
  }
  if (error instanceof DatabaseTrouble) {
    return { problem: databaseProblem(error.cause, access, error.message), isBroken: !isQueryTrouble(error.cause) };
  }
  throw error;
}
