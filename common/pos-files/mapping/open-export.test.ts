import { expect, test } from "vitest";
import { UnclosedQuote, type FileRow, type TextParser } from "#common/pos-files/read-export.ts";
import { openExport } from "./open-export.ts";

/** Parts a text at its delimiters; a `"` is a quote that nothing closes. */
const parse: TextParser = async function* parse(text, delimiter) {
  for (const [at, line] of text.split("\n").entries()) {
    if (line.startsWith('"')) {
      throw new UnclosedQuote("not closed");
    }
    yield { cells: line.split(delimiter), lineNumber: at + 1 };
  }
};

async function rowsOf(rows: AsyncIterable<FileRow>): Promise<FileRow[]> {
  const all: FileRow[] = [];
  for await (const row of rows) {
    all.push(row);
  }
  return all;
}

test.each([
  ["Date,Ticket", ","],
  ["Date;Net, in dollars;Ticket", ";"],
  ["Date\tTicket", "\t"],
  ["Date|Ticket|Total", "|"],
  ["Date", ","],
])("a file that begins with %j is parted by %j", async (header, delimiter) => {
  expect((await openExport(new TextEncoder().encode(header), parse)).delimiter).toBe(delimiter);
});

test("a file opens as its header without blanks, its rows and their lines", async () => {
  const file = await openExport(new TextEncoder().encode("Date, Ticket\n2026-11-20,1\n2026-11-20,2"), parse);
  expect(file).toMatchObject({
    encoding: "utf-8",
    sheet: {
      header: ["Date", "Ticket"],
      rows: [
        ["2026-11-20", "1"],
        ["2026-11-20", "2"],
      ],
    },
    lineNumbers: [2, 3],
  });
});

test("an old Windows file opens in its own letters", async () => {
  const file = await openExport(Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c]), parse);
  expect([file.encoding, file.sheet.header]).toEqual(["windows-1252", ["Müll"]]);
});

test("the rows are given again, and with them the quote that nothing closes", async () => {
  const text = 'Date,Ticket\n2026-11-20,1\n"2026';
  const file = await openExport(new TextEncoder().encode(text), parse);
  expect(file.sheet.rows).toEqual([["2026-11-20", "1"]]);
  await expect(rowsOf(file.parse(text, ","))).rejects.toThrow(UnclosedQuote);
});

test("read by another delimiter, the text is parted again", async () => {
  const text = "Date,Ticket";
  const file = await openExport(new TextEncoder().encode(text), parse);
  expect(await rowsOf(file.parse(text, ";"))).toEqual([{ cells: ["Date,Ticket"], lineNumber: 1 }]);
  expect(await rowsOf(file.parse(text, ","))).toEqual([{ cells: ["Date", "Ticket"], lineNumber: 1 }]);
});

test("an empty file has no columns", async () => {
  expect((await openExport(new Uint8Array(), parse)).sheet).toEqual({ header: [""], rows: [] });
});

test("what breaks the parser is not hidden", async () => {
  const broken: TextParser = () => {
    throw new RangeError("too long");
  };
  await expect(openExport(new Uint8Array(), broken)).rejects.toThrow(RangeError);
});
