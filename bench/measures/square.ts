import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, timesPeer } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const reading = z.object({ ticketsPerReadingSecond: z.number(), differentDays: z.literal(0) });
const feed = z.object({ rowsPerSecond: z.number() });

/** Square sets no pace here, so that the figure is ours and not that of its limit. */
const noPace = { SQUARE_REQUESTS_PER_SECOND: "1000" };

export async function measureSquare({ isQuick }: BenchRun): Promise<Figure[]> {
  // As many tickets as the feed beside it sends: a process that has just begun is slow for a second.
  const days = isQuick ? "30" : "500";
  const { ticketsPerReadingSecond } = reading.parse(
    await scriptResult("square-retail.ts", [days, "0"], { settings: noPace }),
  );
  const { rowsPerSecond } = feed.parse(await scriptResult("feed-intake.ts", [isQuick ? "10" : "60"]));
  const peer = { name: "the till's feed: its tickets", measured: rowsPerSecond };
  return [
    atLeast({
      what: "past sales read from Square's interface, each day as its books say",
      measured: ticketsPerReadingSecond,
      unit: "rows/s",
      bar: timesPeer(0.5, peer),
      peer,
      note: "a row is a ticket with its lines and tenders; the simulator answers in a process beside it",
    }),
  ];
}
