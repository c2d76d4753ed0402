/** A till beside a point of sale that writes its sales into a folder. */
import { join } from "node:path";
import type { PairAnswer } from "#common/pos/pos-device.ts";
import { FolderPos, folderPosName } from "./pos/folder/folder-pos.ts";
import { KeptBoundary } from "./pos/sent/kept-boundary.ts";
import { mapFileSource } from "./pos/folder/map-file.ts";
import { ServerMapping } from "./pos/folder/server-mapping.ts";
import type { PrinterSetting } from "./printers/printer-settings.ts";
import { realPrinter } from "./printers/real-printer.ts";
import { runTill, type PosTools, type TillEnd, type TillHooks } from "./run-till.ts";
import type { TillLog } from "./till-log.ts";

export type FolderTillOptions = {
  server: string;
  /** The till's own folder. */
  data: string;
  code: string | null;
  name: string;
  /** The watched folder. */
  folder: string;
  /** The file of the map; null reads by the mapping of the server. */
  mapFile: string | null;
  isPolling: boolean;
  printers: readonly PrinterSetting[];
  log: TillLog;
  hooks?: TillHooks;
};

function folderPos(options: FolderTillOptions, { store, deviceToken }: PairAnswer, tools: PosTools): FolderPos {
  const data = join(options.data, "pos");
  const { mapFile, log } = options;
  const { line, beatNow } = tools;
  const serverMapping = new ServerMapping({ data, storeId: store.id, line, token: deviceToken, log });
  return new FolderPos({
    ...options,
    data,
    timeZone: store.timeZone,
    mapSource: mapFile === null ? serverMapping : mapFileSource(mapFile),
    boundary: new KeptBoundary(data, store.boundaryMinutes),
    onNews: beatNow,
  });
}

export function runFolderTill(options: FolderTillOptions, signal: AbortSignal): Promise<TillEnd> {
  const { server, data, code, name, log, hooks } = options;
  return runTill(
    {
      ...hooks,
      server,
      folder: data,
      code,
      name,
      log,
      posState: { connected: true, name: folderPosName, version: "" },
      makePos: (paired, tools) => folderPos(options, paired, tools),
      makePrinters: () => options.printers.map((printer) => realPrinter(printer)),
    },
    signal,
  );
}
