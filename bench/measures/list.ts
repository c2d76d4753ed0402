import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, timesPeer } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const contender = z.object({ requestsPerSecond: z.number(), p99Ms: z.number() });
const result = z.object({
  hangtag: contender,
  "raw-pg": contender,
  "bare-yoga": contender,
  postgraphile: contender,
});

export async function measureList({ isQuick }: BenchRun): Promise<Figure[]> {
  const output = result.parse(await scriptResult("graphql-list.ts", [isQuick ? "3" : "10"]));
  const { hangtag } = output;
  const what = "a store's newest 25 rows with total over GraphQL, signed in, 10 connections";
  const peers = [
    { name: "raw pg behind bare HTTP, no row-level security", factor: 0.6, output: output["raw-pg"] },
    { name: "bare Yoga, no permissions", factor: 0.95, output: output["bare-yoga"] },
    { name: "PostGraphile on the same table, no permissions", factor: 1, output: output.postgraphile },
  ];
  return peers.map(({ name, factor, output: theirs }) => {
    const peer = { name, measured: theirs.requestsPerSecond };
    const note = `p99 ${hangtag.p99Ms} ms, the peer's ${theirs.p99Ms} ms`;
    const bar = timesPeer(factor, peer);
    return atLeast({ what, measured: hangtag.requestsPerSecond, unit: "requests/s", bar, peer, note });
  });
}
