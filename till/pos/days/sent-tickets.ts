/** Sends the tickets that a reading brought and an earlier one did not, and keeps them by their day. */
import type { BusinessDate } from "#common/business-date.ts";
import type { TicketFact } from "#common/pos-files/file-facts.ts";
import type { PosFeed } from "#till/pos/pos.ts";
import { isLaterPart, isNewerTicket, type ReadingTicket } from "./newer-ticket.ts";
import { SalesDays } from "./sales-days.ts";

export type Sent = {
  sent: number;
  /** Numbers of tickets of which only a later part was read. */
  laterParts: string[];
};

const factsAtOnce = 250;

export class SentTickets {
  readonly #days: SalesDays;

  constructor(folder: string) {
    this.#days = new SalesDays(folder);
  }

  /** Sends what is new first and notes it afterwards: a kill in between sends it again, and nothing is counted twice. */
  async take(tickets: readonly ReadingTicket[], feed: PosFeed, signal: AbortSignal): Promise<Sent> {
    const result: Sent = { sent: 0, laterParts: [] };
    for (const [date, read] of Map.groupBy(tickets, ({ fact }) => fact.businessDate)) {
      const day = await this.#days.read(date);
      const earlierOf = (ticket: ReadingTicket) => day.get(ticket.fact.externalId);
      const fresh = read.filter((ticket) => isNewerTicket(ticket, earlierOf(ticket)));
      for (const ticket of read) {
        const earlier = earlierOf(ticket);
        if (earlier !== undefined && isLaterPart(ticket, earlier)) {
          result.laterParts.push(ticket.fact.number);
        }
      }
      if (fresh.length > 0) {
        await feed.room(signal);
        await sendFacts(
          fresh.map(({ fact }) => fact),
          feed,
        );
        for (const { file, writtenMs, map, from, isSpread, fact } of fresh) {
          day.set(fact.externalId, { file, writtenMs, map, from, isSpread, fact });
        }
        await this.#days.write(date, day);
        result.sent += fresh.length;
      }
    }
    return result;
  }

  async resend(date: BusinessDate, feed: PosFeed): Promise<void> {
    const day = await this.#days.read(date);
    await sendFacts(
      [...day.values()].map(({ fact }) => fact),
      feed,
    );
  }
}

async function sendFacts(facts: readonly TicketFact[], feed: PosFeed): Promise<void> {
  for (let at = 0; at < facts.length; at += factsAtOnce) {
    await feed.send(facts.slice(at, at + factsAtOnce));
  }
}
