/** The store's day boundary as the server says it, with what it was before, on the till's disk. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { DayBoundary } from "#common/pos-files/day-boundary.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const boundaries = z.array(z.object({ from: z.string().nullable(), minutes: z.int() })).min(1);
type Boundaries = z.infer<typeof boundaries>;

export class KeptBoundary {
  readonly #data: string;
  readonly #first: number;
  #boundaries: Boundaries | null = null;

  /** @param first what the store had when the register was paired */
  constructor(data: string, first: number) {
    this.#data = data;
    this.#first = first;
  }

  async read(): Promise<DayBoundary> {
    return this.#load();
  }

  /** A changed boundary counts from now on: a sale that was sent keeps its day, else it would count on two days. */
  async follow(minutes: number, now: string): Promise<void> {
    const before = await this.#load();
    if (before.at(-1)?.minutes !== minutes) {
      this.#boundaries = [...before, { from: now, minutes }];
      await mkdir(this.#data, { recursive: true });
      await writeAtomic(this.#path(), JSON.stringify(this.#boundaries));
    }
  }

  async #load(): Promise<Boundaries> {
    if (this.#boundaries === null) {
      const text = await readIfThere(this.#path());
      this.#boundaries = text === null ? [{ from: null, minutes: this.#first }] : boundaries.parse(JSON.parse(text));
    }
    return this.#boundaries;
  }

  #path(): string {
    return join(this.#data, "day-boundary.json");
  }
}
