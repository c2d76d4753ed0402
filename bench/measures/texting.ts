import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const barMs = 50;

const result = z.object({ questions: z.array(z.object({ what: z.string(), ms: z.number(), rawMs: z.number() })) });

/** The inbox of a store with 50,000 threads and 600,000 texts. */
export async function measureTexting({ isQuick }: BenchRun): Promise<Figure[]> {
  const { questions } = result.parse(await scriptResult("texting.ts", [isQuick ? "8" : "60"]));
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
