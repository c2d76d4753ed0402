import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, atMost } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const contender = z.object({ requestsPerSecond: z.number(), p99Ms: z.number() });
const result = z.object({
  bars: contender,
  hangtag: contender,
  "raw-pg": contender,
  "bare-yoga": contender,
  postgraphile: contender,
});

export async function measureList({ isQuick }: BenchRun): Promise<Figure[]> {
  const output = result.parse(await scriptResult("graphql-list.ts", [isQuick ? "3" : "10"]));
  const { bars, hangtag } = output;
  const what = "a store's newest 25 rows with total over GraphQL, signed in, 10 connections";
  const rate = { what, measured: hangtag.requestsPerSecond, unit: "requests/s", bar: bars.requestsPerSecond } as const;
  const late = { what: `${what}: p99`, measured: hangtag.p99Ms, unit: "ms", bar: bars.p99Ms } as const;
  const peers = [
    { name: "raw pg behind bare HTTP, no row-level security", output: output["raw-pg"] },
    { name: "bare Yoga, no permissions", output: output["bare-yoga"] },
    { name: "PostGraphile on the same table, no permissions", output: output.postgraphile },
  ];
  return [
    ...peers.map((peer) => atLeast({ ...rate, peer: { name: peer.name, measured: peer.output.requestsPerSecond } })),
    ...peers.slice(1, 2).map((peer) => atMost({ ...late, peer: { name: peer.name, measured: peer.output.p99Ms } })),
  ];
}
