import fc from "fast-check";
import { expect, test } from "vitest";
import type { FileRow } from "#common/pos-files/file-row.ts";
import { UnclosedQuote, type TextParser } from "#common/pos-files/read-export.ts";
import { openExport, type ChosenForm, type OpenExport } from "./open-export.ts";

/** Parts a text at its delimiters; a `"` is a quote that nothing closes. */
const parse: TextParser = async function* parse(text, delimiter) {
  for (const [at, line] of text.split("\n").entries()) {
    if (line.startsWith('"')) {
      throw new UnclosedQuote("not closed");
    }
    yield { cells: line.split(delimiter), lineNumber: at + 1 };
  }
};

/** How a text is parted, as `utf-8 ;`. */
function writtenAs({ form }: OpenExport): string {
  return form.kind === "delimited" ? `${form.encoding} ${form.delimiter}` : form.kind;
}

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
  expect(writtenAs(await openExport(new TextEncoder().encode(header), parse))).toBe(`utf-8 ${delimiter}`);
});

test("a file opens as its header without blanks, its rows and their lines", async () => {
  const file = await openExport(new TextEncoder().encode("Date, Ticket\n2026-11-20,1\n2026-11-20,2"), parse);
  expect(file).toMatchObject({
    form: { kind: "delimited", encoding: "utf-8", delimiter: "," },
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
  expect([writtenAs(file), file.sheet.header]).toEqual(["windows-1252 ,", ["Müll"]]);
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

/** The text of a file that is parted by a delimiter. */
function delimitedText({ form }: OpenExport, bytes: Uint8Array) {
  if (form.kind !== "delimited") {
    throw new Error("Not parted by a delimiter");
  }
  return { text: new TextDecoder(form.encoding).decode(bytes), delimiter: form.delimiter };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ["a byte order mark", [0xef, 0xbb, 0xbf, 0x41, 0x3b, 0x42], "utf-8"],
  ["16 bits and a mark", [0xff, 0xfe, 0x41, 0, 0x3b, 0, 0x42, 0], "utf-16le"],
  ["16 bits the other way", [0xfe, 0xff, 0, 0x41, 0, 0x3b, 0, 0x42], "utf-16be"],
  ["16 bits without a mark", [0x41, 0, 0x3b, 0, 0x42, 0], "utf-16le"],
])("a header with %s has no sign of it in its names", async (_what, bytes, encoding) => {
  const file = await openExport(Uint8Array.from(bytes), parse);
  expect([writtenAs(file), file.sheet.header]).toEqual([`${encoding} ;`, ["A", "B"]]);
});

test.each([
  ["a delimiter in the rows alone", "Date,Ticket\n1;2;3;4,5", ","],
  ["lines that end as on Windows", "Date;Ticket\r\n1,2,3,4", ";"],
  ["lines that end as on an old Mac", "Date|Ticket\r1,2,3,4", "|"],
  ["as many of two delimiters", "Date;Net,Tax;Ticket,No", ","],
  ["empty lines before its header", "\n\r\nDate\tTicket", "\t"],
])("with %s the header says how the file is parted", async (_what, text, delimiter) => {
  expect(writtenAs(await openExport(utf8(text), parse))).toBe(`utf-8 ${delimiter}`);
});

test("cells are left as they are written, NUL and blanks with them, and names lose their blanks", async () => {
  const file = await openExport(utf8(" Date ,\tTicket\n 1 ,\0\n,9007199254740993"), parse);
  expect(file.sheet).toEqual({
    header: ["Date", "Ticket"],
    rows: [
      [" 1 ", "\0"],
      ["", "9007199254740993"],
    ],
  });
});

test("torn rows keep their width, and each row keeps its own line", async () => {
  const torn: TextParser = async function* giveRows() {
    yield { cells: ["Date", "Ticket"], lineNumber: 2 };
    yield { cells: ["2026-11-20"], lineNumber: 5 };
    yield { cells: ["2026-11-20", "1", "more"], lineNumber: 9 };
  };
  const { sheet, lineNumbers } = await openExport(utf8("x"), torn);
  expect(sheet.rows).toEqual([["2026-11-20"], ["2026-11-20", "1", "more"]]);
  expect(lineNumbers).toEqual([5, 9]);
});

test("a header whose quote nothing closes leaves an empty sheet, and says so at each reading", async () => {
  const text = '"Date,Ticket';
  const file = await openExport(utf8(text), parse);
  expect([file.sheet, file.lineNumbers]).toEqual([{ header: [], rows: [] }, []]);
  await expect(rowsOf(file.parse(text, ","))).rejects.toThrow("not closed");
  await expect(rowsOf(file.parse(text, ","))).rejects.toThrow("not closed");
});

test("another text is parted for itself, and the rows of this one can be read as often as needed", async () => {
  const file = await openExport(utf8("A,B\n1,2"), parse);
  const rows = [
    { cells: ["A", "B"], lineNumber: 1 },
    { cells: ["1", "2"], lineNumber: 2 },
  ];
  expect(await rowsOf(file.parse("A,B\n1,2", ","))).toEqual(rows);
  expect(await rowsOf(file.parse("C,D", ","))).toEqual([{ cells: ["C", "D"], lineNumber: 1 }]);
  expect(await rowsOf(file.parse("A,B\n1,2", ","))).toEqual(rows);
});

test("any bytes open, and what is read of them again is what was opened", async () => {
  const plain: TextParser = async function* giveLines(text, delimiter) {
    yield* text.split("\n").map((line, at) => ({ cells: line.split(delimiter), lineNumber: at + 1 }));
  };
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
      const file = await openExport(bytes, plain, { kind: "delimited" });
      const { text, delimiter } = delimitedText(file, bytes);
      const [head, ...body] = await rowsOf(file.parse(text, delimiter));
      expect(file.sheet.header).toEqual(head?.cells.map((name) => name.trim()));
      expect(file.sheet.rows).toEqual(body.map(({ cells }) => cells));
      expect(file.lineNumbers).toEqual(body.map(({ lineNumber }) => lineNumber));
    }),
  );
});

const list = "No   Total\n1     8.50\n2    14.00\n";
const book = {
  sheets: [
    { name: "About", rows: [{ cells: ["Sales of a day"], lineNumber: 1 }] },
    {
      name: "Sales",
      rows: [
        ["No", "Total "],
        ["1", "8.5"],
      ].map((cells, at) => ({ cells, lineNumber: at + 3 })),
    },
  ],
};

test("a text that no delimiter parts is cut where its columns stand below each other", async () => {
  const file = await openExport(utf8(list), parse);
  expect(file.form).toEqual({ kind: "fixed", encoding: "utf-8", starts: [0, 4], lines: list.split("\n") });
  expect([file.sheet, file.lineNumbers]).toEqual([
    {
      header: ["No", "Total"],
      rows: [
        ["1", "8.50"],
        ["2", "14.00"],
      ],
    },
    [2, 3],
  ]);
});

test("a person may cut it elsewhere, or not at all", async () => {
  const opened = async (chosen: ChosenForm) => (await openExport(utf8(list), parse, chosen)).sheet.header;
  expect(await opened({ kind: "fixed", starts: [0, 6] })).toEqual(["No   T", "otal"]);
  expect(await opened({ kind: "fixed" })).toEqual(["No", "Total"]);
  expect(await opened({ kind: "delimited" })).toEqual(["No   Total"]);
});

test("a text whose columns cannot be seen may be cut by a person, from one column on", async () => {
  expect((await openExport(utf8("x"), parse, { kind: "fixed" })).form).toMatchObject({ kind: "fixed", starts: [0] });
});

test("a workbook opens at the first sheet that looks like a table, or at the one that is chosen", async () => {
  const file = await openExport(book, parse);
  expect(file).toMatchObject({
    form: { kind: "workbook", name: "Sales", names: ["About", "Sales"] },
    sheet: { header: ["No", "Total"], rows: [["1", "8.5"]] },
    lineNumbers: [4],
  });
  expect((await openExport(book, parse, { sheet: "About" })).sheet.header).toEqual(["Sales of a day"]);
  expect((await openExport(book, parse, { sheet: "Nov" })).sheet.header).toEqual(["No", "Total"]);
});

test("a workbook without sheets has no columns", async () => {
  expect((await openExport({ sheets: [] }, parse)).sheet).toEqual({ header: [], rows: [] });
});
