import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const barMs = 30;

const result = z.object({ questions: z.array(z.object({ what: z.string(), ms: z.number(), rawMs: z.number() })) });

/** Each key of a search among 200,000 customers. */
export async function measureCustomers(run: BenchRun): Promise<Figure[]> {
  const { questions } = result.parse(await scriptResult("customers.ts", [run.isQuick ? "8" : "60"]));
  return questions.map(({ what, ms, rawMs }) =>
    atMost({
      what: `${what}: p95`,
      measured: ms,
      unit: "ms",
      bar: barMs,
      peer: { name: "raw pg: its largest part alone", measured: rawMs },
    }),
  );
}
