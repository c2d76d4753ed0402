/** The printers of a till and what can be printed on them. */
import type { z } from "zod";
import type { Printer, PrinterRole } from "#common/pos/pos-state.ts";
import {
  messageBuy,
  messageCustomer,
  type printJobPayload,
  type printReceiptPayload,
  type printResult,
} from "#common/pos/pos-messages.ts";
import { receiptPage } from "./receipt-page.ts";
import { testPage } from "./test-page.ts";

export type PrinterDriver = {
  about: Printer;
  /** Resolves when the page has come out. */
  print(page: { bytes: Uint8Array; format: "text" | "escpos" | "zpl" | "epl" | "pdf" }): Promise<void>;
};

type Printed = z.infer<typeof printResult>;

export type Printers = {
  list(): Printer[];
  printReceipt(request: z.infer<typeof printReceiptPayload>): Promise<Printed>;
  printTestPage(request: { printerName: string | null; deviceName: string; at: Date }): Promise<Printed>;
  printJob(request: z.infer<typeof printJobPayload>): Promise<Printed>;
};

export class NoPrinter extends Error {
  override readonly name = "NoPrinter";
}

export function printersOf(drivers: readonly PrinterDriver[], shop: { storeName: string; timeZone: string }): Printers {
  const text = (page: string) => ({ bytes: new TextEncoder().encode(page), format: "text" as const });

  function choose(printerName: string | null, role: PrinterRole): PrinterDriver {
    const driver =
      printerName === null
        ? drivers.find(({ about }) => about.role === role)
        : drivers.find(({ about }) => about.name === printerName);
    if (!driver) {
      throw new NoPrinter(
        printerName === null ? `No ${role} printer on this till` : `No printer ${printerName} on this till`,
      );
    }
    return driver;
  }

  return {
    list: () => drivers.map(({ about }) => about),
    async printReceipt({ buyJSON, customerJSON, printerName }) {
      const buy = messageBuy.parse(JSON.parse(buyJSON));
      const customer = messageCustomer.parse(JSON.parse(customerJSON));
      const driver = choose(printerName, "receipt");
      await driver.print(text(receiptPage({ ...shop, buy, customer })));
      return { printerName: driver.about.name };
    },
    async printTestPage({ printerName, deviceName, at }) {
      const driver = choose(printerName, "receipt");
      await driver.print(text(testPage({ ...shop, deviceName, at, printer: driver.about })));
      return { printerName: driver.about.name };
    },
    async printJob({ role, printerName, copies, format, dataBase64 }) {
      const driver = choose(printerName, role);
      for (let copy = 0; copy < copies; copy += 1) {
        await driver.print({ bytes: Buffer.from(dataBase64, "base64"), format });
      }
      return { printerName: driver.about.name };
    },
  };
}
