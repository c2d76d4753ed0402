/** One till with a simulated point of sale: `node till/till.ts --server URL --data DIR [--code PAIRCODE] [knobs]`. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { readPrinterSettings } from "./printers/printer-settings.ts";
import { runSimulatedTill } from "./simulated-till.ts";
import { standardOutput, tillLog } from "./till-log.ts";
import { endSignal, knobOptions, knobsFrom, problemText, shopKind } from "./till-options.ts";

const options = z.object({
  server: z.url(),
  data: z.string().min(1),
  code: z.string().optional(),
  kind: shopKind.default("clothing"),
  name: z.string().default("Front register"),
  printers: z.string().min(1).optional(),
  verbose: z.boolean().default(false),
});

try {
  const { values } = parseArgs({
    options: {
      ...knobOptions,
      server: { type: "string" },
      data: { type: "string" },
      code: { type: "string" },
      kind: { type: "string" },
      name: { type: "string" },
      printers: { type: "string" },
      verbose: { type: "boolean" },
    },
  });
  const { server, data, code = null, kind, name, verbose, printers: printersFile } = options.parse(values);
  const printers = printersFile === undefined ? null : await readPrinterSettings(printersFile);
  const log = tillLog(name, standardOutput(), verbose);
  const end = await runSimulatedTill(
    { server, folder: data, kind, key: kind, code, name, knobs: knobsFrom(values), printers, log },
    endSignal(),
  );
  process.exitCode = end === "revoked" ? 3 : 0;
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`);
  process.exitCode = 1;
}
