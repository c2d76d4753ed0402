import { expect, test } from "vitest";
import { printerFor } from "./printer-choice.ts";

const aPrinter = (name: string, role: string) => ({ name, displayName: name, role, type: "system" });
const star = aPrinter("Star TSP143", "receipt");
const plain = aPrinter("POS-80", "receipt");
const zebra = aPrinter("Zebra ZD421", "document");

test("the saved printer goes first, as long as it is there", () => {
  expect(printerFor("receipt", { printers: [star, plain], savedName: "POS-80" })).toBe(plain);
  expect(printerFor("receipt", { printers: [star], savedName: "POS-80" })).toBe(star);
});

test("without one the role decides, a known make before others, and a known make without the role", () => {
  expect(printerFor("receipt", { printers: [plain, star], savedName: null })).toBe(star);
  expect(printerFor("label", { printers: [plain, zebra], savedName: null })).toBe(zebra);
});

test("where nothing fits a person is asked", () => {
  expect(printerFor("label", { printers: [plain], savedName: null })).toBeNull();
  expect(printerFor("receipt", { printers: [], savedName: null })).toBeNull();
});
