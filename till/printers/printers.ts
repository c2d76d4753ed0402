/** The printers of a till and what can be printed on them. */
import type { z } from "zod";
import type { Printer, PrinterRole, PrinterStatus } from "#common/pos/pos-state.ts";
import {
  messageBuy,
  messageCustomer,
  type printJobPayload,
  type printReceiptPayload,
  type printResult,
} from "#common/pos/pos-messages.ts";
import type { DotPicture } from "#common/printing/dot-picture.ts";
import { pageWidthOf } from "./page-lines.ts";
import { receiptPage } from "./receipt-page.ts";
import { testPage } from "./test-page.ts";

export type PrinterPage = {
  bytes: Uint8Array;
  format: "text" | "escpos" | "zpl" | "epl" | "pdf";
  /** Above a text, where the printer can. */
  logo?: DotPicture | null;
};

export type PrinterDriver = {
  about: Omit<Printer, "status" | "widthMm">;
  /** Of the paper of a receipt printer. */
  widthMm: 58 | 80;
  readStatus(): Promise<PrinterStatus>;
  /** Resolves when the page has come out, as far as the printer says so. */
  print(page: PrinterPage): Promise<void>;
};

type Printed = z.infer<typeof printResult>;

export type Printers = {
  /** With what each says of itself now; takes as long as the slowest. */
  list(): Promise<Printer[]>;
  printReceipt(request: z.infer<typeof printReceiptPayload>): Promise<Printed>;
  printTestPage(request: { printerName: string | null; deviceName: string; at: Date }): Promise<Printed>;
  printJob(request: z.infer<typeof printJobPayload>): Promise<Printed>;
};

export class NoPrinter extends Error {
  override readonly name = "NoPrinter";
}

type Shop = { storeName: string; timeZone: string; logo?: () => Promise<DotPicture | null> };

export function printersOf(
  drivers: readonly PrinterDriver[],
  { storeName, timeZone, logo = () => Promise.resolve(null) }: Shop,
): Printers {
  const shop = { storeName, timeZone };
  const text = async (page: string): Promise<PrinterPage> => ({
    bytes: new TextEncoder().encode(page),
    format: "text",
    logo: await logo(),
  });

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
    async list() {
      return Promise.all(
        drivers.map(async (driver) => ({
          ...driver.about,
          ...(driver.about.type === "escpos" && { widthMm: driver.widthMm }),
          status: await driver.readStatus(),
        })),
      );
    },
    async printReceipt({ buyJSON, customerJSON, printerName }) {
      const buy = messageBuy.parse(JSON.parse(buyJSON));
      const customer = messageCustomer.parse(JSON.parse(customerJSON));
      const driver = choose(printerName, "receipt");
      await driver.print(await text(receiptPage({ ...shop, width: pageWidthOf(driver.widthMm), buy, customer })));
      return { printerName: driver.about.name };
    },
    async printTestPage({ printerName, deviceName, at }) {
      const driver = choose(printerName, "receipt");
      await driver.print(
        await text(testPage({ ...shop, width: pageWidthOf(driver.widthMm), deviceName, at, printer: driver.about })),
      );
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
