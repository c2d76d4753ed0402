import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { payloadsPath, printJobsPath } from "#common/pos/pos-messages.ts";
import { documentLines } from "#common/printing/receipt-document.ts";
import type { ReceiptDocument } from "#common/printing/receipt-document.ts";
import { renderEscpos } from "#server/platform/printing/render-escpos.ts";
import { renderReceiptHtml } from "#server/platform/printing/render-receipt-html.ts";
import { couponDocument } from "./coupon-document.ts";
import { aCampaign, aCoupon, campaignInput, manualCampaign, redeem, someCoupons } from "#tests/kit/a-coupon.ts";
import type { TestCoupon } from "#tests/kit/a-coupon.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { batchesPath } from "#common/pos/pos-feed.ts";
import { codesOn, escposLines, escposPictures, toPicture } from "#tests/kit/printing/escpos-pictures.ts";
import { readCodes, withPdfPages } from "#tests/kit/printing/pdf-pages.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStaffedStore, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let register: TestRegister;
let ana: EmployedPerson;
let marcus: EmployedPerson;
let campaignId: string;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T20:14:00Z");
  ({ store, ana, marcus } = await aStaffedStore(program));
  register = await aRegister(program, store);
  await program.owner.query(
    `update devices set printers = '[{"name":"tm","displayName":"Receipt printer","role":"receipt","type":"escpos"}]' where id = $1`,
    [register.id],
  );
  campaignId = await aCampaign(marcus, manualCampaign());
});
afterAll(() => program.stop());

const printing = `mutation ($id: Uuid!, $couponIds: [Uuid!]!, $deviceId: Uuid) {
  printCoupons(id: $id, couponIds: $couponIds, deviceId: $deviceId) { id title state }
}`;

async function print(coupons: readonly TestCoupon[]): Promise<Buffer> {
  const id = randomUUID();
  const couponIds = coupons.map((coupon) => coupon.id);
  const answer = await ana.graphql(printing, { id, couponIds, deviceId: register.id });
  expect(answer.errors).toEqual([]);
  return bytesOf(id);
}

function asTill(method: "GET" | "POST", url: string, payload?: object) {
  const headers = { authorization: `Bearer ${register.token}` };
  return program.http.inject({ method, url, headers, ...(payload && { payload }) });
}

async function bytesOf(id: string): Promise<Buffer> {
  const { payload } = recordOf((await asTill("GET", `${payloadsPath}/${id}`)).json());
  expect(recordOf(payload)["format"]).toBe("escpos");
  return Buffer.from(String(recordOf(payload)["dataBase64"]), "base64");
}

async function jobIds(): Promise<string[]> {
  const { rows } = await program.owner.query<{ id: string }>(
    "select id from print_jobs where store_id = $1 order by created_at, id",
    [store.id],
  );
  return rows.map(({ id }) => id);
}

async function printStates(): Promise<unknown[]> {
  const { data } = await ana.graphql("{ coupons { edges { node { printState printCount deliveredVia } } } }");
  const edges = [recordOf(data?.["coupons"])["edges"]].flat().map(recordOf);
  return edges.map(({ node }) => node);
}

async function report(id: string, failure: string | null): Promise<void> {
  const url = `${printJobsPath}/${id}`;
  expect((await asTill("POST", url, { printerName: "tm", failure })).statusCode).toBe(200);
}

test("a hundred coupons are one print job, and a camera and a laser read each of them back", async () => {
  const coupons = await someCoupons(marcus, { campaignId, count: 100 });
  const codes = await codesOn(await print(coupons));
  const numbers = coupons.map(({ number }) => `BB${number}`).toSorted();
  expect(codes.camera.toSorted()).toEqual(numbers);
  expect(codes.laser.toSorted()).toEqual(numbers);
  expect(await jobIds()).toHaveLength(1);
  // Two readers look at a hundred pictures.
});

test("ten to a page are cut on the dashes, and both readers read all ten", async () => {
  const coupons = await someCoupons(ana, { campaignId, count: 11 });
  const answer = await ana.graphql(
    "mutation ($couponIds: [Uuid!]!) { couponsFile(couponIds: $couponIds, layout: SHEET) { dataBase64 coupons } }",
    { couponIds: coupons.map(({ id }) => id) },
  );
  const pdf = Buffer.from(String(recordOf(answer.data?.["couponsFile"])["dataBase64"]), "base64");
  const codes = await withPdfPages(pdf, async (pages) => {
    expect(pages.map(({ size }) => size)).toEqual([
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ]);
    return Promise.all(pages.map(async (page) => readCodes(await page.draw(300))));
  });
  expect(codes.map((page) => page.length)).toEqual([10, 1]);
  expect(codes.flat().toSorted()).toEqual(coupons.map(({ number }) => `BB${number}`).toSorted());
  expect(await printStates()).toEqual(
    Array.from({ length: 11 }, () => ({ printState: "PRINTED", printCount: 1, deliveredVia: ["print"] })),
  );
});

test("what the register says of the print stands at the coupon, and the next one is a copy", async () => {
  const coupon = await aCoupon(ana, { campaignId });
  const first = await print([coupon]);
  expect(escposLines(first).join(" ")).not.toMatch(/COPY/);
  expect(await printStates()).toMatchObject([{ printState: "WAITING", printCount: 0 }]);
  await report(String((await jobIds())[0]), "Out of paper");
  expect(await printStates()).toMatchObject([{ printState: "PENDING", printCount: 0 }]);
  program.clock.pass(1000);
  await print([coupon]);
  await report(String((await jobIds())[1]), null);
  expect(await printStates()).toMatchObject([{ printState: "PRINTED", printCount: 1, deliveredVia: ["print"] }]);
  program.clock.pass(1000);
  expect(escposLines(await print([coupon]))[0]).toBe("COPY, Reprint 1");
  const pending = await ana.graphql('{ coupons(filter: "{\\"printPending\\":true}") { totalItems } }');
  expect(pending.data?.["coupons"]).toEqual({ totalItems: 0 });
});

test("[BNC-11] without the point-of-sale app a reprint says so, and a used coupon does not print", async () => {
  const coupon = await aCoupon(ana, { campaignId });
  const without = await ana.graphql(printing, { id: randomUUID(), couponIds: [coupon.id] });
  expect(without.errors[0]?.message).toBe("You must be using the point-of-sale app to reprint coupons");
  await redeem(ana, coupon.id);
  const used = await ana.graphql(printing, { id: randomUUID(), couponIds: [coupon.id], deviceId: register.id });
  expect(used.errors[0]?.extensions.code).toBe("coupon-locked");
});

test("a sale's coupons come out at its register at once, in one job; of a sale 47 hours late nothing prints", async () => {
  await aCampaign(marcus, campaignInput());
  const rows = [
    aSale({ seq: 1, net: 10_000, businessDate: "2026-03-10", at: "2026-03-10T20:13:00Z" }),
    aSale({ seq: 2, net: 10_000, businessDate: "2026-03-08", at: "2026-03-08T21:14:00Z" }),
  ];
  const body = { batch: 1, sentAt: program.clock.now.toISOString(), rows };
  expect((await asTill("POST", batchesPath, body)).statusCode).toBe(200);
  await runJobs(program);
  const ids = await jobIds();
  expect(ids).toHaveLength(1);
  const { camera } = await codesOn(await bytesOf(String(ids[0])));
  expect(camera).toHaveLength(2);
});

const printed = {
  number: "2077163380",
  ...{ redeemAmountCents: 1000, redeemMinSpendCents: 4000, storeName: "Maple Street" },
  ...{ redeemStartOn: "2026-12-07", redeemEndOn: "2026-12-24", transactionNumber: "80977", issuedTerminal: "1" },
  earnedAt: new Date("2026-11-28T21:12:00Z"),
  stores: [
    { name: "Maple Street", address: "208 Maple St" },
    { name: "Elm Street", address: "1420 Elm St" },
  ],
  printCount: 1,
};

test("on paper of 58 mm no line and no picture is wider than the paper, and both readers read the code", async () => {
  const at = { at: new Date("2026-12-01T17:20:00Z"), timeZone: "America/Chicago" };
  const document = couponDocument(printed, { ...at, widthMm: 58 });
  const bytes = renderEscpos(document);
  expect(escposLines(bytes)).toEqual(documentLines(document));
  expect(Math.max(...documentLines(document).map((line) => line.length))).toBeLessThanOrEqual(32);
  // 384 dots at 203 an inch are the 48 mm that such a printer prints.
  expect(Math.max(...escposPictures(bytes).map(({ width }) => width))).toBeLessThanOrEqual(384);
  expect(await codesOn(bytes)).toEqual({ camera: ["BB2077163380"], laser: ["BB2077163380"] });
});

test("the store's logo stands above its name, on the printer and in the print dialog, and the code is read as before", async () => {
  const logo = { width: 16, height: 2, dataBase64: Buffer.from([255, 255, 128, 1]).toString("base64") };
  await marcus.graphql(
    "mutation ($width: Int!, $height: Int!, $dataBase64: String!) { setStoreLogo(width: $width, height: $height, dataBase64: $dataBase64) { width } }",
    logo,
  );
  const coupon = await aCoupon(marcus, { campaignId });
  const bytes = await print([coupon]);
  const [picture, ...barcodes] = escposPictures(bytes);
  expect([picture?.width, picture?.height, picture?.isDark(0, 1), picture?.isDark(1, 1)]).toEqual([16, 2, true, false]);
  expect(await Promise.all(barcodes.map((barcode) => readCodes(toPicture(barcode))))).toEqual([[`BB${coupon.number}`]]);
  const file = await ana.graphql(
    "mutation ($couponIds: [Uuid!]!) { couponsFile(couponIds: $couponIds, layout: RECEIPT, format: HTML) { dataBase64 } }",
    { couponIds: [coupon.id] },
  );
  const html = Buffer.from(String(recordOf(file.data?.["couponsFile"])["dataBase64"]), "base64").toString();
  expect(html.indexOf("data:image/bmp;base64,Qk")).toBeLessThan(html.indexOf("Maple Street"));
  expect(html).toContain("data:image/bmp;base64,Qk");
});

test("a register's job is laid out for the paper of its own printer", async () => {
  const printer = { name: "receipt", displayName: "Receipt", role: "receipt", type: "escpos", widthMm: 58 };
  await program.owner.query("update devices set printers = $2 where id = $1", [register.id, JSON.stringify([printer])]);
  const bytes = await print(await someCoupons(marcus, { campaignId, count: 1 }));
  expect(bytes.includes(Buffer.from("-".repeat(32) + "\n"))).toBe(true);
  expect(bytes.includes(Buffer.from("-".repeat(33)))).toBe(false);
});

test("the printer's bytes and the page of the print dialog show the same lines", () => {
  const document: ReceiptDocument = couponDocument(printed, {
    at: new Date("2026-12-01T17:20:00Z"),
    timeZone: "America/Chicago",
  });
  const lines = documentLines(document);
  expect(lines.slice(0, 6)).toEqual([
    "COPY, Reprint 1",
    "Maple Street",
    "$10 off",
    "$40 or more, before tax",
    "Dec 7 to Dec 24, 2026",
    "207-716-3380",
  ]);
  expect(lines.join(" ")).toMatch(
    /Earned on ticket 80977, Nov 28, 2026, 3:12 PM, register 1 Reprinted Dec 1, 2026, 11:20 AM/,
  );
  expect(escposLines(renderEscpos(document))).toEqual(lines);
  const html = renderReceiptHtml([document])
    .replace(/<style>.*<\/style>/s, "")
    .replace(/<title>.*<\/title>/, "");
  const shown = html
    .replaceAll(/<br>|<\/p>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .split("\n");
  expect(shown.map((line) => line.replace("&nbsp;", "").trim()).filter((line) => line !== "")).toEqual(lines);
});
