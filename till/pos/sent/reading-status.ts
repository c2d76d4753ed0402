/** What a till says of a point of sale that it reads: what is wrong, and what was read last. */
import { join } from "node:path";
import type { z } from "zod";
import { deviceReading, type DeviceReading } from "#common/pos-files/device-reading.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import type { TillLog } from "#till/till-log.ts";

const lastRead = deviceReading.pick({
  lastFile: true,
  lastFileAt: true,
  lastRowAt: true,
  rowsTaken: true,
  rowsRefused: true,
});
type LastRead = z.infer<typeof lastRead>;

const nothingRead = { lastFile: null, lastFileAt: null, lastRowAt: null, rowsTaken: 0, rowsRefused: 0 };

export type ReadingStatusOptions = {
  /** Where the till keeps what it has read. */
  data: string;
  log: TillLog;
  source: DeviceReading["source"];
  /** Called when there is something new to say. */
  onChange: () => void;
};

export class ReadingStatus {
  readonly #options: ReadingStatusOptions;
  /** What is wrong, by what it is wrong with. */
  readonly #problems = new Map<string, string>();
  #last: LastRead = nothingRead;
  #summary = "";
  protected files: string[] = [];
  /** The version of the mapping by which it reads. */
  version: number | null = null;

  constructor(options: ReadingStatusOptions) {
    this.#options = options;
  }

  /** Goes on with what it said before the till was started again. */
  async open(): Promise<void> {
    const text = await readIfThere(this.#path());
    this.#last = text === null ? nothingRead : (lastRead.safeParse(JSON.parse(text)).data ?? nothingRead);
  }

  get isWell(): boolean {
    return this.#problems.size === 0;
  }

  note(about: string, problem: string | null): void {
    if (problem === null) {
      this.#problems.delete(about);
    } else if (this.#problems.get(about) !== problem) {
      this.#problems.set(about, problem);
      const what = this.#options.source === "files" ? "folder" : "database";
      this.#options.log.error(`the ${what} needs a person`, { reason: problem });
    }
  }

  /** What was wrong with another source is past. */
  forget(): void {
    this.#problems.clear();
  }

  /** @param name the file, or the query */
  async noteRead(name: string, read: { writtenMs: number; rows: number; refused: number; newest: string | null }) {
    this.#last = {
      lastFile: cleanedName(name),
      lastFileAt: new Date(read.writtenMs).toISOString(),
      lastRowAt: read.newest,
      rowsTaken: Math.min(Math.max(0, read.rows), mostRows),
      rowsRefused: Math.min(read.refused, mostRows),
    };
    await writeAtomic(this.#path(), JSON.stringify(this.#last));
  }

  /** Says what is new, after a look. */
  say(): void {
    const { problem, mappingVersion, lastFile, files } = this.reading();
    const summary = JSON.stringify([problem, mappingVersion, lastFile, files[0]]);
    if (summary !== this.#summary) {
      this.#summary = summary;
      this.#options.onChange();
    }
  }

  reading(): DeviceReading {
    const [problem = null] = this.#problems.values();
    return {
      source: this.#options.source,
      ...this.#last,
      mappingVersion: this.version,
      problem: problem === null ? null : cleaned(problem, mostProblem),
      files: this.files,
    };
  }

  #path(): string {
    return join(this.#options.data, "last-read.json");
  }
}

const mostRows = 1_000_000;
const mostProblem = 500;
const mostName = 255;

/** Names and headers of a foreign program may hold what the server refuses, and then the register would look dead. */
function cleaned(text: string, most: number): string {
  return text.replaceAll("\0", "").slice(0, most).toWellFormed().trim() || "?";
}

export function cleanedName(name: string): string {
  return cleaned(name, mostName);
}
