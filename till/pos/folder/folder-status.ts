/** What a till says of its folder, besides what any reading says: the files that lie there. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { mostFileNames } from "#common/pos-files/device-reading.ts";
import { cleanedName, ReadingStatus, type ReadingStatusOptions } from "#till/pos/sent/reading-status.ts";

export type FolderStatusOptions = Omit<ReadingStatusOptions, "source"> & { folder: string };

export class FolderStatus extends ReadingStatus {
  readonly #folder: string;
  #listed = "";

  constructor(options: FolderStatusOptions) {
    super({ ...options, source: "files" });
    this.#folder = options.folder;
  }

  override async noteRead(name: string, read: Parameters<ReadingStatus["noteRead"]>[1]): Promise<void> {
    await super.noteRead(name, read);
    this.#listed = "";
  }

  /** The newest files are found again when a file came or went, or one was read. */
  async list(names: readonly string[]): Promise<void> {
    const listed = names.join("\n");
    if (listed !== this.#listed) {
      this.files = (await newestFiles(this.#folder, names)).map(cleanedName);
      this.#listed = listed;
    }
  }
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
