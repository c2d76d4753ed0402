/** A printer that stands in the shop: turns pages into its language and sends them one after the other. */
import type { PrinterStatus } from "#common/pos/pos-state.ts";
import { PrinterFailure, type PrinterConnection } from "./connections/connection.ts";
import { deviceFileConnection } from "./connections/device-file.ts";
import { networkConnection } from "./connections/network.ts";
import { spoolerConnection } from "./connections/spooler.ts";
import type { PrinterSetting } from "./printer-settings.ts";
import type { PrinterDriver, PrinterPage } from "./printers.ts";
import { escposPage, zplPage } from "./text-page.ts";

export function realPrinter(setting: PrinterSetting, connection = connectionOf(setting)): PrinterDriver {
  const { at: _at, widthMm, codePages: _codePages, isCut: _isCut, ...about } = setting;
  let last: Promise<unknown> = Promise.resolve();
  let isPrinting = false;
  let status: PrinterStatus = "unknown";

  /** Most printers take one line at a time, so a page waits for the one before it. */
  function afterThat<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  }

  async function send(bytes: Uint8Array): Promise<void> {
    isPrinting = true;
    try {
      await connection.send(bytes);
    } catch (error) {
      const reason = error instanceof PrinterFailure ? error.message : `failed: ${String(error)}`;
      throw new PrinterFailure(`${about.displayName} ${reason}`);
    } finally {
      isPrinting = false;
    }
  }

  return {
    about,
    widthMm,
    async readStatus() {
      if (!isPrinting) {
        status = await afterThat(() => connection.readStatus());
      }
      return status;
    },
    async print(page) {
      const bytes = bytesFor(setting, page);
      await afterThat(() => send(bytes));
    },
  };
}

function connectionOf({ at, type }: PrinterSetting): PrinterConnection {
  switch (at.kind) {
    case "network":
      return networkConnection({ address: at, hasStatus: type === "escpos" });
    case "spooler":
      return spoolerConnection({ queue: at.queue, isRaw: type === "escpos" || type === "zpl" || type === "epl" });
    case "device":
      return deviceFileConnection(at.path);
  }
}

/** Pages that the printer's language lacks would come out as pages full of signs. */
function bytesFor(setting: PrinterSetting, { bytes, format, logo = null }: PrinterPage): Uint8Array {
  const { type, displayName, codePages, isCut } = setting;
  const text = () => new TextDecoder().decode(bytes);
  if (format === "text" && type === "escpos") {
    return escposPage(text(), { columns: setting.widthMm === 58 ? 32 : 42, codePages, isCut, logo });
  }
  if (format === "text" && type === "zpl") {
    return zplPage(text());
  }
  const isSpoken =
    format === type || ((format === "text" || format === "pdf") && (type === "system" || type === "dymo"));
  if (!isSpoken) {
    throw new PrinterFailure(`${displayName} can't print this kind of page (${format}): choose another printer`);
  }
  return bytes;
}
