/** A till beside a point of sale whose own database it reads. */
import { join } from "node:path";
import type { PairAnswer } from "#common/pos/pos-device.ts";
import { DatabasePos, databasePosName } from "./pos/database/database-pos.ts";
import { KeptBoundary } from "./pos/sent/kept-boundary.ts";
import type { PrinterSetting } from "./printers/printer-settings.ts";
import { realPrinter } from "./printers/real-printer.ts";
import { runTill, type TillEnd, type TillHooks } from "./run-till.ts";
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
  hooks?: TillHooks;
};

function databasePos(
  { data, settingsFile, log }: DatabaseTillOptions,
  store: PairAnswer["store"],
  onNews: () => void,
): DatabasePos {
  const folder = join(data, "pos");
  const boundary = new KeptBoundary(folder, store.boundaryMinutes);
  return new DatabasePos({ settingsFile, data: folder, timeZone: store.timeZone, boundary, log, onNews });
}

export function runDatabaseTill(options: DatabaseTillOptions, signal: AbortSignal): Promise<TillEnd> {
  const { server, data, code, name, log, hooks } = options;
  return runTill(
    {
      ...hooks,
      server,
      folder: data,
      code,
      name,
      log,
      posState: { connected: true, name: databasePosName, version: "" },
      makePos: ({ store }, { beatNow }) => databasePos(options, store, beatNow),
      makePrinters: () => options.printers.map((printer) => realPrinter(printer)),
    },
    signal,
  );
}
