import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aStore } from "#tests/kit/a-till.ts";
import { pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { folderTillProcess, type TillProcess } from "#tests/kit/folder-till/till-process.ts";
import { programOnPort, type ProgramOnPort } from "#tests/kit/program-on-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const examples = path.resolve(import.meta.dirname, "../docs/examples");

let program: ProgramOnPort;
let folder = "";
let till: TillProcess | null = null;
beforeAll(async () => {
  program = await programOnPort();
  folder = await temporaryFolder("till-kinds");
});
afterAll(async () => {
  await till?.kill();
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

const files = {
  "customers.csv":
    "Customer ID,First Name,Last Name,Phone,Email,Address,City,State,Zip,Store Credit,Trade Credit\nC1,Ana,Lopez,3125550101,,,,,,,\n",
  "employees.csv": "Employee ID,Initials,Name,Active\n101,AL,Kim Cho,Yes\n",
  "buys_1.csv":
    "Buy #,Checked In,Customer ID,Buyer,Completed,Status,Cash Offer,Trade Offer,Cash Paid,Trade Paid\n7,11/20/2026 1:00 PM,C1,AL,11/20/2026 1:42 PM,Paid,20.00,24.00,20.00,0.00\n",
  "buy-lines_1.csv":
    "Buy #,Checked In,Tag,Description,Category,Brand,Size,Cost,Price,Pass Reason\n7,11/20/2026 1:00 PM,T1,Coat,WOMENS,Acme,M,20.00,40.00,\n",
  "z-report.csv":
    "Business Date,Net Sales,Tax,Over/Short,Closed At,Closed By,Cash,Check,VISA,MC,Store Credit\n11/20/2026,20.00,1.65,-0.50,11/20/2026 9:05 PM,AL,21.65,,,,\n",
  "daily-totals.csv": "Date,Net Sales,Tax,Transactions\n2026-11-19,90.00,7.00,3\n",
  "invoices.csv":
    "Sold Date,Invoice #,Cash,Check,Debit,AMEX,DISC,MC,VISA,Sub Total,Tax,Total,Store Credit,Gift Card,Terminal\n11/20/2026 4:05 PM,4711,21.65,,,,,,,20.00,1.65,21.65,,,2\n",
};

async function mappingOf(names: readonly string[]): Promise<string> {
  const maps = await Promise.all(names.map((name) => readFile(path.join(examples, `${name}.map.json`), "utf8")));
  return JSON.stringify({ exports: maps.map((text): unknown => JSON.parse(text)) });
}

/** What the server has of each kind, and whether the closed day agrees with its Day Close. */
async function arrived(storeId: number): Promise<unknown> {
  const { rows } = await program.owner.query(
    `select
      (select count(*)::int from pos_transactions where store_id = $1 and business_date = '2026-11-20') as tickets,
      (select sum(net_cents)::int from pos_transactions where store_id = $1 and business_date = '2026-11-19') as summed,
      (select name from pos_customers where store_id = $1) as customer,
      (select name from pos_employees where store_id = $1) as employee,
      (select items_taken from pos_buys where store_id = $1) as pieces,
      (select paid_cash_cents from pos_buys where store_id = $1) as paid,
      (select buys_cash_cents from pos_day_closes where store_id = $1) as closed_buys,
      (select count(*)::int from pos_reconciliations where store_id = $1) as differences`,
    [storeId],
  );
  return rows[0];
}

test("a file of each kind, dropped beside a till, is at the server and agrees with its Day Close", async () => {
  const store = await aStore(program.owner, { timeZone: "America/Chicago" });
  const exports = path.join(folder, "exports");
  await mkdir(exports);
  const mapFile = path.join(folder, "mapping.json");
  const kinds = ["customers", "employees", "buys", "buy-lines", "day-closes", "days"].map((kind) => `kinds/${kind}`);
  await writeFile(mapFile, await mappingOf([...kinds, "invoices"]));
  const code = await pairingCodeOf(program.owner, { store, platform: program.platform });
  till = folderTillProcess({ server: program.url, code, data: path.join(folder, "till"), folder: exports, mapFile });
  till.start();
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(exports, name), text);
  }
  await expect
    .poll(() => arrived(store.id), { timeout: 60_000, interval: 500 })
    .toEqual({
      ...{ tickets: 1, summed: 9000, customer: "Ana Lopez", employee: "Kim Cho", pieces: 1, paid: 2000 },
      ...{ closed_buys: 2000, differences: 0 },
    });
}, 120_000);
