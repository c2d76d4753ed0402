/** A till beside a point of sale that writes its sales into a folder. */
import { join } from "node:path";
import { FolderPos, folderPosName } from "./pos/folder/folder-pos.ts";
import type { PrinterSetting } from "./printers/printer-settings.ts";
import { realPrinter } from "./printers/real-printer.ts";
import { runTill, type TillEnd } from "./run-till.ts";
import type { TillLog } from "./till-log.ts";

export type FolderTillOptions = {
  server: string;
  /** The till's own folder. */
  data: string;
  code: string | null;
  name: string;
  /** The watched folder. */
  folder: string;
  mapFile: string;
  isPolling: boolean;
  printers: readonly PrinterSetting[];
  log: TillLog;
};

export function runFolderTill(options: FolderTillOptions, signal: AbortSignal): Promise<TillEnd> {
  const { server, data, code, name, log } = options;
  return runTill(
    {
      server,
      folder: data,
      code,
      name,
      log,
      posState: { connected: true, name: folderPosName, version: "" },
      makePos: ({ store }) => new FolderPos({ ...options, data: join(data, "pos"), timeZone: store.timeZone }),
      makePrinters: () => options.printers.map((printer) => realPrinter(printer)),
    },
    signal,
  );
}
