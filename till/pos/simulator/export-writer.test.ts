import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PosFact } from "#till/pos/pos.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { ExportWriter } from "./export-writer.ts";

let folder = "";
beforeEach(async () => {
  folder = await temporaryFolder("export-writer");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Ticket = Extract<PosFact, { kind: "transaction" }>;

function aTicket(number: string, given: Partial<Ticket> = {}): Ticket {
  const at = "2026-11-20T16:04:00Z";
  const piece = {
    sku: "S1",
    description: "Strap, black",
    categoryCode: "ACC",
    quantity: 1,
    price: 850,
    net: 850,
    tax: 62,
  };
  return {
    kind: "transaction",
    externalId: `T-${number}`,
    number,
    terminal: "2",
    cashierCode: "AL",
    customerId: null,
    businessDate: "2026-11-20",
    at,
    updatedAt: at,
    lines: [{ ...piece, goods: "used" }],
    type: "sale",
    tenders: [{ kind: "visa", amount: 912 }],
    total: 912,
    tax: 62,
    ...given,
  };
}

const writer = () => new ExportWriter({ folder, timeZone: "America/Chicago", terminal: "2", since: "2026-11-20" });
const file = () => path.join(folder, "sales_r2_2026-11-20.csv");
const rows = async () => (await readFile(file(), "utf8")).trimEnd().split("\r\n").slice(1);

test("tickets of its register go into the day's file, and no other ticket does", async () => {
  const others = [
    aTicket("1", { terminal: "1" }),
    aTicket("2", { customerId: "C1" }),
    aTicket("3", { businessDate: "2026-11-19" }),
  ];
  expect(await writer().divert([...others, aTicket("4")])).toEqual(others);
  expect(await rows()).toEqual(['4,11/20/2026,10:04,11/20/2026,2,AL,S1,"Strap, black",ACC,1,8.50,0.62,,,9.12,,,,,,,,']);
});

test("a ticket that is voided stays in the file without its amounts", async () => {
  const old = writer();
  await old.divert([aTicket("4")]);
  await old.divert([aTicket("4", { type: "void" })]);
  expect(await rows()).toEqual(['4,11/20/2026,10:04,11/20/2026,2,AL,S1,"Strap, black",ACC,0,0.00,0.00,,,,,,,,,,,']);
});

test("a file grows, also by another run, and the same ticket again leaves it as it is", async () => {
  await writer().divert([aTicket("4")]);
  await writer().divert([aTicket("5")]);
  expect(await rows()).toHaveLength(2);
  const before = await stat(file());
  await writer().divert([aTicket("5"), aTicket("4")]);
  expect((await stat(file())).mtimeMs).toBe(before.mtimeMs);
});
