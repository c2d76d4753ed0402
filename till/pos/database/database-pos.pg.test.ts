import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aMariadbShop, aPostgresShop, type ShopDatabase } from "#tests/kit/database-till/a-shop-database.ts";
import type { PosFact, PosFeed } from "#till/pos/pos.ts";
import { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { tillLog } from "#till/till-log.ts";
import { DatabasePos } from "./database-pos.ts";

const engines = [
  { name: "MariaDB", make: () => aMariadbShop() },
  { name: "PostgreSQL", make: () => aPostgresShop() },
] as const;

const map = {
  kind: "ticketLines",
  timeZone: "America/Chicago",
  columns: { number: "number", at: "sold_at", quantity: "qty", amount: "amount", description: "what" },
};
/** The ticket's own time of change is on each of its lines. */
const sql = `select s.id as number, s.sold_at, s.changed_at, l.what, l.qty, l.amount
  from sales s join sale_lines l on l.sale_id = s.id
  where s.changed_at > :after order by s.changed_at, s.id limit :limit`;
const byChange = { map, sql, bookmark: "changed_at", start: "2026-01-01", overlap: 10 };

describe.each(engines)("with $name", ({ make }) => {
  let shop: ShopDatabase;
  let home = "";
  let sent: PosFact[] = [];
  let log: string[] = [];
  /** As on the till's disk: the bookmark that came with what was sent. */
  let kept: string | null = null;
  let running: { pos: DatabasePos; stop(): Promise<void> } | null = null;

  beforeAll(async () => {
    shop = await make();
  });
  afterAll(async () => {
    await shop.stop();
  });
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "database-pos-"));
    await shop.run("delete from sale_lines", "delete from sales", "delete from instants");
    [sent, log, kept] = [[], [], null];
    await settings({});
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
    await rm(home, { recursive: true, force: true });
  });

  async function settings(own: object, query: object = {}): Promise<void> {
    const whole = { ...shop.access, queries: [{ ...byChange, ...query }], ...own };
    await writeFile(join(home, "database.json"), JSON.stringify(whole));
  }

  const keep: PosFeed["send"] = async (facts, bookmark) => {
    sent.push(...facts);
    kept = bookmark ?? kept;
  };

  /** Takes so many sendings; dies in the last of them when its rows are on the disk, before the adapter hears so. */
  function killedAfter(sends: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    let left = sends;
    const send: PosFeed["send"] = async (facts, bookmark) => {
      await keep(facts, bookmark);
      left -= Math.min(1, facts.length);
      if (left <= 0) {
        resolve();
        throw new Error("killed");
      }
    };
    return { promise, send };
  }

  /** Starts it, as the till does, on the same disk. */
  function start(send: PosFeed["send"] = keep): void {
    const ended = new AbortController();
    const pos = new DatabasePos({
      settingsFile: join(home, "database.json"),
      data: join(home, "pos"),
      timeZone: "UTC",
      boundary: new KeptBoundary(join(home, "pos"), 180),
      log: tillLog("test", (line) => void log.push(line), true),
      lookEveryMs: 50,
      pageRows: 4,
      now: () => new Date("2026-11-30T12:00:00Z"),
    });
    const feed: PosFeed = {
      get bookmark() {
        return kept;
      },
      room: async () => {},
      send,
    };
    const run = pos.run(feed, ended.signal).catch(() => undefined);
    running = {
      pos,
      async stop() {
        ended.abort();
        await run;
      },
    };
  }

  /** A ticket of so many lines of a dollar each, sold and changed so many minutes after ten. */
  async function sell(id: number, { minute = id, lines = 1, amount = "1.0000" } = {}): Promise<void> {
    const at = minuteText(minute);
    const rows = Array.from(
      { length: lines },
      (_, place) => `(${id * 100 + place}, ${id}, 'Piece ${place}', 1, ${amount})`,
    );
    await shop.run(
      `insert into sales values (${id}, '${at}', '${at}')`,
      `insert into sale_lines values ${rows.join(", ")}`,
    );
  }

  function minuteText(minute: number): string {
    return new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString().slice(0, 19).replace("T", " ");
  }

  /** The newest amounts of each ticket, as the server would have them. */
  function totals(): Record<string, number> {
    return Object.fromEntries(sent.flatMap((fact) => (fact.kind === "transaction" ? [[fact.number, fact.total]] : [])));
  }

  /** The bookmark of a page is kept before the next page is asked for. */
  function once(act: () => Promise<void>): () => Promise<void> {
    let acting: Promise<void> | null = null;
    return () => (acting ??= act());
  }

  async function allRead(expected: Record<string, number>): Promise<void> {
    await expect.poll(() => totals()).toEqual(expected);
  }

  async function problemShown(problem: string): Promise<void> {
    await expect.poll(() => log.join("")).toContain(problem);
    expect(running?.pos.state().connected).toBe(false);
  }

  test("sales reach the feed as tickets with their lines, in the time of the shop", async () => {
    await sell(1, { lines: 2, amount: "12.3450" });
    start();
    await allRead({ 1: 2470 });
    expect(sent[0]).toMatchObject({ businessDate: "2026-11-20", at: "2026-11-20T16:01:00.000Z", number: "1" });
    await expect.poll(() => running?.pos.state()).toMatchObject({ connected: true, name: "Database" });
  });

  test("in the hour that comes twice a year a column that knows its zone says which of the two it was", async () => {
    for (const [id, utc] of [
      [1, "2026-11-01 06:30:00"],
      [2, "2026-11-01 07:30:00"],
    ] as const) {
      await sell(id);
      await shop.run(...shop.noteInstant(id, utc));
    }
    const rung = sql
      .replace("s.sold_at", "i.rung_at as sold_at")
      .replace("where", "join instants i on i.sale_id = s.id where");
    await settings({}, { sql: rung });
    start();
    await allRead({ 1: 100, 2: 100 });
    expect(sent).toMatchObject([{ at: "2026-11-01T06:30:00.000Z" }, { at: "2026-11-01T07:30:00.000Z" }]);
  });

  test("a sale after midnight belongs to the day that the store's own boundary says", async () => {
    start();
    const realtime = { key: "k", host: "h", port: 1, tls: false };
    const about = { serverTime: "2026-11-01T00:00:00Z", realtime, resendDates: [], mappingVersion: 0, logoVersion: 0 };
    await running?.pos.onHeartbeat({ ...about, boundaryMinutes: 0 });
    await sell(1, { minute: 14 * 60 + 30 });
    await allRead({ 1: 100 });
    expect(sent[0]).toMatchObject({ businessDate: "2026-11-21", at: "2026-11-21T06:30:00.000Z" });
  });

  test("tickets that fall on the edge of a page, or are larger than one, are sent whole and once", async () => {
    for (const [id, lines] of [3, 3, 9, 1, 2].entries()) {
      await sell(id + 1, { lines });
    }
    start();
    await allRead({ 1: 300, 2: 300, 3: 900, 4: 100, 5: 200 });
    expect(sent).toHaveLength(5);
  });

  test("lines that each have a bookmark of their own are kept together within the overlap", async () => {
    await sell(1, { lines: 3 });
    await sell(2, { lines: 3 });
    // Two registers write at the same time: 100, 150, 101, 151, 102, 152.
    await shop.run("update sale_lines set id = id - 50 where sale_id = 2");
    const byLine = sql.replaceAll("s.changed_at", "l.id").replace("s.sold_at, l.id,", "s.sold_at, l.id,");
    await settings({}, { sql: byLine, bookmark: "id", start: 0, overlap: 60 });
    start();
    await allRead({ 1: 300, 2: 300 });
    expect(sent).toHaveLength(2);
  });

  test("a ticket that is written late, with an earlier time, is found within the overlap", async () => {
    await sell(1, { minute: 30 });
    start();
    await allRead({ 1: 100 });
    await sell(2, { minute: 25, lines: 5 });
    await allRead({ 1: 100, 2: 500 });
    expect(sent).toHaveLength(2);
  });

  test("a ticket that was changed is sent again as it is now", async () => {
    await sell(1, { lines: 3 });
    await sell(2);
    start();
    await allRead({ 1: 300, 2: 100 });
    await shop.run(
      "delete from sale_lines where sale_id = 1 and what = 'Piece 1'",
      `update sales set changed_at = '${minuteText(600)}' where id = 1`,
    );
    await allRead({ 1: 200, 2: 100 });
    expect(sent).toHaveLength(3);
  });

  test("a ticket that is changed between two pages of one reading is sent as it is now", async () => {
    await sell(1, { lines: 3 });
    await sell(2);
    const change = once(() =>
      shop.run(
        "delete from sale_lines where sale_id = 1 and what = 'Piece 1'",
        `update sales set changed_at = '${minuteText(3)}' where id = 1`,
      ),
    );
    start(async (facts, bookmark) => {
      await change();
      await keep(facts, bookmark);
    });
    await allRead({ 1: 200, 2: 100 });
    expect(sent).toHaveLength(2);
  });

  test("a time in the future does not take the bookmark past what other registers still write", async () => {
    await sell(1, { minute: 60 * 24 * 365 });
    start();
    await expect.poll(() => sent.length).toBe(1);
    await sell(2, { minute: 60 * 24 * 10 });
    await expect.poll(() => totals()).toMatchObject({ 2: 100 });
  });

  test("a till killed between sending a page and noting it, twice, loses nothing and counts nothing twice", async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) {
      await sell(id, { lines: 2, minute: id * 30 });
    }
    for (const sends of [1, 2]) {
      const killed = killedAfter(sends);
      start(killed.send);
      await killed.promise;
      await running?.stop();
    }
    start();
    await allRead({ 1: 200, 2: 200, 3: 200, 4: 200, 5: 200, 6: 200 });
    const last = kept;
    await running?.stop();
    start();
    await sell(7, { minute: 210 });
    await expect.poll(() => totals()).toMatchObject({ 7: 100 });
    expect(last).not.toBeNull();
    expect(new Set(sent.map(({ externalId }) => externalId)).size).toBe(7);
  });

  test("a login that may write is refused, with the way to make one that may not", async () => {
    await sell(1);
    await shop.run(shop.allowWrites);
    start();
    await problemShown("The login reader may change the register's data (");
    expect(log.join("")).toContain("Let the database's administrator make one that may only read: create");
    expect(sent).toEqual([]);
    await shop.run(shop.allowWrites.replace("grant", "revoke").replace(" to ", " from "));
    await allRead({ 1: 100 });
    await expect.poll(() => running?.pos.state().connected).toBe(true);
  });

  test("a query that calls a function which writes is refused by the database, and nothing is written", async () => {
    await sell(1);
    await settings({}, { sql: sql.replace("select ", "select write_sale() as written, ") });
    start();
    await problemShown("Query 1");
    await settings({});
    await allRead({ 1: 100 });
    expect(sent).toHaveLength(1);
  });

  test("a wrong password, a wrong database and a host that is away are each said, and reading goes on after", async () => {
    await sell(1);
    await settings({ password: "guessed" });
    start();
    await problemShown("The database doesn't accept the login reader with this password");
    await settings({ database: "elsewhere" });
    await problemShown("There is no database elsewhere");
    await settings({ port: 1 });
    await problemShown("The database at 127.0.0.1:1 can't be reached");
    await settings({});
    await allRead({ 1: 100 });
    await expect.poll(() => running?.pos.state().connected).toBe(true);
  });

  test.each([
    ["from sales s", "from sails s", "Query 1 asks for a table that isn't there"],
    ["l.qty", "l.quantity", "Query 1 asks for a column that isn't there"],
    [
      "l.qty",
      "l.qty as pieces",
      "Query 1 gives no column qty. Its columns are number, sold_at, changed_at, what, pieces",
    ],
    ["order by s.changed_at", "order by s.changed_at desc", "Query 1 must give rows with changed_at after :after"],
    ["join sale_lines", "joyn sale_lines", "Query 1 is not valid SQL"],
    ["s.changed_at,", "'never' as changed_at,", "Query 1: changed_at is not a time, as its start is, but never"],
  ])("a query with %s as %s is said, and one that is right is read", async (right, wrong, problem) => {
    await sell(1);
    await sell(2);
    await settings({}, { sql: sql.replace(right, wrong) });
    start();
    await problemShown(problem);
    expect(sent).toEqual([]);
    await settings({});
    await allRead({ 1: 100, 2: 100 });
  });

  test("while the register has its rows locked the till gives way, and reads them afterwards", async () => {
    await sell(1);
    start();
    await allRead({ 1: 100 });
    const locked = shop.run(...shop.lockSales);
    await problemShown("Query 1 found its rows locked by the register and gave way");
    await locked;
    await sell(2);
    await allRead({ 1: 100, 2: 100 });
    expect(sent).toHaveLength(2);
  });

  test("a row that can't be read stands in a file with its reason, until it is put right", async () => {
    await sell(1, { lines: 2 });
    await sell(2);
    await shop.run("update sale_lines set qty = null where id = 100");
    start();
    const refused = join(home, "pos/refused/query-1.refused.csv");
    await expect.poll(() => readFile(refused, "utf8").catch(() => "")).toContain("qty is not a whole number");
    await allRead({ 2: 100 });
    await shop.run("update sale_lines set qty = 1 where id = 100");
    await allRead({ 1: 200, 2: 100 });
    await expect.poll(() => readFile(refused, "utf8").catch(() => "nothing")).toBe("nothing");
  });

  test("a day is sent again as it is now", async () => {
    await sell(1, { lines: 2 });
    start();
    await allRead({ 1: 200 });
    await expect.poll(() => kept).not.toBeNull();
    sent = [];
    await running?.pos.resend("2026-11-20");
    expect(totals()).toEqual({ 1: 200 });
  });

  test("a register that takes no check-in says so", async () => {
    start();
    await expect(running?.pos.checkIn()).rejects.toThrow("takes no check-ins");
  });
});
