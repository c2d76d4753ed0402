import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aRowReader } from "#tests/kit/pos-files/a-row-reader.ts";

const contact = { phone: "Phone", email: "Mail", customerCode: "Code" };
const home = { street: "Street", city: "City", state: "State", zip: "Zip" };
const columns = { id: "Id", name: "Name", ...contact, ...home, storeCredit: "Store", tradeCredit: "Trade" };
const ana = { Id: "C1", Name: "Ana Lopez" };

const { readAll, read } = aRowReader({ kind: "customers", columns });

test.each([
  ["an id", { Id: "x".repeat(64) }, { Id: "x".repeat(65) }, "externalId"],
  ["a name", { Name: "x".repeat(200) }, { Name: "x".repeat(201) }, "name"],
  ["a phone", { Phone: "5".repeat(32) }, { Phone: "5".repeat(33) }, "phone"],
  ["a mail address", { Mail: "x".repeat(254) }, { Mail: "x".repeat(255) }, "email"],
  ["a code", { Code: "x".repeat(64) }, { Code: "x".repeat(65) }, "customerCode"],
  ["a street", { Street: "x".repeat(200) }, { Street: "x".repeat(201) }, "address.street"],
  ["a state", { State: "x".repeat(32) }, { State: "x".repeat(33) }, "address.state"],
  ["a zip", { Zip: "x".repeat(16) }, { Zip: "x".repeat(17) }, "address.zip"],
])("%s may be as long as the feed takes, and the row is refused beyond that", (...[, longest, tooLong, field]) => {
  expect(read({ ...ana, ...longest })).toMatchObject({ kind: "customer" });
  expect(read({ ...ana, ...tooLong })).toContain(`${field}: Too big`);
});

test("spaces around an id do not count toward its length", () => {
  expect(read({ ...ana, Id: `\t ${"x".repeat(64)}  ` })).toMatchObject({ externalId: "x".repeat(64) });
});

test.each([[""], ["   "], ["\t"], ["\u00A0"], ["\uFEFF"]])("an id of %j is none", (Id) => {
  expect(read({ ...ana, Id })).toBe("Id is empty");
});

test.each([["C\0"], ["\uD800"], ["\uDC00x"], ["__proto__"], ["constructor"], ["C1/day/1"], ["👩‍👧"]])(
  "the id %j stays what it is, so that tickets still find their customer",
  (Id) => {
    expect(read({ ...ana, Id })).toMatchObject({ externalId: Id, name: "Ana Lopez" });
  },
);

test("columns may have the names of what every object has", () => {
  const named = { columns: { id: "constructor", name: "toString" } };
  expect(read({ constructor: "C7", toString: "Sam" }, named)).toMatchObject({ externalId: "C7", name: "Sam" });
  expect(read({}, named)).toBe("constructor is empty");
});

test("ids that differ in case are two customers", () => {
  const { facts } = readAll([ana, { ...ana, Id: "c1" }]);
  expect(facts.map(({ fact }) => fact.externalId)).toEqual(["C1", "c1"]);
});

test.each([
  ["0.005", 1],
  ["-0.005", -1],
  ["-0.00", 0],
  ["1,234", 123_400],
  ["1.234", 123],
  ["12.00-", -1200],
  ["1000000.00", 100_000_000],
  ["-1000000.00", -100_000_000],
])("a credit of %s comes to %i cents", (Store, storeCredit) => {
  expect(read({ ...ana, Store })).toMatchObject({ storeCredit, tradeCredit: 0 });
});

test.each([
  ["12,50", 1250],
  ["1.234", 123_400],
  ["1.234,50", 123_450],
])("a credit of %s by decimal commas comes to %i cents", (Trade, tradeCredit) => {
  expect(read({ ...ana, Trade }, { decimal: "," })).toMatchObject({ storeCredit: 0, tradeCredit });
});

test.each([
  ["a decimal comma in a file of points", "12,50", "Store is not an amount"],
  ["an exponent", "1e3", "Store is not an amount"],
  ["no number at all", "NaN", "Store is not an amount"],
  ["the digits of another script", "١٢", "Store is not an amount"],
  ["a NUL behind it", "5\0", "Store is not an amount"],
  ["two points", "1.2.3", "Store is not an amount"],
  ["two to the fifty-third cents", "90071992547409.92", "Store is not an amount"],
  ["a cent more than a million dollars", "1000000.01", "storeCredit: Too big: expected number to be <=100000000"],
  ["a cent less than minus a million", "(1000000.01)", "storeCredit: Too small: expected number to be >=-100000000"],
])("a credit with %s refuses the customer", (_what, Store, reason) => {
  expect(read({ ...ana, Store })).toBe(reason);
});

const nowhere = { street: "", city: "", state: "", zip: "", country: "US" };

test.each([
  [{ Street: "12 Oak St" }, { ...nowhere, street: "12 Oak St" }],
  [{ City: "Evanston" }, { ...nowhere, city: "Evanston" }],
  [{ State: "IL" }, { ...nowhere, state: "IL" }],
  [{ Zip: "00501" }, { ...nowhere, zip: "00501" }],
  [{ Street: " ", City: "\t", State: "", Zip: "" }, null],
])("of the address %j as much comes as the file has", (parts, address) => {
  expect(read({ ...ana, ...parts })).toMatchObject({ address });
});

test.each([
  ["Lopez,", "Lopez"],
  [",Ana", "Ana"],
  [",", ""],
  ["  ", ""],
  ["Lopez, Ana, Jr.", "Lopez, Ana, Jr."],
  ["Lopez ,  Ana Maria ", "Ana Maria Lopez"],
  ["\uD83D, Ana", "Ana \uD83D"],
])("the whole name %j is read as %j", (Name, name) => {
  expect(read({ ...ana, Name })).toMatchObject({ name });
});

const word = fc.stringMatching(/^[A-Za-zé'-]{1,20}$/);

test("a name is the same from one column with a comma and from two columns", () => {
  const parted = { columns: { id: "Id", firstName: "First", lastName: "Last" } };
  fc.assert(
    fc.property(word, word, (first, last) => {
      const expected = { name: `${first} ${last}` };
      expect(read({ Id: "1", First: ` ${first}`, Last: `${last} ` }, parted)).toMatchObject(expected);
      expect(read({ Id: "1", Name: `${last},${first}` })).toMatchObject(expected);
    }),
  );
});

test.each([
  [{ First: "Ana", Last: "" }, "Ana"],
  [{ First: " ", Last: "Lopez" }, "Lopez"],
  [{ First: "Lopez, Ana", Last: "" }, "Lopez, Ana"],
])("of the parts %j the name is %s", (parts, name) => {
  const parted = { columns: { id: "Id", firstName: "First", lastName: "Last" } };
  expect(read({ Id: "1", ...parts }, parted)).toMatchObject({ name });
});

test.each([
  ["a minute before the boundary", "2026-11-20T08:59:00Z", "2026-11-19"],
  ["at the boundary", "2026-11-20T09:00:00Z", "2026-11-20"],
  ["in the night that loses an hour, before the boundary", "2026-03-08T07:59:00Z", "2026-03-07"],
  ["in the night that loses an hour, at the boundary", "2026-03-08T08:00:00Z", "2026-03-08"],
  ["in the night that has an hour twice, before the boundary", "2026-11-01T08:59:00Z", "2026-10-31"],
  ["in the night that has an hour twice, at the boundary", "2026-11-01T09:00:00Z", "2026-11-01"],
])("a file written %s has its customers on the right day", (_when, writtenAt, businessDate) => {
  expect(read(ana, { writtenAt })).toMatchObject({ businessDate });
});

test("a file of a clock that is decades off is refused with the years that are taken", () => {
  expect(read(ana, { writtenAt: "1970-01-01T12:00:00Z" })).toContain("Enter a time from 2000 to 2100");
  expect(read(ana, { writtenAt: "9999-12-31T12:00:00Z" })).toContain("Enter a time from 2000 to 2100");
});

test("only the last line of a file without a line end may go on", () => {
  const { facts } = readAll([ana, { ...ana, Id: "C2" }], { isTorn: true });
  expect(facts.map(({ fact, isTorn, isCut }) => [fact.externalId, isTorn, isCut])).toEqual([
    ["C1", false, false],
    ["C2", true, false],
  ]);
});

test("any text with something in it is an id, without the spaces around it", () => {
  const texts = fc.string({ unit: "binary", minLength: 1, maxLength: 32 }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(texts, (Id) => {
      expect(read({ ...ana, Id })).toMatchObject({ externalId: Id.trim() });
    }),
  );
});
