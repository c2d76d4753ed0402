/**
 * One till: `node till/till.ts --server URL --data DIR [--code PAIRCODE]`, with a simulated point of sale and its knobs,
 * or with `--pos folder --folder DIR [--map FILE] [--poll]` beside one that writes its sales into a folder, or with
 * `--pos database --database FILE` beside one whose database it reads; `--printers FILE` names the shop's printers.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { runDatabaseTill } from "./database-till.ts";
import { runFolderTill } from "./folder-till.ts";
import { readPrinterSettings } from "./printers/printer-settings.ts";
import { runSimulatedTill } from "./simulated-till.ts";
import type { TillEnd } from "./run-till.ts";
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
  pos: z.enum(["simulated", "folder", "database"]).default("simulated"),
});
const folderOptions = z.object({
  folder: z.string("The folder into which the point of sale writes"),
  map: z.string().min(1).optional(),
  poll: z.boolean().default(false),
});
const databaseOptions = z.object({
  database: z.string("The file that says where the database is and what is read from it"),
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
      pos: { type: "string" },
      folder: { type: "string" },
      map: { type: "string" },
      poll: { type: "boolean" },
      database: { type: "string" },
    },
  });
  const end = await runChosen(values);
  process.exitCode = end === "revoked" ? 3 : 0;
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`);
  process.exitCode = 1;
}

async function runChosen(values: Record<string, unknown>): Promise<TillEnd> {
  const { server, data, code = null, kind, name, verbose, pos, printers: file } = options.parse(values);
  const log = tillLog(name, standardOutput(), verbose);
  const printers = file === undefined ? null : await readPrinterSettings(file);
  if (pos === "simulated") {
    const knobs = knobsFrom(values);
    return runSimulatedTill({ server, folder: data, kind, key: kind, code, name, knobs, printers, log }, endSignal());
  }
  if (pos === "database") {
    const { database } = databaseOptions.parse(values);
    return runDatabaseTill(
      { server, data, code, name, settingsFile: database, printers: printers ?? [], log },
      endSignal(),
    );
  }
  const { folder, map, poll } = folderOptions.parse(values);
  return runFolderTill(
    { server, data, code, name, folder, mapFile: map ?? null, isPolling: poll, printers: printers ?? [], log },
    endSignal(),
  );
}
