import fc from "fast-check";
import { expect, test } from "vitest";
import { exportedColumns, fileHead, fileLines, readmeText } from "./export.rules.ts";

const column = (name: string, type = "text") => ({ table: "t", name, type, comment: null });

test.each([
  ["id_number_sealed", "bytea"],
  ["id_number_hash", "bytea"],
  ["password_hash", "text"],
  ["pin_hash", "text"],
  ["page_token", "text"],
  ["public_token", "text"],
  ["secret", "text"],
  ["picture", "bytea"],
  ["id_last4", "text"],
])("%s of type %s stays here", (name, type) => {
  expect(exportedColumns([column(name, type)])).toEqual([]);
});

test.each([
  ["total_cents", "integer", "total", "money"],
  ["sales_cents", "bigint", "sales", "money"],
  ["sales_by_hour_cents", "bigint[]", "sales_by_hour_cents", "text"],
  ["created_at", "timestamp with time zone", "created_at", "instant"],
  ["business_date", "date", "business_date", "text"],
  ["first_name", "text", "first_name", "text"],
] as const)("%s of type %s is written as %s, %s", (...[name, type, title, form]) => {
  expect(exportedColumns([column(name, type)])).toEqual([{ name, title, form, comment: null }]);
});

test("a line has as many cells as its head, whatever people typed", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ unit: "binary" })), { minLength: 2, maxLength: 5 }), (row) => {
      const line = fileLines([row]);
      expect(line.endsWith("\r\n")).toBe(true);
      expect(line).not.toMatch(/(^|,)[=+@]/);
    }),
  );
  expect(fileLines([])).toBe("");
  expect(fileLines([['a "b", c', null, "=1+1"]])).toBe('"a ""b"", c",,\'=1+1\r\n');
  expect(fileHead(exportedColumns([column("name"), column("total_cents", "integer")]))).toBe("\uFEFFname,total\r\n");
});

test("the README names every file with its lines and what the columns mean", () => {
  const columns = [{ name: "note", title: "note", form: "text", comment: "What staff should know." }] as const;
  const about = { file: "customers", table: "customers", about: "Customers" };
  const text = readmeText([{ about, columns, rows: 1 }], {
    company: "Second Story",
    madeAt: new Date("2026-11-29T12:00:00Z"),
  });
  expect(text).toContain("Everything of Second Story, exported on 2026-11-29.");
  expect(text).toContain("customers.csv: Customers. 1 line.\r\n  note: What staff should know.");
});
