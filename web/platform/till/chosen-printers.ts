import { useEffect, useState } from "react";
import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { printerFor } from "./printer-choice.ts";
import type { PrinterRole, TillPrinter } from "./printer-choice.ts";
import { onlineTills } from "./tills.ts";

/** A till reports its printers once its system has found them, which can take minutes after startup. */
const pollMs = 200;
const pollForMs = 300_000;

const kept = shape.dictionary(shape.text);
const saved = createSignal<Readonly<Record<string, string>>>(shape.read(kept, readKeptJson("printers")) ?? {});

export type PrinterChoice =
  | { status: "looking" | "ask"; printers: readonly TillPrinter[]; chosen: null }
  | { status: "chosen"; printers: readonly TillPrinter[]; chosen: TillPrinter };

/** Chooses automatically as soon as the till reports a printer that fits; after five minutes a person has to. */
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

/** Stored in this browser, separately for each register. */
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
