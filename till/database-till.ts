/** A till beside a point of sale whose own database it reads. */
import { join } from "node:path";
import { DatabasePos, databasePosName } from "./pos/database/database-pos.ts";
import type { PrinterSetting } from "./printers/printer-settings.ts";
import { realPrinter } from "./printers/real-printer.ts";
import { runTill, type TillEnd } from "./run-till.ts";
import type { TillLog } from "./till-log.ts";

export type DatabaseTillOptions = {
  server: string;
  /** The till's own folder. */
  data: string;
  code: string | null;
  name: string;
  settingsFile: string;
  printers: readonly PrinterSetting[];
  log: TillLog;
};

export function runDatabaseTill(options: DatabaseTillOptions, signal: AbortSignal): Promise<TillEnd> {
  const { server, data, code, name, settingsFile, log } = options;
  return runTill(
    {
      server,
      folder: data,
      code,
      name,
      log,
      posState: { connected: true, name: databasePosName, version: "" },
      makePos: ({ store }) => new DatabasePos({ settingsFile, data: join(data, "pos"), timeZone: store.timeZone, log }),
      makePrinters: () => options.printers.map((printer) => realPrinter(printer)),
    },
    signal,
  );
}
