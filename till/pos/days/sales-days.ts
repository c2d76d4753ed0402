/**
 * The tickets that came out of a folder's files or of a database, a file on the till's disk for each business date: what
 * a later reading changes is seen by it, and a day is sent again from it although the export was moved away.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import { ticketFact } from "#common/pos-files/file-facts.ts";

const takenTicket = z.object({
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
  fact: ticketFact,
});
export type TakenTicket = z.infer<typeof takenTicket>;

const day = z.array(takenTicket);

/** By the ticket's id. */
export type SalesDay = Map<string, TakenTicket>;

export class SalesDays {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(date: BusinessDate): Promise<SalesDay> {
    const text = await readIfThere(this.#path(date));
    const tickets = text === null ? [] : day.parse(JSON.parse(text));
    return new Map(tickets.map((ticket) => [ticket.fact.externalId, ticket]));
  }

  async write(date: BusinessDate, tickets: SalesDay): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeAtomic(this.#path(date), JSON.stringify([...tickets.values()]));
  }

  #path(date: BusinessDate): string {
    return join(this.#folder, `${date}.json`);
  }
}
