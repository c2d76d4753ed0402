import type { BusinessDate } from "#common/business-date.ts";
import { changedRows, composeFacts } from "#common/pos-files/compose-facts.ts";
import { factKey, type FeedFact, type FileFact } from "#common/pos-files/file-facts.ts";
import type { PosFeed } from "#till/pos/pos.ts";
import { KeptFacts, type KeptFact, pageOf } from "./kept-facts.ts";
import { isLaterPart, isNewerFact, type ReadingFact } from "./newer-fact.ts";

export type Sent = {
  /** Rows of the feed. */
  rows: number;
  /** The tickets of which only a later part was read, as a person calls them. */
  laterParts: string[];
};

const rowsAtOnce = 250;

/** Sends what a reading brought and an earlier one did not, and keeps it by its day. */
export class SentFacts {
  readonly #kept: KeptFacts;

  constructor(folder: string) {
    this.#kept = new KeptFacts(folder);
  }

  /** Sends what is new first and notes it afterwards: a kill in between sends it again, and nothing is counted twice. */
  async take(facts: readonly ReadingFact[], feed: PosFeed, { nowMs, signal }: Taking): Promise<Sent> {
    const sent: Sent = { rows: 0, laterParts: [] };
    for (const [name, read] of Map.groupBy(facts, ({ fact }) => pageOf(fact))) {
      const page = await this.#kept.read(name);
      const earlierOf = (reading: ReadingFact) => page.get(factKey(reading.fact));
      sent.laterParts.push(
        ...read.filter((reading) => isLaterPart(reading, earlierOf(reading))).map(({ fact }) => nameOf(fact)),
      );
      const fresh = read.filter((reading) => isNewerFact(reading, earlierOf(reading), nowMs));
      if (fresh.length > 0) {
        const before = rowsOf(page.values());
        fresh.forEach(({ isCut: _cut, isTorn: _torn, ...kept }) => page.set(factKey(kept.fact), kept));
        const rows = changedRows(before, rowsOf(page.values()));
        await feed.room(signal);
        await sendInParts(rows, feed);
        await this.#kept.write(name, page);
        sent.rows += rows.length;
      }
    }
    return sent;
  }

  async resend(date: BusinessDate, feed: PosFeed): Promise<void> {
    await sendInParts(composeFacts(await this.#kept.readDate(date)), feed);
  }
}

function nameOf(fact: FileFact): string {
  return fact.kind === "transaction" ? fact.number : fact.externalId;
}

type Taking = { nowMs: number; signal: AbortSignal };

function rowsOf(kept: Iterable<KeptFact>): FeedFact[] {
  return composeFacts([...kept].map(({ fact }) => fact));
}

async function sendInParts(rows: readonly FeedFact[], feed: PosFeed): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await feed.send(rows.slice(at, at + rowsAtOnce));
  }
}
