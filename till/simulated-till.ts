/** A till with a simulated point of sale and simulated printers: for the demonstration, training and tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localTimeAt } from "#common/store-time.ts";
import type { Printer } from "#common/pos/pos-state.ts";
import { faultyLine } from "./line/faulty-line.ts";
import type { PosFact } from "./pos/pos.ts";
import { ExportWriter } from "./pos/simulator/export-writer.ts";
import { SimulatedPos } from "./pos/simulator/simulated-pos.ts";
import { simulatedClock } from "./pos/simulator/simulated-clock.ts";
import { simulatedShop, type ShopKind } from "./pos/simulator/shop.ts";
import { simulatedPrinter } from "./printers/simulated-printer.ts";
import type { PrinterSetting } from "./printers/printer-settings.ts";
import { realPrinter } from "./printers/real-printer.ts";
import { runTill, type TillEnd, type TillHooks } from "./run-till.ts";
import type { TillLog } from "./till-log.ts";

export type Knobs = {
  seed: number;
  /** 60 makes a day pass in 24 minutes. */
  speed: number;
  /** Share of calls to the server that fail. */
  failureRate: number;
  /** An outage in each span of so many minutes; 0 for none. */
  outageEveryMinutes: number;
  /** Before each answer on the channel; 10500 makes the caller's limit pass. */
  answerDelayMs: number;
  /** The register's clock is wrong by this much. */
  clockSkewMs: number;
  historyDays: number;
  itemDays: number;
  mischiefRate: number;
  dayCloseErrorCents: number;
  eager: boolean;
  walkIns: boolean;
  aroundTheClock: boolean;
};

export type SimulatedTillOptions = {
  server: string;
  folder: string;
  kind: ShopKind;
  /** Tells two shops of one kind apart. */
  key: string;
  code: string | null;
  name: string;
  knobs: Knobs;
  /** Where the store's other register writes its exports; null where this one sells all. */
  exportsTo?: string | null;
  /** Real ones of this shop; null for printers that lay their pages into a folder. */
  printers?: readonly PrinterSetting[] | null;
  log: TillLog;
  hooks?: TillHooks;
};

const simulatedPrinters: readonly Printer[] = [
  { name: "receipt", displayName: "Receipt printer", role: "receipt", type: "escpos" },
  { name: "label", displayName: "Label printer", role: "label", type: "zpl" },
  { name: "office", displayName: "Office printer", role: "document", type: "system" },
];

export function runSimulatedTill(options: SimulatedTillOptions, signal: AbortSignal): Promise<TillEnd> {
  const { server, folder, kind, key, code, name, knobs, printers = null, exportsTo = null, log, hooks } = options;
  const clock = simulatedClock({ now: () => new Date(), speed: knobs.speed, skewMs: knobs.clockSkewMs });
  const line = faultyLine({ ...knobs, now: () => new Date() });
  return runTill(
    {
      ...hooks,
      server,
      folder,
      code,
      name,
      log,
      posState: { connected: true, name: "Simulated POS", version: "7.4" },
      makePos: ({ store }) => {
        const shop = simulatedShop(kind, { seed: knobs.seed, key, timeZone: store.timeZone });
        const other =
          exportsTo === null ? null : otherRegister(exportsTo, { timeZone: store.timeZone, now: clock.now() });
        return new SimulatedPos({
          ...knobs,
          shop,
          folder: join(folder, "pos"),
          clock,
          ...(other !== null && { divert: (facts: readonly PosFact[]) => other.divert(facts) }),
        });
      },
      makePrinters: () =>
        printers === null
          ? simulatedPrinters.map((about) => simulatedPrinter(about, join(folder, "printed"), clock.now))
          : printers.map((printer) => realPrinter(printer)),
      fetch: line.fetch,
      isDown: line.isDown,
      now: clock.now,
      answerDelayMs: knobs.answerDelayMs,
    },
    signal,
  );
}

/** It stands at the second terminal from the day on which its folder is first there. */
function otherRegister(folder: string, { timeZone, now }: { timeZone: string; now: Date }): ExportWriter {
  const mark = join(folder, ".since");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(mark)) {
    writeFileSync(mark, localTimeAt(now, timeZone).date);
  }
  return new ExportWriter({ folder, timeZone, terminal: "2", since: readFileSync(mark, "utf8") });
}
