/**
 * What came out of a folder's files or of a database, a page on the till's disk for each business date: what a later
 * reading changes is seen by it, and a day is sent again from it although the export was moved away. Customers and employees belong to no day;
 * they are spread over pages by their ids, so that a change writes a few of them and not all.
 */
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { factKey, fileFact, type FileFact } from "#common/pos-files/file-facts.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import { sha256 } from "#till/sha256.ts";

const keptFact = z.object({
  /** The file that it came from, or the query. */
  file: z.string(),
  /** When that file was written, or the query answered, in milliseconds. */
  writtenMs: z.number(),
  /** The hash of the map by which it was read. */
  map: z.string(),
  /** The first bookmark of its lines, where a query gave them. */
  from: z.string().optional(),
  /** Its lines have bookmarks of their own. */
  isSpread: z.boolean().optional(),
  fact: fileFact,
});
export type KeptFact = z.infer<typeof keptFact>;

const keptFacts = z.array(keptFact);

/** By kind and id. */
export type KeptPage = Map<string, KeptFact>;

const peoplePage = /^(people-[0-9a-f]{2})\.json$/;

export function pageOf(fact: FileFact): string {
  const isPerson = fact.kind === "customer" || fact.kind === "employee";
  return isPerson ? `people-${sha256(fact.externalId).slice(0, 2)}` : fact.businessDate;
}

export class KeptFacts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(page: string): Promise<KeptPage> {
    const text = await readIfThere(this.#path(page));
    const facts = text === null ? [] : keptFacts.parse(JSON.parse(text));
    return new Map(facts.map((kept) => [factKey(kept.fact), kept]));
  }

  async write(page: string, facts: KeptPage): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeAtomic(this.#path(page), JSON.stringify([...facts.values()]));
  }

  /** All facts of a business date, with the people whose file was written on it. */
  async readDate(date: BusinessDate): Promise<FileFact[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const people = names.flatMap((name) => peoplePage.exec(name)?.[1] ?? []);
    const facts: FileFact[] = [];
    for (const page of [...people, date]) {
      const kept = await this.read(page);
      facts.push(...[...kept.values()].map(({ fact }) => fact).filter(({ businessDate }) => businessDate === date));
    }
    return facts;
  }

  #path(page: string): string {
    return join(this.#folder, `${page}.json`);
  }
}
