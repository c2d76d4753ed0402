import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { payloadsPath } from "#common/pos/pos-messages.ts";
import { documentLines } from "#common/printing/receipt-document.ts";
import { renderEscpos } from "#server/platform/printing/render-escpos.ts";
import { renderReceiptPdf } from "#server/platform/printing/render-receipt-pdf.ts";
import { aReadyOrder } from "#tests/kit/orders/a-ready-order.ts";
import { shopServices } from "#tests/kit/orders/some-shops.ts";
import type { ShopServices } from "#tests/kit/orders/some-shops.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { codesOn, escposLines, escposPictures } from "#tests/kit/printing/escpos-pictures.ts";
import { readCodes, withPdfPages } from "#tests/kit/printing/pdf-pages.ts";
import { aStaffedStore, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { slipDocument } from "./slip.rules.ts";
import type { SlipOrder } from "./slip.rules.ts";

let program: TestProgram;
let services: ShopServices;
let store: TestStore;
let register: TestRegister;
let ana: EmployedPerson;

beforeAll(async () => {
  services = await shopServices(() => program.clock.now);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  ({ store, ana } = await aStaffedStore(program));
  register = await aRegister(program, store);
  await program.owner.query(
    `update devices set printers = '[{"name":"tm","displayName":"Receipt printer","role":"receipt","type":"escpos"}]' where id = $1`,
    [register.id],
  );
});

const printing = `mutation ($id: Uuid!, $orderId: Uuid!, $deviceId: Uuid!) {
  printOrderSlip(id: $id, orderId: $orderId, deviceId: $deviceId) { title }
}`;

async function print(orderId: string): Promise<Buffer> {
  const id = randomUUID();
  const { data } = await ana.graphql(printing, { id, orderId, deviceId: register.id });
  expect(data).toEqual({ printOrderSlip: { title: "Online order #1042" } });
  const headers = { authorization: `Bearer ${register.token}` };
  const { payload } = recordOf((await program.http.inject({ url: `${payloadsPath}/${id}`, headers })).json());
  return Buffer.from(String(recordOf(payload)["dataBase64"]), "base64");
}

test("a bag's slip says who it is for and where it waits, and a camera and a laser read the order back", async () => {
  const { id, externalId } = await aReadyOrder(program, store, { name: "#1042", shelf: "P2" });
  const bytes = await print(id);
  const lines = escposLines(bytes);
  expect(lines).toEqual(expect.arrayContaining(["#1042", "Amara Okonkwo", "Shelf P2"]));
  expect(lines.join(" ")).toContain("Columbia winter coat");
  expect(lines.join(" ")).not.toContain("Snow pants");
  expect(await codesOn(bytes)).toEqual({ camera: [`ORD${externalId}`], laser: [`ORD${externalId}`] });
  const scanned = await ana.graphql("query ($externalId: String!) { onlineOrderOfCode(externalId: $externalId) }", {
    externalId,
  });
  expect(scanned.data).toEqual({ onlineOrderOfCode: id });
});

test("without a register the browser prints the same slip; a code of another store's order opens nothing", async () => {
  const { id } = await aReadyOrder(program, store, { name: "#1042", shelf: null });
  const { data } = await ana.graphql("query ($orderId: Uuid!) { orderSlipPage(orderId: $orderId) }", { orderId: id });
  const html = String(data?.["orderSlipPage"]);
  expect(html).toContain("Amara Okonkwo");
  expect(html).toContain('aria-label="Barcode ORD');
  expect(html).not.toContain("Shelf");
  const other = await aStaffedStore(program);
  const { externalId } = await aReadyOrder(program, other.store, { name: "#1042", shelf: null });
  const scanned = await ana.graphql("query ($externalId: String!) { onlineOrderOfCode(externalId: $externalId) }", {
    externalId,
  });
  expect(scanned.data).toEqual({ onlineOrderOfCode: null });
  const printed = await ana.graphql(printing, { id: randomUUID(), orderId: id, deviceId: randomUUID() });
  expect(printed.errors[0]?.extensions.code).toBe("no-register");
});

const line = { title: "Kamik snow boots, toddlers'", variant: "12", sku: "4402917", quantity: 1 } as const;
const order: SlipOrder = {
  ...{ name: "#1042", externalId: "12345678901234567890", customerName: "Marisol Quiñones-Vanderberg-Featherstone" },
  ...{ state: "picking", deliveryMethod: "ship", shelf: null, note: "Can I come after 6?", totalCents: 8439 },
  ...{ placedAt: new Date("2026-11-21T21:46:00Z"), dueAt: new Date("2026-11-21T22:46:00Z"), shopName: "Shopify" },
  lines: [
    { ...line, pickState: "to_find", piece: { size: "12", categoryPath: ["Shoes", "Boots"] } },
    { ...line, title: "Coat", pickState: "found", piece: null },
    { ...line, title: "Pants", pickState: "sold_in_store", sku: "", variant: "", piece: null },
    { ...line, title: "Refunded hat", quantity: 0, pickState: "to_find", piece: null },
  ],
};
const paper = { storeName: "Maple Street", timeZone: "America/Chicago" };

test("while it is picked the slip is the list to pick by: a box, the size, the tag and where to look", () => {
  const lines = documentLines(slipDocument(order, paper));
  expect(lines).toEqual(
    expect.arrayContaining([
      "Maple Street, Ship",
      "[ ] Kamik snow boots, toddlers'",
      "Size 12, Tag 4402917, Shoes, Boots",
      "[x] Coat",
      "[sold] Pants",
      "Note: Can I come after 6?",
      "Due Nov 21, 2026, 4:46 PM",
      "Paid in Shopify $84.39",
    ]),
  );
  expect(lines.join(" ")).not.toContain("Refunded hat");
});

test("on paper of 58 mm no line is too wide, and both readers read the longest number that a shop gives", async () => {
  const document = slipDocument(order, { ...paper, widthMm: 58 });
  const bytes = renderEscpos(document);
  expect(Math.max(...escposLines(bytes).map(({ length }) => length))).toBeLessThanOrEqual(32);
  expect(Math.max(...escposPictures(bytes).map(({ width }) => width))).toBeLessThanOrEqual(384);
  expect(await codesOn(bytes)).toEqual({ camera: ["ORD12345678901234567890"], laser: ["ORD12345678901234567890"] });
});

test("the PDF of a printer without a language of its own is read by a camera", async () => {
  const pdf = await renderReceiptPdf([slipDocument(order, paper)], { title: "Slip", madeAt: order.placedAt });
  const codes = await withPdfPages(pdf, async (pages) =>
    Promise.all(pages.map(async (page) => readCodes(await page.draw(203)))),
  );
  expect(codes).toEqual([["ORD12345678901234567890"]]);
});

test("an order whose number has letters has no barcode, and says its name all the same", () => {
  const document = slipDocument({ ...order, externalId: "gid-7", state: "packed", shelf: "P1" }, paper);
  expect(document.rows.some(({ kind }) => kind === "barcode")).toBe(false);
  expect(documentLines(document)).toEqual(expect.arrayContaining(["#1042", "Shelf P1"]));
});
