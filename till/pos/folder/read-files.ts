/** Which contents of which files were read whole, kept on the till's disk. */
import { join } from "node:path";
import { z } from "zod";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const readFiles = z.record(z.string(), z.string());
/** The oldest are dropped; a copy of one is then read again, which changes nothing. */
const mostFiles = 20_000;

export class ReadFiles {
  readonly #path: string;
  readonly #contents: Map<string, string>;

  private constructor(path: string, contents: Map<string, string>) {
    this.#path = path;
    this.#contents = contents;
  }

  static async open(folder: string): Promise<ReadFiles> {
    const path = join(folder, "read-files.json");
    const text = await readIfThere(path);
    const contents = text === null ? {} : readFiles.parse(JSON.parse(text));
    return new ReadFiles(path, new Map(Object.entries(contents)));
  }

  /**
   * Whether the file holds what was read before: under its own name, or, for a file that is new, under any other. A file
   * that changed is read although its content was there before: in between it may have shown something else.
   */
  has(name: string, content: string): boolean {
    const own = this.#contents.get(name);
    return own === undefined ? [...this.#contents.values()].includes(content) : own === content;
  }

  async add(name: string, content: string): Promise<void> {
    if (this.#contents.get(name) === content) {
      return;
    }
    this.#contents.delete(name);
    this.#contents.set(name, content);
    const [oldest = name] = this.#contents.keys();
    if (this.#contents.size > mostFiles) {
      this.#contents.delete(oldest);
    }
    await writeAtomic(this.#path, JSON.stringify(Object.fromEntries(this.#contents)));
  }
}
