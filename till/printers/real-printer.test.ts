import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReceiptPrinter } from "#tests/kit/printing/a-receipt-printer.ts";
import { escposLines, escposPictures } from "#tests/kit/printing/escpos-pictures.ts";
import { networkConnection } from "./connections/network.ts";
import { readPrinterSettings, type PrinterSetting } from "./printer-settings.ts";
import { realPrinter } from "./real-printer.ts";

const patience = { connectMs: 10_000, statusMs: 5000, pageMs: 10_000 };
const page = (content: string) => ({ bytes: new TextEncoder().encode(content), format: "text" as const });
const counter: Omit<PrinterSetting, "at"> = {
  ...{ name: "counter", displayName: "Counter receipts", role: "receipt", type: "escpos" },
  ...{ widthMm: 80, codePages: "epson", isCut: true },
};

let folder = "";
let printer: Awaited<ReturnType<typeof aReceiptPrinter>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "printers-"));
  printer = await aReceiptPrinter();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await printer.stop();
  await rm(folder, { recursive: true, force: true });
});

function onNetwork(change: Partial<PrinterSetting> = {}, hurry: Partial<typeof patience> = {}) {
  const setting = { ...counter, at: { kind: "network" as const, host: "127.0.0.1", port: printer.port }, ...change };
  const hasStatus = setting.type === "escpos";
  return realPrinter(
    setting,
    networkConnection({
      address: { host: "127.0.0.1", port: printer.port },
      hasStatus,
      patience: { ...patience, ...hurry },
    }),
  );
}

test("a receipt comes out of a printer on the network in its own language, and is cut", async () => {
  await onNetwork().print(page("Maple Street\nBuy 14\n\nCash offer      $18.50\n"));
  const [sent = Buffer.alloc(0)] = printer.pages;
  expect(escposLines(sent)).toEqual(["Maple Street", "Buy 14", "Cash offer      $18.50"]);
  expect(sent.subarray(0, 2)).toEqual(Buffer.from([0x1b, 0x40]));
  expect(sent.includes(Buffer.from([0x1d, 0x56]))).toBe(true);
});

test("the store's logo comes out above a page of text, dot by dot, and not above what is finished", async () => {
  const logo = { width: 384, height: 2, dots: Uint8Array.from({ length: 96 }, (_, at) => at) };
  await onNetwork({ widthMm: 58 }).print({ ...page("Maple Street\nBuy 14\n"), logo });
  const [sent = Buffer.alloc(0)] = printer.pages;
  const [picture] = escposPictures(sent);
  expect([picture?.width, picture?.height]).toEqual([384, 2]);
  expect([...sent.subarray(sent.indexOf(Buffer.from([0x1d, 0x76, 0x30, 0])) + 8).subarray(0, 96)]).toEqual([
    ...logo.dots,
  ]);
  expect(escposLines(sent)).toEqual(["Maple Street", "Buy 14"]);
  await onNetwork().print({ bytes: Uint8Array.of(1, 2, 3), format: "escpos", logo });
  expect(printer.pages[1]).toEqual(Buffer.of(1, 2, 3));
});

test("letters beyond ASCII go out in a code page of the printer", async () => {
  await onNetwork({ codePages: "epson" }).print(page("Café Müller\n"));
  const [sent = Buffer.alloc(0)] = printer.pages;
  expect(sent.includes(Buffer.from("Café", "utf8"))).toBe(false);
  // Code page 437, table 0: é is 0x82 and ü is 0x81.
  expect(sent.includes(Buffer.from([0x43, 0x61, 0x66, 0x82]))).toBe(true);
});

test.each([
  ["out of paper", [0x12, 0x12, 0x72], "is out of paper", "no-paper"],
  ["with an open cover", [0x1a, 0x16, 0x12], "has its cover open", "cover-open"],
  ["with an error", [0x1a, 0x52, 0x12], "reports an error: turn it off and on", "failing"],
] as const)("a printer %s takes no page and says so", async (...[, status, text, shown]) => {
  printer.state.status = status;
  await expect(onNetwork().print(page("Buy 14\n"))).rejects.toThrow(`Counter receipts ${text}`);
  expect(printer.pages).toEqual([]);
  expect(await onNetwork().readStatus()).toBe(shown);
});

test("little paper still prints", async () => {
  printer.state.status = [0x12, 0x12, 0x1e];
  printer.state.statusAfterPage = printer.state.status;
  await onNetwork().print(page("Buy 14\n"));
  expect(printer.pages).toHaveLength(1);
  expect(await onNetwork().readStatus()).toBe("low-paper");
});

test("a printer that answers no status request is printed on all the same", async () => {
  printer.state.status = null;
  await onNetwork({}, { statusMs: 200 }).print(page("Buy 14\n"));
  await expect.poll(() => printer.pages).toHaveLength(1);
  expect(await onNetwork({}, { statusMs: 200 }).readStatus()).toBe("unknown");
});

test("a page that stops halfway did not come out, and what stopped it is said", async () => {
  printer.state.saysPrinted = false;
  printer.state.statusAfterPage = [0x1a, 0x12, 0x72];
  const printing = onNetwork({}, { pageMs: 500 }).print(page("Buy 14\n"));
  await expect(printing).rejects.toThrow("Counter receipts is out of paper");
});

test("a printer that can print but never says that it did is waited for once", async () => {
  printer.state.saysPrinted = false;
  const driver = onNetwork({}, { pageMs: 500 });
  await driver.print(page("Buy 14\n"));
  printer.state.saysPrinted = true;
  await driver.print(page("Buy 15\n"));
  expect(printer.pages.flatMap(escposLines)).toEqual(["Buy 14", "Buy 15"]);
  expect(printer.seen.questions).toBe(1);
});

test("a printer that breaks the line in the middle lost the page", async () => {
  printer.state.breaksAfterBytes = 10;
  await expect(onNetwork().print(page("Buy 14\n".repeat(50)))).rejects.toThrow(/^Counter receipts /);
});

test("a printer that is off is named with its address, and another page may be tried later", async () => {
  const { port } = printer;
  await printer.stop();
  const driver = onNetwork();
  await expect(driver.print(page("Buy 14\n"))).rejects.toThrow(
    `Counter receipts can't be reached at 127.0.0.1:${port}: check that it's on and plugged in`,
  );
  expect(await driver.readStatus()).toBe("unreachable");
});

test("pages of one printer go out one after the other, whole and in order", async () => {
  const driver = onNetwork();
  await Promise.all(Array.from({ length: 8 }, (_, at) => driver.print(page(`Buy ${at}\n`))));
  expect(printer.pages.flatMap(escposLines)).toEqual(Array.from({ length: 8 }, (_, at) => `Buy ${at}`));
  expect(printer.seen.mostOpen).toBe(1);
});

test("coupons and labels pass unchanged, and a page in another language is refused", async () => {
  const coupon = { bytes: Buffer.from([0x1b, 0x40, 0x41, 0x0a]), format: "escpos" as const };
  await onNetwork().print(coupon);
  expect(printer.pages).toEqual([coupon.bytes]);
  const label = { bytes: Buffer.from("^XA^XZ"), format: "zpl" as const };
  await expect(onNetwork().print(label)).rejects.toThrow("can't print this kind of page (zpl)");
  await onNetwork({ type: "zpl", role: "label" }).print(label);
  expect(printer.pages).toEqual([coupon.bytes, label.bytes]);
});

test("a test page on a label printer is ZPL, whatever its text holds", async () => {
  await onNetwork({ type: "zpl", role: "label" }).print(page("Shirts ^XZ ~_ 3\n"));
  expect(String(printer.pages[0])).toContain("^FDShirts _5EXZ _7E_5F 3^FS");
});

test("the print queue of the computer takes a page with the queue's name, and its refusal is said", async () => {
  await mkdir(join(folder, "bin"));
  await script("lp", `printf '%s\\n' "$@" > "${folder}/args"; cat > "${folder}/page"`);
  vi.stubEnv("PATH", `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`);
  const at = { kind: "spooler", queue: "Front_Desk" } as const;
  const office = realPrinter({ ...counter, displayName: "Office printer", role: "document", type: "system", at });
  await office.print({ bytes: Buffer.from("%PDF-1.7"), format: "pdf" });
  expect(await readFile(join(folder, "args"), "utf8")).toBe("-d\nFront_Desk\n-t\nHangtag\n-\n");
  expect(await readFile(join(folder, "page"), "utf8")).toBe("%PDF-1.7");
  await realPrinter({ ...counter, at }).print(page("Buy 14\n"));
  expect(await readFile(join(folder, "args"), "utf8")).toContain("-o\nraw\n");
  await script("lp", `echo 'lp: The printer or class does not exist.' >&2; exit 1`);
  await expect(office.print({ bytes: Buffer.from("%PDF-1.7"), format: "pdf" })).rejects.toThrow(
    "Office printer was refused by this computer's print queue Front_Desk: lp: The printer or class does not exist.",
  );
});

test("a printer on a cable is a file, and one that is not plugged in says so", async () => {
  const path = join(folder, "lp0");
  await writeFile(path, "");
  const cable = realPrinter({ ...counter, at: { kind: "device", path } });
  await cable.print(page("Buy 14\n"));
  expect(escposLines(await readFile(path))).toEqual(["Buy 14"]);
  const unplugged = realPrinter({ ...counter, at: { kind: "device", path: join(folder, "lp1") } });
  await expect(unplugged.print(page("Buy 14\n"))).rejects.toThrow("Counter receipts isn't plugged in");
  expect(await unplugged.readStatus()).toBe("unreachable");
});

test("the shop's file of printers is read, and what is wrong in it is named", async () => {
  const file = join(folder, "printers.json");
  const named = { name: "counter", displayName: "Counter receipts", role: "receipt", type: "escpos" };
  await writeFile(file, JSON.stringify([{ ...named, at: "tcp://192.168.1.40" }]));
  expect(await readPrinterSettings(file)).toEqual([
    { ...counter, at: { kind: "network", host: "192.168.1.40", port: 9100 } },
  ]);
  await writeFile(file, JSON.stringify([{ ...named, at: "usb" }]));
  await expect(readPrinterSettings(file)).rejects.toThrow("tcp://ADDRESS:PORT, spooler:QUEUE or device:PATH");
  await writeFile(file, JSON.stringify([{ ...named, at: "spooler:-o raw" }]));
  await expect(readPrinterSettings(file)).rejects.toThrow("spooler:QUEUE");
  await writeFile(file, "[");
  await expect(readPrinterSettings(file)).rejects.toThrow("is not JSON");
});

async function script(name: string, content: string): Promise<void> {
  const file = join(folder, "bin", name);
  await writeFile(file, `#!/bin/sh\n${content}\n`);
  await chmod(file, 0o755);
}
