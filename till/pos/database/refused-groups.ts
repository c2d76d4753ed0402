/** The rows of a query that could not be read, in a file for a person, until a later reading puts them right. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { csvText } from "#common/csv.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const refused = z.record(z.string(), z.array(z.array(z.string())));
/** The oldest are dropped: a query that refuses thousands has one mistake. */
const mostGroups = 2000;

export class RefusedGroups {
  readonly #path: string;
  readonly #folder: string;
  #rows: Map<string, string[][]> | null = null;

  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#path = join(folder, name);
  }

  /** `read` are the groups that were looked at, `rows` those of them that were refused: bookmark, reason, values. */
  async update(read: readonly string[], rows: ReadonlyMap<string, string[][]>): Promise<void> {
    const all = (this.#rows ??= await this.#load());
    const wasThere = read.filter((group) => all.delete(group)).length;
    rows.forEach((lines, group) => all.set(group, lines));
    for (const oldest of [...all.keys()].slice(0, Math.max(0, all.size - mostGroups))) {
      all.delete(oldest);
    }
    if (wasThere > 0 || rows.size > 0) {
      await this.#save(all);
    }
  }

  async #load(): Promise<Map<string, string[][]>> {
    const text = await readIfThere(`${this.#path}.json`);
    return new Map(Object.entries(text === null ? {} : refused.parse(JSON.parse(text))));
  }

  async #save(all: ReadonlyMap<string, string[][]>): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeAtomic(`${this.#path}.json`, JSON.stringify(Object.fromEntries(all)));
    if (all.size === 0) {
      await rm(`${this.#path}.refused.csv`, { force: true });
    } else {
      await writeAtomic(
        `${this.#path}.refused.csv`,
        csvText([["bookmark", "reason", "row"], ...[...all.values()].flat()]),
      );
    }
  }
}
