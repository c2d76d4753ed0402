/** A point of sale that writes its sales into a folder, as files of any name with the columns of one map. */
import { once, EventEmitter } from "node:events";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { watch } from "chokidar";
import type { BusinessDate } from "#common/business-date.ts";
import { csvText } from "#common/csv.ts";
import type { RefusedLine } from "#common/pos-files/export-tickets.ts";
import { type ExportRead, MapMisfit, readExport } from "#common/pos-files/read-export.ts";
import { writeAtomic } from "#till/atomic-file.ts";
import type { PosAdapter, PosFeed } from "#till/pos/pos.ts";
import { sha256 } from "#till/sha256.ts";
import type { TillLog } from "#till/till-log.ts";
import { type MapState, readMapFile } from "./map-file.ts";
import { parseText } from "./parse-text.ts";
import { ReadFiles } from "./read-files.ts";
import { SentTickets } from "#till/pos/days/sent-tickets.ts";

export type FolderPosOptions = {
  /** The watched folder. */
  folder: string;
  /** The file of the map (docs/import.md). */
  mapFile: string;
  /** Where the till keeps what it has read. */
  data: string;
  timeZone: string;
  log: TillLog;
  /** Looks at the folder every few seconds instead of being called: for shares of a network. */
  isPolling: boolean;
  /** How often the folder is read although nothing called. */
  lookEveryMs?: number;
};

export const folderPosName = "Folder";

/** A sale before three in the morning belongs to the day before, as in a store that has not changed it. */
const boundaryMinutes = 180;
const isExport = /^[^.~].*\.(csv|tsv|txt)$/i;
/** Larger than a shop's year; read in one piece. */
const mostBytes = 200_000_000;
const pollEveryMs = 2000;

export class FolderPos implements PosAdapter {
  readonly terminalNumber = "1";
  readonly #options: FolderPosOptions;
  readonly #tickets: SentTickets;
  readonly #called = new EventEmitter();
  /** Size and times of each file when it was last read, so that only a changed one is opened. */
  readonly #seen = new Map<string, string>();
  /** What is wrong with the folder, the map or a file, by its name. */
  readonly #problems = new Map<string, string>();
  #mapHash = "";
  #feed: PosFeed | null = null;
  /** One reading at a time: a day that is sent again must not overtake its newer tickets. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: FolderPosOptions) {
    this.#options = options;
    this.#tickets = new SentTickets(join(options.data, "days"));
  }

  state() {
    return { connected: this.#problems.size === 0, name: folderPosName, version: "" };
  }

  async run(feed: PosFeed, signal: AbortSignal): Promise<void> {
    const { folder, data, isPolling, lookEveryMs = 10_000, log } = this.#options;
    await mkdir(data, { recursive: true });
    this.#feed = feed;
    this.#seen.clear();
    const files = await ReadFiles.open(data);
    const watcher = watch(folder, { depth: 0, usePolling: isPolling, interval: pollEveryMs });
    watcher.on("all", () => this.#called.emit("call"));
    watcher.on("error", (error) => log.warn("the folder cannot be watched", { reason: String(error) }));
    try {
      while (!signal.aborted) {
        const called = this.#nextCall(lookEveryMs, signal);
        await this.#inTurn(() => this.#look({ feed, files, signal }));
        await called;
      }
    } finally {
      await watcher.close();
    }
  }

  async resend(date: BusinessDate): Promise<void> {
    const feed = this.#feed;
    if (feed === null) {
      throw new Error("The point of sale is not running");
    }
    await this.#inTurn(() => this.#tickets.resend(date, feed));
  }

  checkIn(): Promise<never> {
    return Promise.reject(new Error("This register takes no check-ins: open the buy there by hand"));
  }

  async checkInStatus() {
    return { status: "unknown" as const, posBuyId: null };
  }

  async lookupCustomer() {
    return { customers: [] };
  }

  async listEmployees() {
    return { employees: [] };
  }

  async #nextCall(withinMs: number, signal: AbortSignal): Promise<void> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    // Ended by the limit or by the signal: either way it is time to look or to stop.
    await once(this.#called, "call", { signal: limit }).catch(() => undefined);
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Reads every file that has changed since it was last read. */
  async #look(reading: Reading): Promise<void> {
    const { folder, mapFile } = this.#options;
    const map = await readMapFile(mapFile);
    this.#note(mapFile, "problem" in map ? map.problem : null);
    const names = await readdir(folder).catch((error: unknown) => {
      this.#note(folder, `The folder cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    if ("problem" in map || names === null) {
      return;
    }
    this.#note(folder, null);
    if (map.hash !== this.#mapHash) {
      this.#seen.clear();
      this.#mapHash = map.hash;
    }
    this.#forgetMissing(names);
    for (const name of names.filter((file) => isExport.test(file)).toSorted()) {
      if (!reading.signal.aborted) {
        await this.#readChanged(name, { ...reading, ...map });
      }
    }
  }

  /** A file that is not there any more is no trouble any more. */
  #forgetMissing(names: readonly string[]): void {
    for (const name of this.#seen.keys()) {
      if (!names.includes(name)) {
        this.#seen.delete(name);
        this.#note(name, null);
      }
    }
  }

  async #readChanged(name: string, reading: MappedReading): Promise<void> {
    const about = await this.#unlessLocked(stat(join(this.#options.folder, name)));
    const seen = `${about?.size} ${about?.mtimeMs} ${about?.ctimeMs}`;
    if (about === null || !about.isFile() || this.#seen.get(name) === seen) {
      return;
    }
    if (about.size > mostBytes) {
      this.#note(name, `${name} is larger than ${mostBytes / 1_000_000} MB: export fewer days at once`);
      this.#seen.set(name, seen);
    } else if (await this.#readFile(name, { ...reading, mtimeMs: about.mtimeMs })) {
      this.#seen.set(name, seen);
    }
  }

  /** False when the file could not be opened. */
  async #readFile(name: string, reading: MappedReading & { mtimeMs: number }): Promise<boolean> {
    const { map, hash, files, mtimeMs } = reading;
    const bytes = await this.#unlessLocked(readFile(join(this.#options.folder, name)));
    if (bytes === null) {
      return false;
    }
    const content = `${sha256(bytes)} ${hash}`;
    if (files.has(name, content)) {
      this.#note(name, null);
      await files.add(name, content);
      return true;
    }
    const { timeZone } = this.#options;
    try {
      const read = await readExport(bytes, {
        map,
        timeZone: map.timeZone ?? timeZone,
        boundaryMinutes,
        writtenAt: new Date(mtimeMs),
        parse: parseText,
        digest: sha256,
      });
      await this.#take(name, read, reading);
      await this.#writeRefused(name, read.refused);
      this.#note(name, null);
      await files.add(name, content);
    } catch (error) {
      if (!(error instanceof MapMisfit)) {
        throw error;
      }
      this.#note(name, `${name} does not fit the map. ${error.message}`);
    }
    return true;
  }

  /** Null while its writer locks the file, and when it was moved away meanwhile: the next look tries again. */
  async #unlessLocked<Value>(opening: Promise<Value>): Promise<Value | null> {
    try {
      return await opening;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (!fileTroubles.includes(code)) {
        throw error;
      }
      this.#options.log.debug("an export could not be opened", { code });
      return null;
    }
  }

  async #take(name: string, read: ExportRead, { feed, hash, mtimeMs, signal }: MappedReading & { mtimeMs: number }) {
    const tickets = read.tickets.map((ticket) => ({ ...ticket, file: name, writtenMs: mtimeMs, map: hash }));
    const { sent } = await this.#tickets.take(tickets, feed, signal);
    this.#options.log.info("an export was read", { lines: read.lines, sent, refused: read.refused.length });
  }

  async #writeRefused(name: string, refused: readonly RefusedLine[]): Promise<void> {
    const folder = join(this.#options.data, "refused");
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
    this.#options.log.warn("rows of an export were refused", { rows: refused.length, first: refused[0]?.reason ?? "" });
  }

  #note(about: string, problem: string | null): void {
    if (problem === null) {
      this.#problems.delete(about);
    } else if (this.#problems.get(about) !== problem) {
      this.#problems.set(about, problem);
      this.#options.log.error("the folder needs a person", { reason: problem });
    }
  }
}

type Reading = { feed: PosFeed; files: ReadFiles; signal: AbortSignal };
type MappedReading = Reading & Exclude<MapState, { problem: string }>;

const fileTroubles = ["ENOENT", "EBUSY", "EPERM", "EACCES", "EIO"];
