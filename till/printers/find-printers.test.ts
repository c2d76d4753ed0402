import { afterEach, beforeEach, expect, test } from "vitest";
import { aReceiptPrinter } from "#tests/kit/printing/a-receipt-printer.ts";
import { hostsOf, listPrinters } from "./find-printers.ts";

let printer: Awaited<ReturnType<typeof aReceiptPrinter>>;

beforeEach(async () => {
  printer = await aReceiptPrinter();
});
afterEach(() => printer.stop());

test("the addresses around this computer are looked at, each once and not its own", () => {
  const hosts = hostsOf(["192.168.1.20", "192.168.1.21", "10.0.0.5"]);
  expect(hosts).toHaveLength(254 + 254 - 3);
  expect(hosts).toContain("192.168.1.1");
  expect(hosts).not.toContain("192.168.1.20");
});

test("a receipt printer is known by its answer, and an address without a printer is left out", async () => {
  expect(await listPrinters(["127.0.0.1", "127.0.0.77"], printer.port)).toEqual([
    {
      ...{ name: "receipt-127.0.0.1", displayName: "Receipt printer at 127.0.0.1", role: "receipt", type: "escpos" },
      at: `tcp://127.0.0.1:${printer.port}`,
    },
  ]);
  expect(printer.pages).toEqual([]);
});

test("one that answers no status request is offered as a label printer", async () => {
  printer.state.status = null;
  expect(await listPrinters(["127.0.0.1"], printer.port)).toMatchObject([{ role: "label", type: "zpl" }]);
});
