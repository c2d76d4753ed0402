import { expect, test } from "vitest";
import { exportMap } from "./export-map.ts";
import { delimiterOf, encodingOf } from "./file-text.ts";

const text = "Invoice #;Café\r\n12;3,50 €\r\n";

test.each([
  ["utf-8", Buffer.from(text)],
  ["utf-8", Buffer.from(`\uFEFF${text}`)],
  ["utf-16le", Buffer.from(text, "utf16le")],
  ["utf-16le", Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["utf-16be", Buffer.from(text, "utf16le").swap16()],
  ["utf-16be", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ["windows-1252", Buffer.from("Invoice #;Caf\xE9\r\n12;3,50 \x80\r\n", "latin1")],
] as const)("%s is seen from its bytes and read back", (encoding, bytes) => {
  expect(encodingOf(bytes)).toBe(encoding);
  expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
});

test("a character that the end of the bytes cuts does not change the encoding", () => {
  expect(encodingOf(Buffer.from("Café").subarray(0, -1))).toBe("utf-8");
});

const map = exportMap.parse({ kind: "tickets", columns: { number: "Invoice #", at: "Sold, on", total: "Total" } });

test.each([
  [",", 'Invoice #,"Sold, on",Total\n'],
  [";", "\uFEFFInvoice #; Sold, on ;Total\r\n1,5;2;3"],
  ["\t", 'Invoice #\t"Sold, on"\tTotal'],
  ["|", "Invoice #|Sold, on|Total\r"],
] as const)("columns are parted by %s where the header shows the map's columns", (delimiter, header) => {
  expect(delimiterOf(header, map)).toBe(delimiter);
});
