/** The till itself, in a process of its own: it may fall over or be changed while the status page stays. */
import { isAbsolute, join } from "node:path";
import { readIfThere } from "#till/atomic-file.ts";
import { runDatabaseTill } from "#till/database-till.ts";
import { runFolderTill } from "#till/folder-till.ts";
import { readPrinterSettings, type PrinterSetting } from "#till/printers/printer-settings.ts";
import { realPrinter } from "#till/printers/real-printer.ts";
import { runTill, type RunningTill, type TillEnd } from "#till/run-till.ts";
import { runSimulatedTill } from "#till/simulated-till.ts";
import { standardOutput, tillLog } from "#till/till-log.ts";
import { endSignal, knobsFrom } from "#till/till-options.ts";
import { noPos, noPosName } from "./no-pos.ts";
import { readSettings, type ProgramSettings } from "./program-settings.ts";
import { toWorker, type FromWorker, type WorkerState } from "./worker-messages.ts";

const stateEveryMs = 1000;

/** The till's own folder inside the program's data. */
export function tillFolder(data: string): string {
  return join(data, "till");
}

export function printersFile(data: string, settings: ProgramSettings): string {
  return isAbsolute(settings.printers) ? settings.printers : join(data, settings.printers);
}

/** None where there is no such file. Throws an error that says what is wrong in it. */
export async function readPrinters(file: string): Promise<PrinterSetting[]> {
  return (await readIfThere(file)) === null ? [] : readPrinterSettings(file);
}

export async function runWorker(data: string, version: string): Promise<TillEnd> {
  const settings = await readSettings(data);
  const { server, name, pointOfSale } = settings;
  if (server === null) {
    throw new Error("This till is not paired yet");
  }
  const printers = await readPrinters(printersFile(data, settings));
  const log = tillLog(name, standardOutput());
  const own = { server, data: tillFolder(data), code: null, name, printers, log };
  const hooks = { version, onRunning: report };
  const signal = endSignal();
  switch (pointOfSale?.kind) {
    case "folder": {
      const { folder, map = null, isPolling } = pointOfSale;
      return runFolderTill({ ...own, hooks, folder, mapFile: map, isPolling }, signal);
    }
    case "database":
      return runDatabaseTill({ ...own, hooks, settingsFile: pointOfSale.file }, signal);
    case "simulated": {
      const { shop: kind } = pointOfSale;
      const real = printers.length === 0 ? null : printers;
      return runSimulatedTill(
        { ...own, hooks, folder: own.data, kind, key: kind, knobs: knobsFrom({}), printers: real },
        signal,
      );
    }
    case undefined:
      return runTill(
        {
          ...own,
          ...hooks,
          folder: own.data,
          posState: { connected: false, name: noPosName, version: "" },
          makePos: noPos,
          makePrinters: () => printers.map((printer) => realPrinter(printer)),
        },
        signal,
      );
  }
}

function report(till: RunningTill): void {
  const say = (message: FromWorker) => {
    if (process.connected) {
      process.send?.(message);
    }
  };
  setInterval(() => say({ kind: "state", state: stateOf(till) }), stateEveryMs).unref();
  say({ kind: "state", state: stateOf(till) });
  process.on("message", (message) => {
    const request = toWorker.safeParse(message);
    if (request.success) {
      const { id, printer } = request.data;
      const page = { printerName: printer, deviceName: till.paired.device.name, at: new Date() };
      till.printers.printTestPage(page).then(
        () => say({ kind: "printed", id, problem: null }),
        (error: unknown) =>
          say({ kind: "printed", id, problem: error instanceof Error ? error.message : String(error) }),
      );
    }
  });
}

function stateOf({ paired, pos, ...till }: RunningTill): WorkerState {
  const { name, number, timeZone } = paired.store;
  return {
    store: { name, number, timeZone },
    deviceName: paired.device.name,
    pos: pos.state(),
    reading: pos.reading?.() ?? null,
    queueLength: till.queueLength(),
    line: till.line(),
    printers: [...till.lastPrinters()],
    requests: { ...till.requests() },
  };
}
