import { expect, test } from "vitest";
import { exportMap } from "#common/pos-files/export-map.ts";
import { readExport, type ExportRead } from "#common/pos-files/read-export.ts";

const maps = {
  customers: {
    kind: "customers",
    columns: { id: "Id", name: "Name", phone: "Phone", email: "Mail", storeCredit: "Credit", customerCode: "Code" },
  },
  employees: { kind: "employees", columns: { id: "Id", name: "Name", active: "Active" } },
  buys: {
    kind: "buys",
    columns: {
      id: "Id",
      number: "No",
      at: "In",
      customer: "Customer",
      completedAt: "Done",
      status: "Status",
      cashOffer: "Cash",
      tradeOffer: "Trade",
      paidCash: "Paid",
    },
  },
  buyLines: {
    kind: "buyLines",
    columns: {
      number: "No",
      at: "In",
      customer: "Customer",
      cost: "Cost",
      price: "Price",
      taken: "Taken",
      passReason: "Why",
    },
  },
  dayCloses: {
    kind: "dayCloses",
    columns: {
      date: "Day",
      net: "Net",
      tax: "Tax",
      returns: "Returns",
      overShort: "Over",
      closedAt: "At",
      buysCash: "Buys",
    },
    tenders: { Cash: "cash", Card: "visa" },
  },
  days: { kind: "days", columns: { date: "Day", net: "Net", tax: "Tax", transactions: "Count" } },
} as const;

/** What one line gives under the columns of its map, by their names. */
async function read(map: object, record: Readonly<Record<string, string>>): Promise<ExportRead> {
  const parsed = exportMap.parse(map);
  const tenders = "tenders" in parsed ? Object.keys(parsed.tenders) : [];
  const header = [...Object.values(parsed.columns).filter((name) => name !== undefined), ...tenders];
  const cells = header.map((name) => record[name] ?? "");
  return readExport(Buffer.from("x\n"), {
    map: parsed,
    timeZone: "America/Chicago",
    boundaryMinutes: 180,
    writtenAt: new Date("2026-11-20T18:00:00Z"),
    digest: () => "d",
    async *parse() {
      await Promise.resolve();
      yield { cells: header, lineNumber: 1 };
      yield { cells, lineNumber: 2 };
    },
  });
}

async function factOf(map: object, record: Readonly<Record<string, string>>): Promise<unknown> {
  const { facts, refused } = await read(map, record);
  expect(refused).toEqual([]);
  return facts[0]?.fact;
}

async function reasonOf(map: object, record: Readonly<Record<string, string>>): Promise<string | undefined> {
  const { facts, refused } = await read(map, record);
  expect(facts).toEqual([]);
  return refused[0]?.reason;
}

const customer = { Id: "C1", Name: "Ana Lopez", Phone: "312 555 0101", Mail: "", Credit: "", Code: "" };

test.each([
  ["5.50", 550],
  ["$1,250.00", 125_000],
  ["(3.00)", -300],
  ["-3", -300],
  ["0", 0],
  ["", 0],
])("a customer's credit of %s is %i cents", async (Credit, storeCredit) => {
  expect(await factOf(maps.customers, { ...customer, Credit })).toMatchObject({ externalId: "C1", storeCredit });
});

test.each([
  ["a phone", { Phone: "" }, { phone: null }],
  ["a mail address", { Mail: "" }, { email: null }],
  ["a code", { Code: " " }, { customerCode: null }],
])("a customer without %s has none, not an empty one", async (_name, change, fact) => {
  expect(await factOf(maps.customers, { ...customer, ...change })).toMatchObject(fact);
});

test("a customer is as old as her file, on the day that it was written", async () => {
  expect(await factOf(maps.customers, customer)).toMatchObject({
    updatedAt: "2026-11-20T18:00:00.000Z",
    businessDate: "2026-11-20",
    flags: [],
    idNumber: null,
  });
});

test.each([
  ["yes", true],
  ["Y", true],
  ["TRUE", true],
  ["1", true],
  ["x", true],
  ["Active", true],
  ["", true],
  ["no", false],
  ["N", false],
  ["false", false],
  ["0", false],
  ["Inactive", false],
])("an employee whose file says %j of her work: %s", async (Active, active) => {
  const fact = await factOf(maps.employees, { Id: "7", Name: "Eve Stone", Active });
  expect(fact).toMatchObject({ active, drsUserId: "7", drsEmployeeCode: "7", name: "Eve Stone" });
});

test("what is neither yes nor no is refused: a guess would lock a person out", async () => {
  expect(await reasonOf(maps.employees, { Id: "7", Name: "Eve", Active: "maybe" })).toBe(
    "Active is neither yes nor no",
  );
});

const buy = {
  Id: "B9",
  No: "9",
  In: "2026-11-20 13:00:00",
  Customer: "C1",
  Done: "2026-11-20 14:30:00",
  Status: "",
  Cash: "20.00",
  Trade: "24.00",
  Paid: "20.00",
};

test.each([
  ["Complete", "complete"],
  ["closed", "complete"],
  ["DONE", "complete"],
  ["Declined", "complete"],
  ["In Progress", "open"],
  ["checked_in", "open"],
  ["waiting", "open"],
  ["Canceled", "void"],
  ["cancelled", "void"],
  ["deleted", "void"],
])("a buy that its file calls %s is %s", async (Status, status) => {
  expect(await factOf(maps.buys, { ...buy, Status })).toMatchObject({ status });
});

test.each([
  ["with a time of completion it is complete", "2026-11-20 14:30:00", "complete"],
  ["without one it is open", "", "open"],
])("a buy without a state: %s", async (_name, Done, status) => {
  expect(await factOf(maps.buys, { ...buy, Done })).toMatchObject({ status });
});

test("the map's own names of states come first", async () => {
  const map = { ...maps.buys, statuses: { Closed: "void", Held: "open" } };
  expect(await factOf(map, { ...buy, Status: "Closed" })).toMatchObject({ status: "void" });
  expect(await factOf(map, { ...buy, Status: "Held" })).toMatchObject({ status: "open" });
});

test("what was paid out for a buy has no sign, whichever way the register writes it", async () => {
  const fact = await factOf(maps.buys, { ...buy, Cash: "-20.00", Paid: "(20.00)" });
  expect(fact).toMatchObject({ externalId: "B9", cashOffer: 2000, tradeOffer: 2400, paidCash: 2000, paidTrade: 0 });
});

test("a buy without offers has none, which is not an offer of nothing", async () => {
  const fact = await factOf(maps.buys, { ...buy, Cash: "", Trade: "", Paid: "" });
  expect(fact).toMatchObject({ cashOffer: null, tradeOffer: null, paidCash: 0 });
});

test.each([
  ["a buy after midnight belongs to the day before", "2026-11-21 00:20:00", "2026-11-20"],
  ["a buy in the morning to its own", "2026-11-21 09:00:00", "2026-11-21"],
])("%s", async (_name, In, businessDate) => {
  expect(await factOf(maps.buys, { ...buy, In, Done: "" })).toMatchObject({ businessDate });
});

test.each([
  ["no id", { Id: "" }, "Id is empty"],
  ["no number", { No: "" }, "No is empty"],
  ["an offer that is no amount", { Cash: "twenty" }, "Cash is not an amount"],
  ["a completion that is no time", { Done: "soon" }, "Done is not a time"],
])("a buy with %s is refused", async (_name, change, reason) => {
  expect(await reasonOf(maps.buys, { ...buy, ...change })).toContain(reason);
});

const line = { No: "9", In: "2026-11-20 13:00:00", Customer: "C1", Cost: "4.00", Price: "12.00", Taken: "", Why: "" };

test.each([
  ["taken where nothing says otherwise", {}, true],
  ["passed where it has a reason", { Why: "Stained" }, false],
  ["taken where the file says so, whatever the reason", { Taken: "yes", Why: "Stained" }, true],
  ["passed where the file says so", { Taken: "declined" }, false],
])("a piece of a buy is %s", async (_name, change, taken) => {
  expect(await factOf(maps.buyLines, { ...line, ...change })).toMatchObject({ lines: [{ taken }] });
});

test("a buy of lines is its number on its day", async () => {
  expect(await factOf(maps.buyLines, line)).toMatchObject({
    externalId: "2026-11-20/9",
    number: "9",
    customerId: "C1",
  });
});

const close = {
  Day: "2026-11-20",
  Net: "100.00",
  Tax: "8.25",
  Returns: "",
  Over: "",
  At: "",
  Buys: "",
  Cash: "",
  Card: "",
};

test.each([
  ["is short", "-1.50", -150],
  ["is over", "1.50", 150],
  ["was counted and is right", "0.00", 0],
  ["was not counted", "", null],
])("a drawer that %s", async (_name, Over, overShort) => {
  expect(await factOf(maps.dayCloses, { ...close, Over })).toMatchObject({ overShort });
});

test.each([
  ["with a time of its own", "2026-11-20 21:05:00", "2026-11-21T03:05:00.000Z"],
  ["after midnight", "2026-11-21 00:15:00", "2026-11-21T06:15:00.000Z"],
  ["without one a minute before midnight", "", "2026-11-21T05:59:00.000Z"],
])("a Day Close %s", async (_name, At, closedAt) => {
  expect(await factOf(maps.dayCloses, { ...close, At })).toMatchObject({ closedAt, businessDate: "2026-11-20" });
});

test("a Day Close leaves open what its file does not say, and takes no tender of nothing", async () => {
  const fact = await factOf(maps.dayCloses, { ...close, Cash: "60.00", Card: "0.00", Returns: "-5.00" });
  expect(fact).toMatchObject({
    netSales: 10_000,
    tax: 825,
    returns: 500,
    transactions: null,
    buysCash: null,
    tenders: [{ kind: "cash", amount: 6000 }],
  });
});

test.each([
  ["no net sales", { Net: "" }, "Net is empty"],
  ["a day that is none", { Day: "2026-02-30" }, "Day is not a"],
  ["a tender that is no amount", { Card: "n/a" }, "Card is not an amount"],
])("a Day Close with %s is refused", async (_name, change, reason) => {
  expect(await reasonOf(maps.dayCloses, { ...close, ...change })).toContain(reason);
});

test.each([
  ["its count", "12", 12],
  ["one where the file does not say", "", 1],
])("the sums of a day have as many transactions as %s", async (_name, Count, transactions) => {
  const fact = await factOf(maps.days, { Day: "2026-11-20 00:00:00", Net: "100.00", Tax: "8.25", Count });
  expect(fact).toMatchObject({ businessDate: "2026-11-20", net: 10_000, tax: 825, transactions });
});
