import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fill } from "#tests/kit/web/fill.ts";
import { aWorkbook } from "#tests/kit/pos-files/a-workbook.ts";
import { choose } from "#tests/kit/web/choose.ts";
import {
  ana,
  answersOf,
  fakeNetwork,
  manager,
  openApp,
  requestsOf,
  withoutConnection,
  type GraphqlFakes,
} from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const deviceId = "0192c1d0-0000-7000-8000-000000000001";
const path = `/s/1/settings/devices/${deviceId}/exports`;

const reading = {
  ...{ __typename: "DeviceReading", mappingVersion: 1, lastFile: "sales_2026-11-20.csv" },
  ...{ lastFileAt: "2026-11-21T05:02:00Z", lastRowAt: "2026-11-21T02:00:00Z", rowsTaken: 613, rowsRefused: 3 },
  ...{ problem: null as string | null, files: ["sales_2026-11-21.csv"] },
};

function fakes({ versions = [], ofReading = reading, posSales = null, ...more }: Situation = {}): GraphqlFakes {
  const device = {
    ...{ __typename: "Device", id: deviceId, name: "Register 2", type: "pos", revokedAt: null, reading: ofReading },
  };
  const storeSwitches = { __typename: "StoreSwitches", businessDayBoundaryMinutes: 180 };
  const dayClose = { __typename: "DayCloseDetail", date: "2026-11-20", closedAt: null, posSales };
  return {
    ExportRegister: () => ({ data: { devices: [device], storeSwitches } }),
    DeviceMappings: () => ({ data: { deviceMappings: versions } }),
    RegisterDays: () => ({ data: { registerDays: { __typename: "RegisterDays", date: "2026-11-22", ...ofDays } } }),
    ClosedDay: () => ({ data: { dayClose } }),
    IssuedCouponCount: () => ({ data: { issuedCouponCount: 1 } }),
    ...more.fakes,
  };
}

type Situation = {
  versions?: object[];
  ofReading?: typeof reading;
  posSales?: number | null;
  fakes?: GraphqlFakes;
};

const ofDays = {
  today: {
    __typename: "RegisterDay",
    date: "2026-11-22",
    netCents: 184_620,
    tickets: 61,
    lastAt: "2026-11-22T20:38:00Z",
  },
  yesterday: {
    __typename: "RegisterDay",
    date: "2026-11-21",
    netCents: 481_266,
    tickets: 150,
    lastAt: "2026-11-22T03:00:00Z",
  },
};

const savedMap = {
  ...{ kind: "ticketLines", decimal: ".", dateFormat: "month-day-year", goods: "used", tenders: {} },
  columns: { at: "BATCHDT", number: "TRX_NO", quantity: "QTY", amount: "NET_AMT" },
};

function aVersion(version: number, given: object = {}) {
  return {
    ...{
      __typename: "DeviceMapping",
      version,
      mapping: JSON.stringify({ exports: [savedMap] }),
      fileName: "sales.csv",
    },
    ...{ savedAt: "2026-10-04T15:00:00Z", savedBy: "Renee Lee", fromVersion: null, isInUse: true, ...given },
  };
}

const header = "BATCHDT,TRX_NO,REF,QTY,NET_AMT";
const day = [
  header,
  "11/20/2026,20481,,1,8.50",
  "11/20/2026,20481,,1,6.00",
  "11/20/2026,20482,3182045577,1,14.00",
  "11/20/2026,20483,,-1,-4.00",
  "11/20/2026,,,0,0.00",
];

function aFile(lines: readonly string[], name = "sales_2026-11-20.csv"): File {
  return new File([lines.join("\n")], name, { type: "text/csv" });
}

async function drop(file: File): Promise<void> {
  const inputs = await screen.findAllByLabelText("The file", { selector: "input" }, { timeout: 20_000 });
  for (const input of inputs) {
    await userEvent.upload(input, file);
  }
}

beforeEach(() => localStorage.removeItem("hangtag.drafts"));
afterEach(() => vi.restoreAllMocks());

test("a manager drops a file, answers the question, sees the day add up and saves the first mapping", async () => {
  const saved = aVersion(1);
  let versions: object[] = [];
  const save: GraphqlFakes = {
    DeviceMappings: () => ({ data: { deviceMappings: versions } }),
    SaveDeviceMapping: ({ variables }) => {
      versions = [{ ...saved, mapping: variables["mapping"] }];
      return { data: { saveDeviceMapping: versions[0] } };
    },
  };
  network.answer(...answersOf(manager, fakes({ fakes: save })));
  openApp(path, manager);
  expect(await screen.findByText("sales_2026-11-21.csv", {}, { timeout: 20_000 })).toBeVisible();
  await drop(aFile(day));
  const question = await screen.findByRole("region", { name: /What is REF/ });
  expect(question).toHaveTextContent("Left out until you answer.");
  await userEvent.click(within(question).getByRole("button", { name: "Coupon" }));
  expect(await screen.findByRole("heading", { name: "Nothing to ask" })).toBeVisible();
  const proof = await screen.findByRole("region", { name: "Does Nov 20 add up?" });
  await fill(within(proof).getByLabelText("Your Day Close for Nov 20 says"), "24.50");
  expect(within(proof).getByLabelText("Adds up")).toBeVisible();
  const run = screen.getByRole("region", { name: /Dry run/ });
  expect(run).toHaveTextContent("4 of 5 rows go in 1 refused");
  expect(run).toHaveTextContent("TRX_NO is empty");
  await userEvent.click(within(run).getByRole("button", { name: "Save mapping v1" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping" }));
  expect(await screen.findAllByText("Mapping v1 saved")).not.toEqual([]);
  expect(requestsOf("SaveDeviceMapping")).toEqual([
    {
      ...{ deviceId, fileName: "sales_2026-11-20.csv", baseVersion: 0 },
      mapping: expect.stringContaining('"coupon":"REF"'),
    },
  ]);
});

test("a version that another person saves meanwhile is said, nothing is lost, and a person decides", async () => {
  const refusal = { message: "Renee saved changes here. Yours are still here.", extensions: { code: "saved-since" } };
  let versions = [aVersion(3)];
  const saves = [
    () => {
      versions = [aVersion(4), aVersion(3, { isInUse: false })];
      return { data: null, errors: [refusal] };
    },
    ({ variables }: { variables: Record<string, unknown> }) => {
      versions = [aVersion(5, { mapping: variables["mapping"] }), ...versions];
      return { data: { saveDeviceMapping: versions[0] } };
    },
  ];
  const meanwhile: GraphqlFakes = {
    DeviceMappings: () => ({ data: { deviceMappings: versions } }),
    SaveDeviceMapping: (call) => saves.shift()?.(call),
  };
  network.answer(...answersOf(manager, fakes({ fakes: meanwhile })));
  openApp(path, manager);
  await drop(aFile(day.slice(0, 5)));
  await choose(await screen.findByLabelText("REF means"), "Coupon");
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v4" }));
  expect(await screen.findByText(/^Renee Lee saved v4 while you worked here/)).toBeVisible();
  expect(screen.getByLabelText("REF means")).toHaveTextContent("Coupon");
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v5" }));
  expect(await screen.findAllByText("Mapping v5 saved")).not.toEqual([]);
  expect(requestsOf("SaveDeviceMapping").slice(-2)).toMatchObject([{ baseVersion: 3 }, { baseVersion: 4 }]);
});

test("of two people who map the same file first, the one who keeps hers takes the other's place", async () => {
  const refusal = { message: "Renee saved changes here. Yours are still here.", extensions: { code: "saved-since" } };
  let versions: ReturnType<typeof aVersion>[] = [];
  const saves = [
    () => {
      versions = [aVersion(1)];
      return { data: null, errors: [refusal] };
    },
    ({ variables }: { variables: Record<string, unknown> }) => {
      versions = [aVersion(2, { mapping: variables["mapping"] }), ...versions];
      return { data: { saveDeviceMapping: versions[0] } };
    },
  ];
  const meanwhile: GraphqlFakes = {
    DeviceMappings: () => ({ data: { deviceMappings: versions } }),
    SaveDeviceMapping: (call) => saves.shift()?.(call),
  };
  network.answer(...answersOf(manager, fakes({ fakes: meanwhile })));
  openApp(path, manager);
  await drop(aFile(day.slice(0, 5)));
  await choose(await screen.findByLabelText("REF means"), "Coupon");
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v1" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v2" }));
  expect(await screen.findAllByText("Mapping v2 saved")).not.toEqual([]);
  const saved = requestsOf("SaveDeviceMapping").map(
    (variables) => JSON.parse(Object(variables).mapping).exports.length,
  );
  expect(saved).toEqual([1, 1]);
});

test("a day that does not add up says how far it is apart, by the Day Close that Hangtag has", async () => {
  network.answer(...answersOf(manager, fakes({ posSales: 1650 })));
  openApp(path, manager);
  await drop(aFile(day));
  const proof = await screen.findByRole("region", { name: "Does Nov 20 add up?" });
  await waitFor(() => expect(within(proof).getByLabelText("Your Day Close for Nov 20 says")).toHaveFocus());
  expect(await within(proof).findByText("$8.00 apart")).toBeVisible();
  expect(proof).toHaveTextContent("1 return of $4.00 makes exactly this");
  expect(proof).toHaveTextContent("From the Day Close in Hangtag");
});

test("dates that fit two ways are asked, and nothing is read before", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  await drop(aFile([header, "03/04/26,20481,,1,8.50"]));
  expect(await screen.findByRole("heading", { name: "What day is 03/04/26?" })).toBeVisible();
  expect(screen.getByText("Answer the question to see what goes in.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Apr 3, 2026" }));
  expect(await screen.findByRole("region", { name: "Does Apr 3 add up?" })).toBeVisible();
});

test("a column's menu changes what it means", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  await drop(aFile(day));
  await choose(await screen.findByLabelText("REF means"), "Register");
  expect(screen.getByLabelText("REF means")).toHaveTextContent("Register");
  expect(await screen.findByRole("heading", { name: "Nothing to ask" })).toBeVisible();
});

test("a column that was renamed is asked about and read after the answer", async () => {
  network.answer(...answersOf(manager, fakes({ versions: [aVersion(3)] })));
  openApp(path, manager);
  await drop(aFile([header.replace("NET_AMT", "NET_AMOUNT"), ...day.slice(1)]));
  const question = await screen.findByRole("region", { name: "Is NET_AMOUNT the Net price?" });
  expect(question).toHaveTextContent("NET_AMT is gone from this file.");
  await userEvent.click(within(question).getByRole("button", { name: "Yes, Net price" }));
  expect(await screen.findByRole("button", { name: "Save mapping v4" })).toBeEnabled();
});

test("what was begun is there again after a reload, as soon as its file is", async () => {
  network.answer(...answersOf(manager, fakes()));
  const app = openApp(path, manager);
  await drop(aFile(day));
  await userEvent.click(await screen.findByRole("button", { name: "Leave out" }));
  await screen.findByRole("heading", { name: "Nothing to ask" });
  app.leave();
  openApp(path, manager);
  expect(await screen.findByText(/You began with sales_2026-11-20.csv/)).toBeVisible();
  await drop(aFile(day));
  expect(await screen.findByRole("heading", { name: "Nothing to ask" })).toBeVisible();
});

const customersMap = { kind: "customers", columns: { id: "Customer ID", name: "Name", phone: "Phone" } };

/** Saves whatever comes, as the next version. */
function savesAll(...exports: readonly object[]): GraphqlFakes {
  let versions = exports.length === 0 ? [] : [aVersion(1, { mapping: JSON.stringify({ exports }) })];
  return {
    DeviceMappings: () => ({ data: { deviceMappings: versions } }),
    SaveDeviceMapping: ({ variables }) => {
      versions = [aVersion(versions.length + 1, { mapping: variables["mapping"] }), ...versions];
      return { data: { saveDeviceMapping: versions[0] } };
    },
  };
}

function savedKinds(): string[][] {
  return requestsOf("SaveDeviceMapping").map((variables) =>
    JSON.parse(Object(variables).mapping).exports.map(({ kind }: { kind: string }) => kind),
  );
}

test("a file of customers becomes a map of its own beside that of the sales", async () => {
  network.answer(...answersOf(manager, fakes({ fakes: savesAll(savedMap) })));
  openApp(path, manager);
  const maps = await screen.findByRole("region", { name: "What it gives" }, { timeout: 20_000 });
  expect(maps).toHaveTextContent(/Sales.*Not yet: Customers, Employees, Buys, Pieces of buys, Day Closes/);
  await drop(aFile(["Customer ID,Name,Phone", "C1,Ana Lopez,3125550101", "C2,Kim Cho,"], "customers.csv"));
  expect(await screen.findByLabelText("Holds")).toHaveTextContent("Customers");
  const preview = await screen.findByRole("region", { name: "Do you know these?" });
  await waitFor(() => expect(preview).toHaveTextContent(/Ana Lopez.*C1.*Kim Cho/));
  expect(screen.getByLabelText("Kept as")).toHaveTextContent("One more");
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v2" }));
  expect(await screen.findAllByText("Mapping v2 saved")).not.toEqual([]);
  expect(savedKinds()).toEqual([["ticketLines", "customers"]]);
});

test("a file takes the place of a map where a person says so", async () => {
  network.answer(...answersOf(manager, fakes({ fakes: savesAll(savedMap, customersMap) })));
  openApp(path, manager);
  await drop(aFile(["Customer ID,First Name,Last Name,Mobile", "C1,Ana,Lopez,3125550101"], "people.csv"));
  await choose(await screen.findByLabelText("Kept as"), "In place of Customers");
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v2" }));
  expect(await screen.findAllByText("Mapping v2 saved")).not.toEqual([]);
  expect(savedKinds()).toEqual([["ticketLines", "customers"]]);
});

test("a kind that the register gives no more is removed after a question, and the last one stays", async () => {
  network.answer(...answersOf(manager, fakes({ fakes: savesAll(savedMap, customersMap) })));
  openApp(path, manager);
  await userEvent.click(await screen.findByRole("button", { name: "Remove Customers" }, { timeout: 20_000 }));
  const dialog = await screen.findByRole("alertdialog", { name: "Remove Customers?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove Customers" }));
  await waitFor(() => expect(savedKinds()).toEqual([["ticketLines"]]));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull());
});

test("a workbook shows the sheet that looks like a table, and another one can be chosen", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  const sheet = (tag: string) => [
    ["Date", "Ticket", "Item tag", "Qty", "Net price"],
    [{ serial: 46_346, style: "date" as const }, 20_481, tag, 1, 8.5],
  ];
  const book = aWorkbook({ About: [["Sales of a day"]], Front: sheet("11-1"), Back: sheet("22-2") });
  await drop(new File([Buffer.from(book)], "sales.xlsx"));
  expect(await screen.findByRole("cell", { name: "11-1" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "2026-11-20" })).toBeVisible();
  await choose(screen.getByLabelText("Sheet"), "Back");
  expect(await screen.findByRole("cell", { name: "22-2" })).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v1" }));
  await waitFor(() =>
    expect(requestsOf("SaveDeviceMapping")).toMatchObject([{ mapping: expect.stringContaining('"sheet":"Back"') }]),
  );
});

test("an old workbook is not opened, and the page says what to do", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  await drop(new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0])], "sales.xls"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "sales.xls is a workbook of an old Excel (.xls): save it as .xlsx or as CSV.",
  );
});

test("columns that stand below each other are cut, and a person may cut them elsewhere", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  const list = ["Date        Ticket  Qty   Net", "11/20/2026  20481     1  8.50", "11/20/2026  20482     1  6.00"];
  await drop(aFile([...list, ""], "sales.txt"));
  await screen.findByRole("region", { name: "Does Nov 20 add up?" });
  // A new file puts the cursor where the day's figure is typed; a person goes on from there.
  await waitFor(() => expect(screen.getByLabelText(/^Your Day Close for/)).toHaveFocus());
  const places = screen.getByLabelText("Columns begin at");
  expect(places).toHaveValue("1, 13, 20, 26");
  await userEvent.clear(places);
  // Keys as fast as a test's with Enter behind them would be a scan.
  await userEvent.paste("1, 13, 21, 27");
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText("Columns begin at")).toHaveValue("1, 13, 21, 27"));
  await userEvent.click(await screen.findByRole("button", { name: "Save mapping v1" }));
  await waitFor(() =>
    expect(requestsOf("SaveDeviceMapping")).toMatchObject([
      { mapping: expect.stringContaining('"fixedColumns":[0,12,20,26]') },
    ]),
  );
});

test("a state of buys that nothing explains is asked about", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  const buys = ["Buy #,Checked In,Customer ID,Status,Cash Paid", "7,11/20/2026 1:00 PM,C1,Walked,0.00"];
  await drop(aFile(buys, "buys.csv"));
  const question = await screen.findByRole("region", { name: "What is Walked?" });
  await userEvent.click(within(question).getByRole("button", { name: "Void" }));
  expect(await screen.findByText("1 of 1 rows go in")).toBeVisible();
});

test("an earlier version is put back into use", async () => {
  const versions = [aVersion(2), aVersion(1, { isInUse: false })];
  const use: GraphqlFakes = {
    UseDeviceMapping: () => ({ data: { useDeviceMapping: aVersion(3, { fromVersion: 1 }) } }),
  };
  network.answer(...answersOf(manager, fakes({ versions, fakes: use })));
  openApp(path, manager);
  await userEvent.click(await screen.findByRole("button", { name: "Versions" }, { timeout: 20_000 }));
  await userEvent.click(await screen.findByRole("button", { name: "Use v1 again" }));
  expect(await screen.findAllByText("v3 is in use, same as v1")).not.toEqual([]);
  expect(requestsOf("UseDeviceMapping")).toEqual([{ deviceId, version: 1, baseVersion: 2 }]);
});

test.each([
  ["no rows", [header], "has no rows"],
  ["no columns", ["what is this", "nothing"], "We can't see columns"],
  ["a column twice", ["A,A", "1,2"], "Two columns of"],
])("a file with %s is not opened, and the page says what to do", async (_what, lines, words) => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  await drop(aFile(lines));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("a column that was renamed is said in plain words, with the new one", async () => {
  const problem = `a.csv does not fit the map. The file has no column NET_AMT. Its columns are TRX_NO, NET_AMOUNT.`;
  network.answer(...answersOf(manager, fakes({ versions: [aVersion(3)], ofReading: { ...reading, problem } })));
  openApp(path, manager);
  expect(await screen.findByRole("heading", { name: "Its export changed" }, { timeout: 20_000 })).toBeVisible();
  expect(
    screen.getByText(/The column NET_AMT is gone. There's a new one, NET_AMOUNT. We guessed nothing/),
  ).toBeVisible();
});

test("on a phone the page says what came in today, and yesterday beside the Day Close", async () => {
  const counter = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => Object.assign(counter(query), { matches: true }));
  network.answer(...answersOf(manager, fakes({ versions: [aVersion(3)], posSales: 481_266 })));
  openApp(path, manager);
  expect(await screen.findByText("$1,846.20", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText(/^61 tickets, last one at/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText("$4,812.66")).toHaveLength(2));
  expect(screen.getByText("To change what the columns mean, open this page on a computer.")).toBeVisible();
});

test("a register that stopped says why", async () => {
  const ofReading = { ...reading, problem: "The folder cannot be read: it is gone" };
  network.answer(...answersOf(manager, fakes({ ofReading })));
  openApp(path, manager);
  expect(await screen.findByText("The folder cannot be read: it is gone", {}, { timeout: 20_000 })).toBeVisible();
});

test("a register that is not there is said, without a way to drop a file", async () => {
  network.answer(...answersOf(manager, { ...fakes(), DeviceMappings: () => ({ data: { deviceMappings: [] } }) }));
  openApp("/s/1/settings/devices/0192c1d0-0000-7000-8000-0000000000ff/exports", manager);
  expect(await screen.findByText("Register not found")).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(path, manager);
  expect(await screen.findByText("This loads when you're back online", {}, { timeout: 20_000 })).toBeVisible();
});

test("an employee is sent to the daybook", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(path, ana);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});

test("how a register's files come is said where their names show it", async () => {
  const files = ["sales_2026-11-21.csv", "sales_2026-11-20.csv"];
  network.answer(...answersOf(manager, fakes({ ofReading: { ...reading, files } })));
  openApp(path, manager);
  expect(await screen.findByText("One a day", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText("Guessed from 2 file names")).toBeVisible();
});

const typedDay = [
  "BATCHDT,TRX_NO,TYPE,QTY,NET_AMT",
  "11/20/2026,20481,S,1,8.50",
  "11/20/2026,20482,S,1,14.00",
  "11/20/2026,20483,B,1,4.00",
  "11/20/2026,20484,B,1,1.00",
];

test("rows that would make the day add up as returns are shown, and counted so at a press", async () => {
  network.answer(...answersOf(manager, fakes({ posSales: 1750 })));
  openApp(path, manager);
  await drop(aFile(typedDay));
  const proof = await screen.findByRole("region", { name: "Does Nov 20 add up?" });
  expect(await within(proof).findByText("$10.00 apart")).toBeVisible();
  expect(proof).toHaveTextContent("Rows with TYPE “B” count as sales.");
  expect(proof).toHaveTextContent("2 tickets, $5.00. Counted as returns, the day adds up.");
  await userEvent.click(within(proof).getByRole("button", { name: "Show rows" }));
  const rows = await screen.findByRole("table", { name: "Rows with TYPE “B”" });
  expect(
    within(rows)
      .getAllByRole("rowheader")
      .map((cell) => cell.textContent),
  ).toEqual(["4", "5"]);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(within(proof).getByRole("button", { name: "Count as returns" }));
  expect(await screen.findByLabelText("Adds up")).toBeVisible();
  expect(screen.getByRole("region", { name: "Does Nov 20 add up?" })).toHaveTextContent(
    "2 returns counted against sales",
  );
});

test("rows whose type sounds like a return are asked about, and stay sales where a person says so", async () => {
  network.answer(...answersOf(manager, fakes()));
  openApp(path, manager);
  await drop(aFile(typedDay.map((line) => line.replace(",B,", ",R,"))));
  const question = await screen.findByRole("region", { name: "Are TYPE “R” returns?" });
  expect(question).toHaveTextContent("2 rows, $5.00, without a minus. Counted as sales until you answer.");
  await userEvent.click(within(question).getByRole("button", { name: "They're sales" }));
  expect(await screen.findByRole("heading", { name: "Nothing to ask" })).toBeVisible();
});

test.each([
  [["3182045577", "1234567897", "GIFT"], 2, "2 of its 3 values are coupons you issued. We don't know the other 1."],
  [["1234567897"], 1, "Its 1 value is a coupon you issued."],
  [["1234567897", "1234567897"], 0, "Its 1 value isn't a coupon you issued."],
])("of a column that may be coupons, %j with %d issued: %s", async (values, issuedCouponCount, words) => {
  network.answer(
    ...answersOf(manager, fakes({ fakes: { IssuedCouponCount: () => ({ data: { issuedCouponCount } }) } })),
  );
  openApp(path, manager);
  await drop(aFile([header, ...values.map((value, at) => `11/20/2026,${at},${value},1,8.50`)]));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});
