import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const result = z.object({
  bar: z.number(),
  rowsPerSecond: z.number(),
  peer: z.object({ name: z.string(), rowsPerSecond: z.number() }),
});

export async function measureFeed({ isQuick }: BenchRun): Promise<Figure[]> {
  const { bar, rowsPerSecond, peer } = result.parse(await scriptResult("feed-intake.ts", [isQuick ? "10" : "60"]));
  return [
    atLeast({
      what: "feed intake over HTTP, database and daily figures included",
      measured: rowsPerSecond,
      unit: "rows/s",
      bar,
      peer: { name: peer.name, measured: peer.rowsPerSecond },
      note: "a row is a ticket with three lines and a tender: five rows of the database",
    }),
  ];
}
