import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let till: TestTill;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  // Thursday the 5th, seven in the morning in Chicago.
  program.clock.now = new Date("2026-03-05T13:00:00Z");
  store = await aStore(program);
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  manager = await aPerson(program, store, { role: roles.manager });
});

let batch = 0;

async function sendRows(...rows: unknown[]): Promise<readonly string[]> {
  batch += 1;
  return (await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows })).resendDates;
}

async function dayOf(date: string, fields: string): Promise<unknown> {
  const answer = await manager.graphql(`{ dayCloses { days { date ${fields} } } }`);
  expect(answer.errors).toEqual([]);
  const { days } = recordOf(answer.data?.["dayCloses"]) as { days: { date: string }[] }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  return days.find((day) => day.date === date);
}

const seq = () => (batch += 1) * 100;

test("[REP-05] a day that agrees shows 0.00, when it was closed and by whom, and what the drawer took", async () => {
  const first = seq();
  await sendRows(
    aSale({ seq: first, net: 4000 }),
    aDayClose({
      seq: first + 1,
      netSales: 4000,
      transactions: 1,
      overShort: -125,
      tenders: [
        { kind: "cash", amount: 3000 },
        { kind: "visa", amount: 1000 },
      ],
      drawer: [{ kind: "paidOut", amount: 500, reason: "Window cleaner", at: "2026-03-04T20:00:00Z" }],
    }),
    {
      kind: "employee",
      externalId: "E7",
      updatedAt: "2026-03-04T18:00:00Z",
      businessDate: "2026-03-04",
      seq: first + 2,
      drsUserId: "u7",
      drsEmployeeCode: "7",
      name: "Kai Brown",
      active: true,
    },
  );
  expect(
    await dayOf(
      "2026-03-04",
      "status closedAt closedBy posSales ownSales difference agreement overShort paidOut tenders { kind amount }",
    ),
  ).toEqual({
    date: "2026-03-04",
    status: "CLOSED",
    closedAt: "2026-03-05T03:05:00.000Z",
    closedBy: "Kai Brown",
    posSales: 4000,
    ownSales: 4000,
    difference: 0,
    agreement: "AGREES",
    overShort: -125,
    paidOut: 500,
    tenders: [
      { kind: "cash", amount: 3000 },
      { kind: "visa", amount: 1000 },
    ],
  });
});

test("a Day Close that differs by $12.00 is asked for three times before it shows as a difference, with our rows by register", async () => {
  const wrong = () => {
    const first = seq();
    return sendRows(
      aSale({ seq: first, externalId: "T1", net: 4000 }),
      aSale({ seq: first + 1, externalId: "T2", net: 1000, terminal: "2" }),
      aDayClose({ seq: first + 2, netSales: 6200, transactions: 2 }),
    );
  };
  const fields = "difference agreement resendRounds";
  for (const round of [1, 2, 3]) {
    expect(await wrong()).toEqual(["2026-03-04"]);
    expect(await dayOf("2026-03-04", fields)).toEqual({
      date: "2026-03-04",
      difference: 1200,
      agreement: "ASKING",
      resendRounds: round,
    });
  }
  expect(await wrong()).toEqual([]);
  expect(await dayOf("2026-03-04", fields)).toMatchObject({ difference: 1200, agreement: "DIFFERS", resendRounds: 3 });
  const detail = await manager.graphql(
    '{ dayClose(date: "2026-03-04") { posTotals { sales } ours { sales } terminals { terminal tickets sales } } }',
  );
  expect(detail.data?.["dayClose"]).toEqual({
    posTotals: { sales: 6200 },
    ours: { sales: 5000 },
    terminals: [
      { terminal: "1", tickets: 1, sales: 4000 },
      { terminal: "2", tickets: 1, sales: 1000 },
    ],
  });
});

test("an open day without Day Close at six is missing, a closed one is not, and a late change is a new revision", async () => {
  const first = seq();
  await sendRows(
    aDayClose({ seq: first, businessDate: "2026-03-01" }),
    aSale({ seq: first + 1, businessDate: "2026-03-02", net: 500 }),
    aDayClose({ seq: first + 2, businessDate: "2026-03-02", netSales: 500, transactions: 1 }),
  );
  await program.owner.query(
    "insert into store_hour_exceptions (store_id, business_date, name) values ($1, '2026-03-03', 'Inventory')",
    [store.id],
  );
  await sendRows(aSale({ seq: seq(), businessDate: "2026-03-02", net: 300 }));
  expect(await dayOf("2026-03-04", "status")).toMatchObject({ status: "MISSING" });
  expect(await dayOf("2026-03-03", "status")).toMatchObject({ status: "STORE_CLOSED" });
  expect(await dayOf("2026-03-02", "status revision")).toMatchObject({ status: "CORRECTED", revision: 2 });
  expect(await dayOf("2026-03-05", "status")).toMatchObject({ status: "OPEN" });
});

async function beat(): Promise<unknown> {
  const answer = await program.http.inject({
    method: "POST",
    url: heartbeatPath,
    headers: { authorization: `Bearer ${till.token}`, "content-type": "application/json" },
    payload: JSON.stringify({
      agentVersion: "1.0.0",
      deviceTime: program.clock.now.toISOString(),
      pos: { connected: true, name: "Simulated POS", version: "7.4" },
      queueLength: 0,
      terminalNumber: "1",
      printers: [],
    }),
  });
  expect(answer.statusCode).toBe(200);
  return recordOf(JSON.parse(answer.body))["resendDates"];
}

const ask = (person: Person, date: string) =>
  person.graphql(`mutation { askForDay(date: "${date}") { date askedAt } }`);

test("a day that a manager requests again is requested from each register once, even if some of it had arrived", async () => {
  expect(await beat()).toEqual([]);
  const response = await ask(manager, "2026-03-03");
  expect(response.data?.["askForDay"]).toEqual({ date: "2026-03-03", askedAt: program.clock.now.toISOString() });
  expect(await dayOf("2026-03-03", "requestedAgainAt")).toMatchObject({
    requestedAgainAt: program.clock.now.toISOString(),
  });
  expect(await beat()).toEqual(["2026-03-03"]);
  expect(await beat()).toEqual([]);
  await ask(manager, "2026-03-03");
  expect(await sendRows()).toEqual(["2026-03-03"]);
  const events = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'pos.day-asked-again'",
    [store.id],
  );
  expect(events.rows).toHaveLength(2);
});

test("nobody asks for a day to come, and an employee for none", async () => {
  expect((await ask(manager, "2026-03-06")).errors[0]?.extensions.code).toBe("invalid-input");
  const employee = await aPerson(program, store);
  expect((await ask(employee, "2026-03-03")).errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("the file has a line for each day with its tenders", async () => {
  const first = seq();
  await sendRows(
    aSale({ seq: first, net: 4000 }),
    aDayClose({ seq: first + 1, netSales: 4000, transactions: 1, tenders: [{ kind: "visa", amount: 4000 }] }),
  );
  const answer = await manager.graphql("{ dayClosesCsv }");
  const [heads, , yesterday] = String(answer.data?.["dayClosesCsv"]).split("\r\n");
  expect(heads).toContain("POS sales,Our sales,Difference,visa,Tax");
  expect(yesterday).toMatch(/^2026-03-04,closed,1,9:05 PM,7,40.00,40.00,0.00,40.00,0.00,/);
});
