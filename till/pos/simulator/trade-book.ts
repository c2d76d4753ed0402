/**
 * The simulated point of sale's own record of what came on top of its day plan: sales rung up while a person
 * watches, buys checked in from the app. One file a business date; without it a restart would forget them.
 */
import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { posRow } from "#common/pos/pos-rows.ts";
import { readIfThere } from "#till/atomic-file.ts";
import type { TradeEvent } from "./trade-event.ts";

const entry = z.object({ at: z.coerce.date(), facts: z.array(z.unknown()), clientRef: z.string().nullable() });

export type BookEntry = TradeEvent & { clientRef: string | null };

export class TradeBook {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(date: BusinessDate, entries: readonly BookEntry[]): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await appendFile(this.#path(date), entries.map((each) => `${JSON.stringify(each)}\n`).join(""));
  }

  async read(date: BusinessDate): Promise<BookEntry[]> {
    const text = (await readIfThere(this.#path(date))) ?? "";
    // The last line may be torn; a torn entry was never sent.
    return text.split("\n").flatMap((line) => (line.endsWith("}") ? entryOf(line) : []));
  }

  #path(date: BusinessDate): string {
    return join(this.#folder, `${date}.ndjson`);
  }
}

function entryOf(line: string): BookEntry[] {
  const { at, clientRef, facts } = entry.parse(JSON.parse(line));
  return [{ at, clientRef, facts: facts.map((fact) => posRow.parse({ ...z.looseObject({}).parse(fact), seq: 1 })) }];
}
