/** A point of sale that writes what it has into a folder, as files of the kinds that its mapping names. */
import { once, EventEmitter } from "node:events";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { watch } from "chokidar";
import type { HeartbeatAnswer } from "#common/pos/pos-device.ts";
import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { fittingMap } from "#common/pos-files/fitting-map.ts";
import { openWorkbook, UnreadableWorkbook } from "#common/pos-files/forms/open-workbook.ts";
import { looksLikeWorkbook, type FileContent } from "#common/pos-files/forms/workbook.ts";
import { type ExportRead, MapMisfit, readExport } from "#common/pos-files/read-export.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { OneWayPos } from "#till/pos/one-way-pos.ts";
import type { PosAdapter, PosFeed } from "#till/pos/pos.ts";
import type { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { sha256 } from "#till/sha256.ts";
import type { TillLog } from "#till/till-log.ts";
import { FolderStatus } from "./folder-status.ts";
import type { MapSource } from "./map-source.ts";
import { parseText } from "./parse-text.ts";
import { ReadFiles } from "./read-files.ts";
import { writeRefused } from "./refused-rows.ts";

export type FolderPosOptions = {
  /** The watched folder. */
  folder: string;
  mapSource: MapSource;
  boundary: KeptBoundary;
  /** Where the till keeps what it has read. */
  data: string;
  timeZone: string;
  log: TillLog;
  /** Looks at the folder every few seconds instead of being called: for shares of a network. */
  isPolling: boolean;
  /** How often the folder is read although nothing called. */
  lookEveryMs?: number;
  /** Called when its reading has something new to say. */
  onNews?: () => void;
};

export const folderPosName = "Folder";

const isExport = /^[^.~].*\.(csv|tsv|txt|prn|xlsx?)$/i;
/** Larger than a shop's year; read in one piece. */
const mostBytes = 200_000_000;
const pollEveryMs = 2000;
/** A workbook that was written this recently may still be under way: it opens when it is whole. */
const writingMs = 10_000;

export class FolderPos extends OneWayPos implements PosAdapter {
  readonly terminalNumber = "1";
  readonly #options: FolderPosOptions;
  readonly #called = new EventEmitter();
  /** Size and times of each file when it was last read, so that only a changed one is opened. */
  readonly #seen = new Map<string, string>();
  readonly #status: FolderStatus;
  #mappingHash = "";
  /** Kept while the mapping cannot be read: what the register gives is no other because of that. */
  #mapping: RegisterMapping | null = null;

  constructor(options: FolderPosOptions) {
    super(options.data);
    this.#options = options;
    this.#status = new FolderStatus({ ...options, onChange: () => options.onNews?.() });
  }

  state() {
    return { connected: this.#status.isWell, name: folderPosName, version: "" };
  }

  protected maps() {
    return this.#mapping?.exports ?? null;
  }

  reading(): DeviceReading {
    return this.#status.reading();
  }

  async onHeartbeat({ mappingVersion, boundaryMinutes, serverTime }: HeartbeatAnswer): Promise<void> {
    const { mapSource, boundary } = this.#options;
    await boundary.follow(boundaryMinutes, serverTime);
    if (await mapSource.follow?.(mappingVersion)) {
      this.#called.emit("call");
    }
  }

  async run(feed: PosFeed, signal: AbortSignal): Promise<void> {
    const { folder, data, isPolling, lookEveryMs = 10_000, log } = this.#options;
    await mkdir(data, { recursive: true });
    this.runs(feed);
    this.#seen.clear();
    await this.#status.open();
    const files = await ReadFiles.open(data);
    const watcher = watch(folder, { depth: 0, usePolling: isPolling, interval: pollEveryMs });
    watcher.on("all", () => this.#called.emit("call"));
    watcher.on("error", (error) => log.warn("the folder cannot be watched", { reason: String(error) }));
    try {
      while (!signal.aborted) {
        const called = this.#nextCall(lookEveryMs, signal);
        await this.#lookSaying({ feed, files, signal });
        await called;
      }
    } finally {
      await watcher.close();
    }
  }

  async #nextCall(withinMs: number, signal: AbortSignal): Promise<void> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    // Ended by the limit or by the signal: either way it is time to look or to stop.
    await once(this.#called, "call", { signal: limit }).catch(() => undefined);
  }

  /** A till that cannot write on its own disk would else look well and read nothing. */
  async #lookSaying(reading: Reading): Promise<void> {
    try {
      await this.inTurn(() => this.#look(reading));
      this.#status.note(ownDisk, null);
    } catch (error) {
      this.#status.note(ownDisk, diskProblem(error));
      throw error;
    } finally {
      this.#status.say();
    }
  }

  /** Reads every file that has changed since it was last read. */
  async #look(reading: Reading): Promise<void> {
    const { folder, mapSource } = this.#options;
    const state = await mapSource.read();
    this.#mapping = "problem" in state ? this.#mapping : state.mapping;
    this.#status.note("", "problem" in state ? state.problem : null);
    this.#status.version = "problem" in state ? null : state.version;
    const names = await readdir(folder).catch((error: unknown) => {
      this.#status.note(folder, `The folder cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    if (names === null) {
      return;
    }
    this.#status.note(folder, null);
    await this.#status.list(names);
    if ("problem" in state) {
      return;
    }
    const hash = hashOf(state.mapping);
    if (hash !== this.#mappingHash) {
      this.#seen.clear();
      this.#mappingHash = hash;
    }
    this.#forgetMissing(names);
    for (const name of names.filter((file) => isExport.test(file)).toSorted()) {
      if (!reading.signal.aborted) {
        await this.#readChanged(name, { ...reading, ...state });
      }
    }
  }

  /** A file that is not there any more is no trouble any more. */
  #forgetMissing(names: readonly string[]): void {
    for (const name of this.#seen.keys()) {
      if (!names.includes(name)) {
        this.#seen.delete(name);
        this.#status.note(name, null);
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
      this.#status.note(name, `${name} is larger than ${mostBytes / 1_000_000} MB: export fewer days at once`);
      this.#seen.set(name, seen);
    } else if (await this.#readFile(name, { ...reading, mtimeMs: about.mtimeMs })) {
      this.#seen.set(name, seen);
    }
  }

  /** False when the file could not be opened. */
  async #readFile(name: string, reading: MappedReading & { mtimeMs: number }): Promise<boolean> {
    const bytes = await this.#unlessLocked(readFile(join(this.#options.folder, name)));
    if (bytes === null) {
      return false;
    }
    try {
      const { mapping } = reading;
      const content = looksLikeWorkbook(bytes) ? await openWorkbook(bytes) : bytes;
      const map = await fittingMap(content, { name, mapping, parse: parseText });
      await this.#readContent(content, { ...reading, name, map, bytesHash: sha256(bytes) });
      this.#status.note(name, null);
    } catch (error) {
      if (error instanceof MapMisfit) {
        this.#status.note(name, `${name} does not fit the map. ${error.message}`);
      } else if (error instanceof UnreadableWorkbook) {
        return this.#notOpened(name, { error, mtimeMs: reading.mtimeMs });
      } else {
        throw error;
      }
    }
    return true;
  }

  /** False while it may still be written. */
  #notOpened(name: string, { error, mtimeMs }: { error: UnreadableWorkbook; mtimeMs: number }): boolean {
    const nowMs = Date.now();
    const isWhole = plausible(mtimeMs, nowMs) < nowMs - writingMs;
    if (isWhole) {
      this.#status.note(name, `${name} ${error.message}`);
    }
    return isWhole;
  }

  async #readContent(content: FileContent, reading: FileReading): Promise<void> {
    const { name, map, files, feed, signal, bytesHash } = reading;
    const hash = hashOf(map);
    const contentHash = `${bytesHash} ${hash}`;
    if (!files.has(name, contentHash)) {
      const nowMs = Date.now();
      const writtenMs = plausible(reading.mtimeMs, nowMs);
      const read = await readExport(content, {
        map,
        timeZone: map.timeZone ?? this.#options.timeZone,
        boundaryMinutes: await this.#options.boundary.read(),
        writtenAt: new Date(writtenMs),
        parse: parseText,
        digest: sha256,
      });
      const source = { file: name, writtenMs, map: hash };
      const facts = read.facts.map((fact) => ({ ...fact, ...source }));
      const { rows: sent } = await this.sent.take(facts, feed, { nowMs, signal });
      const { lines, refused } = read;
      this.#options.log.info("an export was read", { kind: map.kind, lines, sent, refused: refused.length });
      await writeRefused(refused, { name, ...this.#options });
      const rows = lines - refused.length;
      await this.#status.noteRead(name, { writtenMs, rows, refused: refused.length, newest: newestSale(read) });
    }
    await files.add(name, contentHash);
  }

  /** Null while its writer locks the file, and when it was moved away meanwhile: the next look tries again. */
  async #unlessLocked<Value>(opening: Promise<Value>): Promise<Value | null> {
    try {
      return await opening;
    } catch (error) {
      const code = codeOf(error);
      if (!fileTroubles.includes(code)) {
        throw error;
      }
      this.#options.log.debug("an export could not be opened", { code });
      return null;
    }
  }
}

type Reading = { feed: PosFeed; files: ReadFiles; signal: AbortSignal };
type MappedReading = Reading & { mapping: RegisterMapping };
type FileReading = Reading & { name: string; map: ExportMap; mtimeMs: number; bytesHash: string };

function hashOf(map: ExportMap | RegisterMapping): string {
  return sha256(JSON.stringify(map));
}

function newestSale({ facts }: ExportRead): string | null {
  const times = facts.flatMap((each) => (each.fact.kind === "transaction" ? [Date.parse(each.fact.at)] : []));
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  return newest === 0 ? null : new Date(newest).toISOString();
}

const firstPlausibleMs = Date.UTC(2000, 0, 2);

/** When a file was written. A clock that was wrong, at this machine or at the share's, wrote it now at the latest. */
function plausible(mtimeMs: number, nowMs: number): number {
  return mtimeMs < firstPlausibleMs || mtimeMs > nowMs ? nowMs : mtimeMs;
}

/** What a problem of the till's own disk is kept under; no file has such a name. */
const ownDisk = "\0disk";

/** Null for what another look puts right. */
function diskProblem(error: unknown): string | null {
  switch (codeOf(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return "This register's disk is full: make room on it. Nothing is lost, and it reads on automatically";
    case "EROFS":
    case "EACCES":
    case "EPERM":
      return "This register can't write into its own folder: let its user write there";
    default:
      return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const fileTroubles = ["ENOENT", "EBUSY", "EPERM", "EACCES", "EIO"];
