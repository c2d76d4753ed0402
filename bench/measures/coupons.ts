import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, timesPeer } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const barMs = 50;

const result = z.object({
  questions: z.array(z.object({ what: z.string(), ms: z.number(), rawMs: z.number() })),
  earning: z.object({ earningMs: z.number(), plainMs: z.number() }),
});

/** A store with 200,000 coupons over ten campaigns, and what earning adds to the feed. */
export async function measureCoupons({ isQuick }: BenchRun): Promise<Figure[]> {
  const { questions, earning } = result.parse(await scriptResult("coupons.ts", [isQuick ? "8" : "60"]));
  const without = { name: "the same sales without a campaign", measured: earning.plainMs };
  return [
    ...questions.map(({ what, ms, rawMs }) =>
      atMost({
        what: `${what}: p95`,
        measured: ms,
        unit: "ms",
        bar: barMs,
        peer: { name: "raw pg: its largest part alone", measured: rawMs },
      }),
    ),
    atMost({
      what: "a batch of 500 sales that all earn a coupon, median",
      measured: earning.earningMs,
      unit: "ms",
      bar: timesPeer(1.25, without),
      peer: without,
    }),
  ];
}
