import { expect, test } from "vitest";
import { fittingMap } from "./fitting-map.ts";
import { type TextParser, UnclosedQuote } from "./read-export.ts";
import { registerMapping } from "./register-mapping.ts";

const mapping = registerMapping.parse({
  exports: [
    { kind: "tickets", files: "sales*", columns: { number: "No", at: "Sold", total: "Total" } },
    { kind: "customers", columns: { id: "Id", name: "Name", phone: "Phone" } },
    { kind: "employees", columns: { id: "Id", name: "Name" } },
  ],
});

const parse: TextParser = async function* parseLines(text, delimiter) {
  for (const [at, line] of text.split("\n").entries()) {
    if (line.startsWith('"')) {
      throw new UnclosedQuote("never closed");
    }
    yield* line === "" ? [] : [{ cells: line.split(delimiter), lineNumber: at + 1 }];
  }
};

function kindOf(name: string, text: string): Promise<string> {
  return fittingMap(Buffer.from(text), { name, mapping, parse }).then(({ kind }) => kind);
}

test.each([
  ["tickets", "sales1.csv", "No;Sold;Total\n"],
  ["customers", "list.csv", "Id,Name,Phone\n"],
  ["employees", "list.csv", "Name|Id\n"],
])("a file goes to the first map that fits its name and its columns: %s", async (kind, name, text) => {
  expect(await kindOf(name, text)).toBe(kind);
});

test("a file of sales by another name is no file of sales", async () => {
  await expect(kindOf("tickets.csv", "No;Sold;Total\n")).rejects.toThrow("None of 2 maps fits");
});

test("a file that fits no map is said with what the closest one lacks", async () => {
  await expect(kindOf("sales.csv", "No,Sold,Sum\n")).rejects.toThrow(
    "None of 3 maps fits. The closest is that of tickets: The file has no column Total. Its columns are No, Sold, Sum.",
  );
});

test("the only map for a file says itself what the file lacks", async () => {
  const [sales] = mapping.exports;
  const only = registerMapping.parse({ exports: [sales] });
  await expect(fittingMap(Buffer.from("No\n"), { name: "sales.csv", mapping: only, parse })).rejects.toThrow(
    "The file has no column Sold, Total. Its columns are No.",
  );
  await expect(fittingMap(Buffer.from("No\n"), { name: "list.csv", mapping: only, parse })).rejects.toThrow(
    "No map of this register is for a file of this name.",
  );
});

test.each([
  ["an empty file", ""],
  ["a header that is not whole yet", '"No,So'],
])("%s has nothing yet that could not fit", async (_what, text) => {
  expect(await kindOf("sales.csv", text)).toBe("tickets");
});

test.each([
  ["a mark of UTF-8", Buffer.from("\uFEFFNo,Sold,Total\n")],
  ["UTF-16, little end first", Buffer.from("\uFEFFNo,Sold,Total\n", "utf16le")],
  ["UTF-16, big end first", Buffer.from("\uFEFFNo,Sold,Total\n", "utf16le").swap16()],
  ["spaces around the names", Buffer.from(" No , Sold,Total \n")],
  ["columns that no map names", Buffer.from("Color,Total,No,Size,Sold\n")],
  ["no line end", Buffer.from("No,Sold,Total")],
  ["rows that are not whole", Buffer.from("No,Sold,Total\n7,2026")],
])("a header with %s fits its map", async (_what, bytes) => {
  const { kind } = await fittingMap(bytes, { name: "sales.csv", mapping, parse });
  expect(kind).toBe("tickets");
});

test.each([
  ["NUL in a column", "No\0,Sold,Total\n"],
  ["half of a surrogate pair in a column", "No\uD83D,Sold,Total\n"],
  ["a column in capitals", "NO,Sold,Total\n"],
  ["a row where the header should be", "7,2026-11-27,12.50\n"],
])("a header with %s is not guessed to be what it is like", async (_what, text) => {
  await expect(kindOf("sales.csv", text)).rejects.toThrow(/^None of 3 maps fits\./);
});

test("of two maps that a file lacks as much of, the first is the closest", async () => {
  await expect(kindOf("list.csv", "Id,Phone\n")).rejects.toThrow("The closest is that of customers:");
  await expect(kindOf("list.csv", "Name\n")).rejects.toThrow("The closest is that of employees:");
});

test("the misfit of several maps names for the program what the closest lacks", async () => {
  await expect(kindOf("sales.csv", "No,Sold\n")).rejects.toMatchObject({ name: "MapMisfit", missing: ["Total"] });
});

test("a map that fits holds although a later one would fit as well, and the order decides", async () => {
  const turned = registerMapping.parse({ exports: mapping.exports.toReversed() });
  const bytes = Buffer.from("Id,Name,Phone\n");
  expect((await fittingMap(bytes, { name: "list.csv", mapping, parse })).kind).toBe("customers");
  expect((await fittingMap(bytes, { name: "list.csv", mapping: turned, parse })).kind).toBe("employees");
});

test("a fault of the parser comes out as it is, and no other map is tried", async () => {
  const fault = new RangeError("The text is too long");
  const calls: string[] = [];
  const broken: TextParser = (text) => {
    calls.push(text);
    throw fault;
  };
  await expect(fittingMap(Buffer.from("x\n"), { name: "sales.csv", mapping, parse: broken })).rejects.toBe(fault);
  expect(calls).toHaveLength(1);
});
