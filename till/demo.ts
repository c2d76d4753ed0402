/**
 * Several simulated tills in one process, to save memory:
 * `node till/demo.ts --server URL --data DIR --till kind=clothing,key=maple,name=Front,code=ABCD2345 --till … [knobs]`.
 * `code` is needed at the first start only. Each till has its own folder `DIR/{key}`.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { runSimulatedTill } from "./simulated-till.ts";
import { standardOutput, tillLog } from "./till-log.ts";
import { endSignal, knobOptions, knobsFrom, problemText, shopKind } from "./till-options.ts";

const options = z.object({
  server: z.url(),
  data: z.string().min(1),
  till: z.array(z.string()).min(1),
  verbose: z.boolean().default(false),
});

const tillOption = z.object({
  kind: shopKind,
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).default("Front register"),
  code: z.string().nullable().default(null),
});

function tillFrom(text: string): z.infer<typeof tillOption> {
  const parts = text.split(",").map((part) => part.split("=", 2));
  return tillOption.parse(Object.fromEntries(parts));
}

try {
  const { values } = parseArgs({
    options: {
      ...knobOptions,
      server: { type: "string" },
      data: { type: "string" },
      till: { type: "string", multiple: true },
      verbose: { type: "boolean" },
    },
  });
  const { server, data, till, verbose } = options.parse(values);
  const knobs = knobsFrom(values);
  const signal = endSignal();
  const write = standardOutput();
  const ends = till.map(tillFrom).map(async (each) => {
    const log = tillLog(each.key, write, verbose);
    try {
      return await runSimulatedTill({ ...each, server, folder: join(data, each.key), knobs, log }, signal);
    } catch (error) {
      log.error(problemText(error));
      return "failed";
    }
  });
  process.exitCode = (await Promise.all(ends)).every((end) => end === "stopped") ? 0 : 1;
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`);
  process.exitCode = 1;
}
