import { useEffect, useState } from "react";
import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { printerFor } from "./printer-choice.ts";
import type { PrinterRole, TillPrinter } from "./printer-choice.ts";
import { onlineTills } from "./tills.ts";

/** A till tells its printers when its system has found them, which takes some up to minutes after it is switched on. */
const pollMs = 200;
const pollForMs = 300_000;

const kept = shape.dictionary(shape.text);
const saved = createSignal<Readonly<Record<string, string>>>(shape.read(kept, readKeptJson("printers")) ?? {});

export type PrinterChoice =
  | { status: "looking" | "ask"; printers: readonly TillPrinter[]; chosen: null }
  | { status: "chosen"; printers: readonly TillPrinter[]; chosen: TillPrinter };

/** Chooses by itself as soon as the till tells of a printer that fits; after five minutes a person has to. */
export function usePrinterChoice(deviceId: string, role: PrinterRole): PrinterChoice {
  const savedName = useSignal(saved)[keyOf(deviceId, role)] ?? null;
  const [polled, setPolled] = useState<{ polledDeviceId: string; printers: readonly TillPrinter[]; isOver: boolean }>({
    polledDeviceId: deviceId,
    printers: printersOf(deviceId),
    isOver: false,
  });
  const printers = polled.polledDeviceId === deviceId ? polled.printers : printersOf(deviceId);
  const chosen = printerFor(role, { printers, savedName });
  const hasPrinter = chosen !== null;
  useEffect(
    function lookForPrinter() {
      if (hasPrinter || deviceId === "") {
        return undefined;
      }
      const endsAt = Date.now() + pollForMs;
      const timer = window.setInterval(() => {
        const isOver = Date.now() >= endsAt;
        const online = printersOf(deviceId);
        if (isOver || printerFor(role, { printers: online, savedName }) !== null) {
          window.clearInterval(timer);
          setPolled({ polledDeviceId: deviceId, printers: online, isOver });
        }
      }, pollMs);
      return () => {
        window.clearInterval(timer);
      };
    },
    [deviceId, role, savedName, hasPrinter],
  );
  if (chosen !== null) {
    return { status: "chosen", printers, chosen };
  }
  const isOver = polled.polledDeviceId === deviceId && polled.isOver;
  return { status: isOver || printers.length > 0 ? "ask" : "looking", printers, chosen: null };
}

/** Kept by this browser, for each register by itself. */
export function choosePrinter(deviceId: string, role: PrinterRole, name: string): void {
  saved.set({ ...saved.get(), [keyOf(deviceId, role)]: name });
  keep("printers", JSON.stringify(saved.get()));
}

function printersOf(deviceId: string): readonly TillPrinter[] {
  return onlineTills().find((till) => till.deviceId === deviceId)?.printers ?? [];
}

function keyOf(deviceId: string, role: PrinterRole): string {
  return `${deviceId}/${role}`;
}
