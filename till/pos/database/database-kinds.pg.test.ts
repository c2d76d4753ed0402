import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aMariadbShop, aPostgresShop, type ShopDatabase } from "#tests/kit/database-till/a-shop-database.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { tillLog } from "#till/till-log.ts";
import { DatabasePos } from "./database-pos.ts";

const engines = [
  { name: "MariaDB", make: () => aMariadbShop() },
  { name: "PostgreSQL", make: () => aPostgresShop() },
] as const;

const since = { start: "2026-01-01", overlap: 10 };
const people = (isStaff: number) =>
  `select id, full_name, phone, version from people where is_staff = ${isStaff} and version > :after order by version limit :limit`;
const buyColumns = { id: "id", number: "id", at: "brought_at" };

const customers = {
  map: { kind: "customers", columns: { id: "id", name: "full_name", phone: "phone" } },
  ...{ sql: people(0), bookmark: "version", start: 0, overlap: 5 },
};
const employees = {
  map: { kind: "employees", columns: { id: "id", name: "full_name" } },
  ...{ sql: people(1), bookmark: "version", start: 0, overlap: 5 },
};
const buys = {
  map: {
    kind: "buys",
    columns: { ...buyColumns, customer: "person_id", reference: "note", status: "state", paidCash: "cash" },
  },
  sql: "select id, person_id, brought_at, state, note, cash, changed_at from buys where changed_at > :after order by changed_at, id limit :limit",
  ...{ bookmark: "changed_at", ...since },
};
const buyLines = {
  map: { kind: "buyLines", columns: { ...buyColumns, description: "what", cost: "cost", taken: "took" } },
  sql: `select b.id, b.brought_at, b.changed_at, p.what, p.cost, p.took from buys b join buy_pieces p on p.buy_id = b.id
    where b.changed_at > :after order by b.changed_at, b.id limit :limit`,
  ...{ bookmark: "changed_at", ...since },
};
const closes = {
  map: { kind: "dayCloses", columns: { date: "day", net: "net", transactions: "tickets" } },
  sql: "select day, net, tickets, changed_at from day_ends where changed_at > :after order by changed_at limit :limit",
  ...{ bookmark: "changed_at", ...since },
};
const days = { ...closes, map: { kind: "days", columns: { date: "day", net: "net", transactions: "tickets" } } };

describe.each(engines)("with $name", ({ make }) => {
  let shop: ShopDatabase;
  let home = "";
  let sent: PosFact[] = [];
  let kept: string | null = null;
  let news = 0;
  let running: { pos: DatabasePos; stop(): Promise<void> } | null = null;

  beforeAll(async () => {
    shop = await make();
  });
  afterAll(async () => {
    await shop.stop();
  });
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "database-kinds-"));
    await shop.run(...["people", "buys", "buy_pieces", "day_ends"].map((table) => `delete from ${table}`));
    [sent, kept, news] = [[], null, 0];
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
    await rm(home, { recursive: true, force: true });
  });

  async function settings(...queries: object[]): Promise<void> {
    await writeFile(join(home, "database.json"), JSON.stringify({ ...shop.access, queries }));
  }

  function start(): void {
    const ended = new AbortController();
    const pos = new DatabasePos({
      settingsFile: join(home, "database.json"),
      data: join(home, "pos"),
      timeZone: "UTC",
      boundary: new KeptBoundary(join(home, "pos"), 180),
      log: tillLog("test", () => undefined, true),
      lookEveryMs: 50,
      pageRows: 3,
      onNews: () => {
        news += 1;
      },
    });
    const feed = {
      get bookmark() {
        return kept;
      },
      room: async () => {},
      send: async (facts: readonly PosFact[], bookmark?: string) => {
        sent.push(...facts);
        kept = bookmark ?? kept;
      },
    };
    const run = pos.run(feed, ended.signal);
    running = {
      pos,
      async stop() {
        ended.abort();
        await run;
      },
    };
  }

  /** The newest of each row that was sent, as the server would have them. */
  function rows(kind: PosFact["kind"]): PosFact[] {
    return [...new Map(sent.filter((fact) => fact.kind === kind).map((fact) => [fact.externalId, fact])).values()];
  }

  async function bring(id: number, { minute = id, state = "paid", note = "" } = {}): Promise<void> {
    const at = `2026-11-20 10:${String(minute).padStart(2, "0")}:00`;
    await shop.run(`insert into buys values (${id}, 7, '${at}', '${state}', '${note}', 12.5, '${at}')`);
  }

  test("customers and employees come, and one whose row changes comes again", async () => {
    await shop.run(
      "insert into people values (1, 'Ruiz, Ana', '216-555-0142', 0, 1), (2, 'Lena Hall', null, 0, 2)",
      "insert into people values (3, 'Marcus Hill', null, 1, 3)",
    );
    await settings(customers, employees);
    start();
    await expect.poll(() => [rows("customer").length, rows("employee").length]).toEqual([2, 1]);
    expect(rows("customer")).toMatchObject([{ externalId: "1", phone: "216-555-0142" }, { externalId: "2" }]);
    expect(rows("employee")).toMatchObject([{ externalId: "3", name: "Marcus Hill", active: true }]);
    await shop.run("update people set full_name = 'Lena Hall-Moss', version = 4 where id = 2");
    await expect.poll(() => rows("customer")).toMatchObject([{}, { name: "Lena Hall-Moss" }]);
    expect(sent).toHaveLength(4);
  });

  test("buys and their pieces meet though each comes by its own query, and the slip's number goes along", async () => {
    await bring(1, { note: "#12" });
    await bring(2, { state: "open" });
    await shop.run(
      "insert into buy_pieces values (10, 1, 'Jeans', 6, 1), (11, 1, 'Coat', 0, 0), (20, 2, 'Shoes', 4, 1)",
    );
    await settings(buys, buyLines);
    start();
    const whole = [
      { externalId: "1", clientRef: "#12", customerId: "7", status: "complete", paidCash: 1250, lines: [{}, {}] },
      { externalId: "2", status: "open", lines: [{ description: "Shoes", taken: true }] },
    ];
    await expect.poll(() => rows("buy")).toMatchObject(whole);
    await shop.run("update buys set state = 'paid', changed_at = '2026-11-20 11:00:00' where id = 2");
    await expect.poll(() => rows("buy")).toMatchObject([{}, { status: "complete" }]);
  });

  test("a buy whose pieces fall on the edge of a page is sent with all of them", async () => {
    for (const id of [1, 2, 3]) {
      await bring(id);
      const pieces = Array.from({ length: 4 }, (_, at) => `(${id * 10 + at}, ${id}, 'Piece ${at}', 1, 1)`);
      await shop.run(`insert into buy_pieces values ${pieces.join(", ")}`);
    }
    await settings(buys, buyLines);
    start();
    const all = [{ lines: [{}, {}, {}, {}] }, { lines: [{}, {}, {}, {}] }, { lines: [{}, {}, {}, {}] }];
    await expect.poll(() => rows("buy")).toMatchObject(all);
  });

  test("Day Closes come, and one that is corrected comes again", async () => {
    await shop.run("insert into day_ends values ('2026-11-20', 1234.5, 61, '2026-11-21 02:00:00')");
    await settings(closes);
    start();
    await expect
      .poll(() => rows("dayClose"))
      .toMatchObject([{ externalId: "2026-11-20", netSales: 123_450, transactions: 61 }]);
    await shop.run("update day_ends set net = 1200, changed_at = '2026-11-21 09:00:00'");
    await expect.poll(() => rows("dayClose")).toMatchObject([{ netSales: 120_000 }]);
    expect(sent).toHaveLength(2);
  });

  test("the sums of a day become as many tickets as it had, which claim no pieces", async () => {
    await shop.run("insert into day_ends values ('2026-11-20', 100, 3, '2026-11-21 02:00:00')");
    await settings(days);
    start();
    await expect.poll(() => rows("transaction").length).toBe(3);
    expect(rows("transaction")).toMatchObject([{ total: 3334, hasPieces: false }, { total: 3333 }, { total: 3333 }]);
  });

  test("what stands still is read at each look and sent once, also after the till was started again", async () => {
    await shop.run(
      "insert into people values (1, 'Ana Ruiz', null, 0, 1)",
      "insert into day_ends values ('2026-11-20', 1, 1, '2026-11-21')",
    );
    await bring(1);
    await settings(customers, buys, closes);
    start();
    await expect.poll(() => sent.length).toBe(3);
    await running?.stop();
    start();
    // One that is paid would be in the Day Close too.
    await bring(2, { state: "open" });
    await expect.poll(() => rows("buy").length).toBe(2);
    expect(sent).toHaveLength(4);
  });

  test("it says what it can give, when it read last, and why it does not read", async () => {
    await shop.run("insert into people values (1, 'Ana Ruiz', null, 0, 1)");
    await settings(customers);
    start();
    await expect.poll(() => running?.pos.reading()).toMatchObject({ lastFile: "Query 1", rowsTaken: 1, problem: null });
    expect(running?.pos.capabilities()).toMatchObject({ takesCheckIns: false, givesCustomers: true, givesBuys: false });
    const before = news;
    await settings({ ...customers, sql: customers.sql.replace("from people", "from peeple") });
    await expect.poll(() => running?.pos.reading().problem).toContain("Query 1 asks for a table that isn't there");
    await expect.poll(() => news).toBeGreaterThan(before);
    await settings(customers, employees);
    await expect.poll(() => running?.pos.reading().problem).toBeNull();
    expect(running?.pos.capabilities()).toMatchObject({ givesCustomers: true, givesEmployees: true });
  });

  test("a row that can't be read stands in a file until it is put right, and keeps no other back", async () => {
    await bring(1, { state: "asleep" });
    await bring(2);
    await settings(buys);
    start();
    const refused = join(home, "pos/refused/query-1.refused.csv");
    await expect.poll(() => readFile(refused, "utf8").catch(() => "")).toContain("asleep");
    expect(rows("buy")).toMatchObject([{ externalId: "2" }]);
    await shop.run("update buys set state = 'paid' where id = 1");
    await expect.poll(() => rows("buy").length).toBe(2);
    await expect.poll(() => readFile(refused, "utf8").catch(() => "nothing")).toBe("nothing");
  });
});
