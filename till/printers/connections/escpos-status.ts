/**
 * What a receipt printer answers to a status request in real time (DLE EOT n), which it answers also while it is
 * offline. Source: Epson, ESC/POS Command Reference, "DLE EOT".
 */
import type { PrinterStatus } from "#common/pos/pos-state.ts";

/** 1: printer, 2: why it is offline, 4: paper. */
export const statusRequests = [1, 2, 4] as const;

export function statusRequest(kind: (typeof statusRequests)[number]): Uint8Array {
  return Uint8Array.of(0x10, 0x04, kind);
}

/** Asks for the paper once all before it is printed (GS r 1), so its answer says that the page came out. */
export const printedRequest = Uint8Array.of(0x1d, 0x72, 1);

const bits = { offline: 0x08, coverOpen: 0x04, paperStop: 0x20, error: 0x40, paperOut: 0x60, paperLow: 0x0c } as const;

/** Bits 0, 1, 4 and 7 of each answer are the same always; other bytes answer something else. */
export function isStatusByte(byte: number): boolean {
  return (byte & 0x93) === 0x12;
}

/** `unknown` when an answer is missing: not every printer knows the request. */
export function readStatusBytes([printer, cause, paper]: readonly (number | undefined)[]): PrinterStatus {
  if (printer === undefined || cause === undefined || paper === undefined) {
    return "unknown";
  }
  const has = (byte: number, bit: number) => (byte & bit) !== 0;
  if (has(cause, bits.coverOpen)) {
    return "cover-open";
  }
  if (has(paper, bits.paperOut) || has(cause, bits.paperStop)) {
    return "no-paper";
  }
  if (has(cause, bits.error) || has(printer, bits.offline)) {
    return "failing";
  }
  return has(paper, bits.paperLow) ? "low-paper" : "ready";
}
