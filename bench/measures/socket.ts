import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const output = z.object({ memoryMb: z.number(), p99Ms: z.number() });
const result = z.object({ sockets: z.number(), bars: output, hangtag: output, bareWs: output });

export async function measureSockets({ isQuick }: BenchRun): Promise<Figure[]> {
  const parameters = isQuick ? ["1000", "10"] : ["6000", "60"];
  const { sockets, bars, hangtag, bareWs } = result.parse(await scriptResult("realtime-sockets.ts", parameters));
  const peer = "a bare ws server that sends the same bytes";
  return [
    atMost({
      what: `${sockets} sockets on one process: memory`,
      measured: hangtag.memoryMb,
      unit: "MB",
      bar: bars.memoryMb,
      peer: { name: peer, measured: bareWs.memoryMb },
    }),
    atMost({
      what: `an event to all ${sockets} sockets: p99`,
      measured: hangtag.p99Ms,
      unit: "ms",
      bar: bars.p99Ms,
      peer: { name: peer, measured: bareWs.p99Ms },
    }),
  ];
}
