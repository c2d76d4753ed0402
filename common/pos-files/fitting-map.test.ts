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
