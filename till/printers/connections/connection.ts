/** A way on which bytes reach a printer. */
import type { PrinterStatus } from "#common/pos/pos-state.ts";

export type PrinterConnection = {
  /** Resolves when the bytes were taken, and the page has come out where the printer says so. Throws `PrinterFailure`. */
  send(bytes: Uint8Array): Promise<void>;
  readStatus(): Promise<PrinterStatus>;
};

/** What the person at the counter reads: it names what to do, and the printer's name stands before it. */
export class PrinterFailure extends Error {
  override readonly name = "PrinterFailure";
}

const stops: Partial<Record<PrinterStatus, string>> = {
  "no-paper": "is out of paper",
  "cover-open": "has its cover open",
  failing: "reports an error: turn it off and on",
  unreachable: "can't be reached: check that it's on and plugged in",
};

/** Null while it can print. */
export function stopText(status: PrinterStatus): string | null {
  return stops[status] ?? null;
}
