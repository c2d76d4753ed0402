import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readBuyCode } from "#common/buys/buy-code.ts";
import { roles } from "#common/permissions.ts";
import { payloadsPath } from "#common/pos/pos-messages.ts";
import { renderReceiptPdf } from "#server/platform/printing/render-receipt-pdf.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aRegister, aStore } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { codesOn, escposLines, escposPictures } from "#tests/kit/printing/escpos-pictures.ts";
import { readCodes, withPdfPages } from "#tests/kit/printing/pdf-pages.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { tagDocuments } from "./buy-documents.rules.ts";

let program: TestProgram;
let store: TestStore;
let register: TestRegister;
let ana: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T20:14:00Z");
  store = await aStore(program);
  ana = await aPerson(program, store, { firstName: "Ana" });
  register = await aRegister(program, store);
  await program.owner.query("insert into buy_settings (store_id, requires_pos_code) values ($1, false)", [store.id]);
  await withPaper(80);
});
afterAll(() => program.stop());

async function withPaper(widthMm: 58 | 80): Promise<void> {
  const printer = { name: "tm", displayName: "Receipt printer", role: "receipt", type: "escpos", widthMm };
  await program.owner.query("update devices set printers = $2 where id = $1", [register.id, JSON.stringify([printer])]);
}

/** Two bags and a box of Dana Whitfield, who is the first of the day. */
async function aPile(): Promise<string> {
  const pile = { bags: 2, boxes: 1, bins: 0, others: 0, location: "Rack 4" };
  const contact = { firstName: "Dana", lastName: "Whitfield", mobile: "6145550148" };
  const checkIn = aCheckIn({ pile, contact });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  return checkIn.id;
}

async function print(buyId: string, papers: "TICKET" | "TAGS" | "BOTH"): Promise<Buffer> {
  const id = randomUUID();
  const job = await ana.graphql(
    `mutation ($id: Uuid!, $buyId: Uuid!, $deviceId: Uuid!) {
      printBuyPapers(id: $id, buyId: $buyId, papers: ${papers}, deviceId: $deviceId) { id state } }`,
    { id, buyId, deviceId: register.id },
  );
  expect(job.errors).toEqual([]);
  const headers = { authorization: `Bearer ${register.token}` };
  const response = await program.http.inject({ method: "GET", url: `${payloadsPath}/${id}`, headers });
  return Buffer.from(String(recordOf(recordOf(response.json())["payload"])["dataBase64"]), "base64");
}

test.each([80, 58] as const)(
  "on %i mm a camera and a laser read a ticket and each container's tag, and the code leads to that buy",
  async (widthMm) => {
    await withPaper(widthMm);
    const buyId = await aPile();
    const code = `BUY260310001${store.id}`;
    const ticket = await codesOn(await print(buyId, "TICKET"));
    expect(ticket).toEqual({ camera: [code], laser: [code] });
    const tags = await codesOn(await print(buyId, "TAGS"));
    expect(tags).toEqual({ camera: [code, code, code], laser: [code, code, code] });
    const both = await codesOn(await print(buyId, "BOTH"));
    expect(both.laser).toHaveLength(4);
    const read = readBuyCode(code);
    const ofCode = await ana.graphql(
      "query ($day: BusinessDate!, $number: Int!) { buyOfCode(businessDate: $day, number: $number) }",
      {
        day: read?.businessDate,
        number: read?.number,
      },
    );
    expect(ofCode.data).toEqual({ buyOfCode: buyId });
  },
);

test("a tag says which container it is and whose, and a ticket what was left and where to sign", async () => {
  const buyId = await aPile();
  const tags = escposLines(await print(buyId, "TAGS")).join("\n");
  ["Dana W.", "Bag 1 of 3", "Bag 2 of 3", "Box 3 of 3", "Rack 4"].forEach((words) => expect(tags).toContain(words));
  expect(tags).not.toContain("555");
  const ticket = escposLines(await print(buyId, "TICKET")).join("\n");
  ["Dana Whitfield", "(614) 555-0148", "Bags", "Signature ____"].forEach((words) => expect(ticket).toContain(words));
});

test("the store's logo stands above its name on a ticket", async () => {
  const logo = { width: 16, height: 2, dataBase64: Buffer.from([255, 255, 128, 1]).toString("base64") };
  const manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  const saved = await manager.graphql(
    "mutation ($width: Int!, $height: Int!, $dataBase64: String!) { setStoreLogo(width: $width, height: $height, dataBase64: $dataBase64) { width } }",
    logo,
  );
  expect(saved.errors).toEqual([]);
  const buyId = await aPile();
  expect(escposPictures(await print(buyId, "TICKET"))[0]).toMatchObject({ height: 2 });
  expect(escposPictures(await print(buyId, "TAGS"))).toHaveLength(3);
});

test("a repeated request prints nothing twice, and a buy of another store nothing", async () => {
  const buyId = await aPile();
  const id = randomUUID();
  const text = `mutation ($id: Uuid!, $buyId: Uuid!, $deviceId: Uuid!) {
    printBuyPapers(id: $id, buyId: $buyId, papers: BOTH, deviceId: $deviceId) { id } }`;
  const job = { id, buyId, deviceId: register.id };
  await Promise.all([ana.graphql(text, job), ana.graphql(text, job)]);
  const { rows } = await program.owner.query("select id from print_jobs where store_id = $1", [store.id]);
  expect(rows).toEqual([{ id }]);
  const other = await aStore(program);
  const stranger = await aPerson(program, other);
  const page = "query ($buyId: Uuid!) { buyPapersPage(buyId: $buyId, papers: BOTH) }";
  expect((await stranger.graphql(page, { buyId })).errors[0]?.extensions.code).toBe("not-found");
  expect(String((await ana.graphql(page, { buyId })).data?.["buyPapersPage"])).toContain(
    `Barcode BUY260310001${store.id}`,
  );
  const none = await stranger.graphql('{ buyOfCode(businessDate: "2026-03-10", number: 1) }');
  expect(none.data).toEqual({ buyOfCode: null });
});

test("the file of the papers has a page for each, whose barcodes a camera reads", async () => {
  const buy = {
    ...{
      storeId: 999_999_999,
      businessDate: "2026-03-10",
      number: 999,
      location: "",
      bringBackOn: null,
      policyText: "",
    },
    customer: { firstName: "Dana", lastName: "Whitfield", mobile: "+16145550148" },
    ...{ bags: 1, boxes: 0, bins: 0, others: 1, checkedInAt: new Date("2026-03-10T20:14:00Z") },
    ...{ itemsTaken: null, itemsPassed: null, cashOfferCents: null, tradeOfferCents: null, passReasons: [] },
    isSignedOnScreen: true,
    points: null,
  };
  const documents = tagDocuments(buy, { storeName: "Maple Street", timeZone: "America/New_York" });
  const pdf = await renderReceiptPdf(documents, { title: "Buy 999", madeAt: new Date("2026-03-10T20:14:00Z") });
  const codes = await withPdfPages(pdf, (pages) =>
    Promise.all(pages.map(async (page) => readCodes(await page.draw(203)))),
  );
  expect(codes).toEqual([["BUY260310999999999999"], ["BUY260310999999999999"]]);
});
