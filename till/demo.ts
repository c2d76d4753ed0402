/**
 * Several simulated tills in one process, to save memory:
 * `node till/demo.ts --server URL --data DIR --till kind=clothing,key=maple,name=Front,code=ABCD2345 --till … [knobs]`.
 * `code` is needed at the first start only. Each till has its own folder `DIR/{key}`. With `beside=KEY` a till sells
 * nothing itself: it reads the exports that the other register of the store KEY writes into `DIR/{key}/exports`.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { runFolderTill } from "./folder-till.ts";
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
  beside: z.string().min(1).optional(),
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
  const tills = till.map(tillFrom);
  const ends = tills.map(async (each) => {
    const log = tillLog(each.key, write, verbose);
    try {
      const folder = join(data, each.key);
      if (each.beside !== undefined) {
        const reading = { folder: join(folder, "exports"), mapFile: null, isPolling: false, printers: [] };
        return await runFolderTill({ ...each, ...reading, server, data: folder, log }, signal);
      }
      const reader = tills.find(({ beside }) => beside === each.key);
      const exportsTo = reader === undefined ? null : join(data, reader.key, "exports");
      return await runSimulatedTill({ ...each, server, folder, knobs, exportsTo, log }, signal);
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
