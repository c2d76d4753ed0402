import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const names: Readonly<Record<string, string>> = {
  daybook: "the daybook",
  week: "the weekly report",
  rows: "the rows behind a day's sales",
  settings: "the changes of settings",
  record: "the history of a record that stays for years",
  person: "the history of an employee",
  feed: "a batch of 500 tickets",
};
/** Years may cost what a deeper index and a busy machine do, and no more. */
const flat = { factor: 1.25, slackMs: 3 };
/** Longer than this nobody waits for the history's lock (`lock_timeout` of its functions). */
const turnBarMs = 3000;

/** After one year, after ten, and after ten with the neighbors. */
const screenTimes = z.array(z.object({ what: z.string(), ms: z.tuple([z.number(), z.number(), z.number()]) }));
const result = z.object({
  neighbors: z.number(),
  sharePercent: z.number(),
  rows: z.number(),
  bytes: z.number(),
  results: screenTimes,
  turn: z.object({ addMs: z.number(), dropMs: z.number(), deleteMs: z.number() }),
});

/** A store's screens after ten years beside those after one, and with 300 stores beside it. */
export async function measureTimePasses({ isQuick }: BenchRun): Promise<Figure[]> {
  const parameters = isQuick ? ["6", "20", "1"] : ["40", "300", "5"];
  const { results, turn, ...chain } = result.parse(await scriptResult("time/time-passes.ts", parameters));
  const size = `${Math.round(chain.rows / 1e6)} million rows, ${(chain.bytes / 1e9).toFixed(1)} GB`;
  return [
    ...results.map(({ what, ms: [young, old] }) =>
      asFlat({ what: `${names[what]}, ten years: median`, measured: old, peer: { name: "one year", measured: young } }),
    ),
    ...results.map(({ what, ms: [, old, crowded] }) =>
      asFlat({
        what: `${names[what]}, ten years, with ${chain.neighbors} stores of two years beside it: median`,
        measured: crowded,
        peer: { name: "without them", measured: old },
      }),
    ),
    atMost({
      what: `the history's new year gets its table, in a database of ${size}`,
      measured: turn.addMs,
      unit: "ms",
      bar: turnBarMs,
      peer: { name: "a night that finds nothing to delete", measured: turn.deleteMs },
      note: `years that no store keeps are dropped: ${turn.dropMs} ms`,
    }),
  ];
}

function asFlat(figure: { what: string; measured: number; peer: { name: string; measured: number } }): Figure {
  const bar = Math.round(10 * (flat.factor * figure.peer.measured + flat.slackMs)) / 10;
  return atMost({ ...figure, unit: "ms", bar });
}
