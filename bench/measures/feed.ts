import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, timesPeer } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const result = z.object({
  rowsPerSecond: z.number(),
  peer: z.object({ name: z.string(), rowsPerSecond: z.number() }),
});

export async function measureFeed({ isQuick }: BenchRun): Promise<Figure[]> {
  const { rowsPerSecond, peer: raw } = result.parse(await scriptResult("feed-intake.ts", [isQuick ? "10" : "60"]));
  const peer = { name: raw.name, measured: raw.rowsPerSecond };
  return [
    atLeast({
      what: "feed intake over HTTP, database and daily figures included",
      measured: rowsPerSecond,
      unit: "rows/s",
      bar: timesPeer(0.65, peer),
      peer,
      note: "a row is a ticket with three lines and a tender: five rows of the database",
    }),
  ];
}
