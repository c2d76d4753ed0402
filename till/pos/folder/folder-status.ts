/** What a till says of its folder: what is wrong, the file that was read last, and the files that lie there. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { deviceReading, mostFileNames, type DeviceReading } from "#common/pos-files/device-reading.ts";
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

export type FolderStatusOptions = {
  folder: string;
  data: string;
  log: TillLog;
  /** Called when there is something new to say. */
  onChange: () => void;
};

export class FolderStatus {
  readonly #options: FolderStatusOptions;
  /** What is wrong with the folder, the map or a file, by its name. */
  readonly #problems = new Map<string, string>();
  #last: LastRead = nothingRead;
  #files: string[] = [];
  #listed = "";
  #summary = "";
  version: number | null = null;

  constructor(options: FolderStatusOptions) {
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
      this.#options.log.error("the folder needs a person", { reason: problem });
    }
  }

  async noteRead(name: string, read: { writtenMs: number; rows: number; refused: number; newest: string | null }) {
    this.#last = {
      lastFile: fileName(name),
      lastFileAt: new Date(read.writtenMs).toISOString(),
      lastRowAt: read.newest,
      rowsTaken: Math.min(read.rows, mostRows),
      rowsRefused: Math.min(read.refused, mostRows),
    };
    await writeAtomic(this.#path(), JSON.stringify(this.#last));
    this.#listed = "";
  }

  /** The newest files are found again when a file came or went, or one was read. */
  async list(names: readonly string[]): Promise<void> {
    const listed = names.join("\n");
    if (listed !== this.#listed) {
      this.#files = (await newestFiles(this.#options.folder, names)).map(fileName);
      this.#listed = listed;
    }
  }

  /** Says what is new, after a look at the folder. */
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
      ...this.#last,
      mappingVersion: this.version,
      problem: problem === null ? null : cleaned(problem, mostProblem),
      files: this.#files,
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

function fileName(name: string): string {
  return cleaned(name, mostName);
}

async function newestFiles(folder: string, names: readonly string[]): Promise<string[]> {
  const shown = names.filter((name) => !/^[.~]/.test(name));
  const files = await Promise.all(
    shown.map(async (name) => {
      const about = await stat(join(folder, name)).catch(() => null);
      return { name, at: about?.isFile() ? about.mtimeMs : null };
    }),
  );
  return files
    .flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
    .toSorted((left, right) => right.at - left.at)
    .slice(0, mostFileNames)
    .map(({ name }) => name);
}
