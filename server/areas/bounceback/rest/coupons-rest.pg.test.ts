import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { couponNumber } from "#common/bounceback/coupon-number.ts";
import { aCampaign, aCoupon, manualCampaign, someCoupons } from "#tests/kit/a-coupon.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, HttpAnswer } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import * as shapes from "./rest-shapes.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let marcus: EmployedPerson;
let campaignId: string;
let base: string;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T20:14:00Z");
  store = await aStore(program);
  base = `/api/vue/${store.id}`;
  ana = await aPerson(program, store, { firstName: "Ana" });
  marcus = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  campaignId = await aCampaign(marcus, manualCampaign({ redeemAmount: 1250 }));
});
afterAll(() => program.stop());

/** The answer, checked against the schema that the printed document is made of; nothing undocumented passes. */
function read<Shape extends z.ZodRawShape>(answer: HttpAnswer, shape: z.ZodObject<Shape>) {
  expect(answer.status).toBe(200);
  return z.strictObject(shape.shape).parse(answer.body);
}

test("[BNC-10] coupons are handed out over REST in dollars, and the same key makes them once", async () => {
  const call = {
    method: "POST" as const,
    path: `${base}/coupons`,
    body: { campaignId, count: 3 },
    headers: { "idempotency-key": randomUUID() },
  };
  const first = read(await ana.call(call), shapes.couponsJson);
  expect(first.items.map(({ redeemAmount, redeemMinSpend }) => [redeemAmount, redeemMinSpend])).toEqual(
    Array.from({ length: 3 }, () => [12.5, 50]),
  );
  expect(read(await ana.call(call), shapes.couponsJson)).toEqual(first);
  const page = read(await ana.call({ path: `${base}/coupons?itemsPerPage=2&page=2` }), shapes.couponPageJson);
  expect([page.totalItems, page.page, page.itemsPerPage, page.items.length]).toEqual([3, 2, 2, 1]);
});

test("[BNC-10] a coupon is found, shown, printed, changed and redeemed over REST, each answer as documented", async () => {
  const contact = { name: "Dana Whitfield", cellphone: "6145550182" };
  const { id, number } = await aCoupon(ana, { campaignId, contact });
  const path = `${base}/coupons/${id}`;
  const searches = [`number=BB${number}`, `q=${number.slice(0, 5)}`, "q=whit", "q=(614)%20555"];
  for (const search of searches) {
    const { items } = read(await ana.call({ path: `${base}/coupons/search?${search}` }), shapes.couponsJson);
    expect(items.map((coupon) => coupon.id)).toEqual([id]);
  }
  expect(read(await ana.call({ path }), shapes.couponJson)).toMatchObject({ status: "redeemable", canRedeem: true });
  const { receipt } = read(await ana.call({ path: `${path}?printer=true` }), shapes.printedCouponJson);
  expect(receipt.rows).toContainEqual({
    kind: "barcode",
    code: `BB${number}`,
    label: expect.stringMatching(/^\d{3}-/),
  });
  const changed = await ana.call({ method: "PATCH", path, body: { email: "Dana@Hangtag.test" } });
  expect(read(changed, shapes.couponJson)).toMatchObject({ name: "Dana Whitfield", email: "dana@hangtag.test" });
  const redeem = { method: "PATCH" as const, path: `${path}/redeem`, body: { purchaseAmount: 52.4 } };
  expect(read(await ana.call(redeem), shapes.couponJson)).toMatchObject({
    status: "redeemed",
    blockCode: "COUPON_REDEEMED",
  });
  const again = await ana.call(redeem);
  expect(again.status).toBe(409);
  expect(z.strictObject(shapes.couponRefusalJson.shape).parse(again.body)).toMatchObject({ code: "COUPON_REDEEMED" });
  const search = async (all: boolean) =>
    read(await ana.call({ path: `${base}/coupons/search?number=${number}&all=${all}` }), shapes.couponsJson).items
      .length;
  expect([await search(false), await search(true)]).toEqual([0, 1]);
});

test("[BNC-10] campaigns are listed over REST by what they are good for, with their coupons", async () => {
  await someCoupons(ana, { campaignId, count: 2 });
  const list = async (query: string) =>
    read(await ana.call({ path: `${base}/coupon_campaigns${query}` }), shapes.campaignsJson).items;
  expect(await list("")).toMatchObject([{ id: campaignId, redeemAmount: 12.5, earnMinSpend: null, status: "active" }]);
  expect(await list("?earnable=true")).toHaveLength(1);
  program.clock.now = new Date("2026-04-02T20:14:00Z");
  expect(await list("?earnable=true")).toEqual([]);
  expect(await list("?redeemable=true")).toHaveLength(1);
  const coupons = await ana.call({ path: `${base}/coupon_campaigns/${campaignId}/coupons` });
  expect(read(coupons, shapes.campaignCouponsJson).totalItems).toBe(2);
});

test("bad input over REST gets one clear sentence for its field", async () => {
  const { id } = await aCoupon(ana, { campaignId });
  const redeem = (body: object) => ana.call({ method: "PATCH", path: `${base}/coupons/${id}/redeem`, body });
  const create = (body: object) => ana.call({ method: "POST", path: `${base}/coupons`, body: { campaignId, ...body } });
  const errorsOf = ({ status, body }: HttpAnswer) => [status, recordOf(body)["errors"]];
  expect(errorsOf(await redeem({ purchaseAmount: 52.405 }))).toEqual([422, { purchaseAmount: ["Use whole cents"] }]);
  expect(errorsOf(await redeem({ purchaseAmount: -1 }))).toEqual([422, { purchaseAmount: ["Use $0 or more"] }]);
  expect(errorsOf(await redeem({ purchaseAmount: "52" }))).toEqual([422, { purchaseAmount: ["Enter a number"] }]);
  expect(errorsOf(await redeem({ purchaseAmount: 100_000.01 }))).toEqual([
    422,
    { purchaseAmount: ["Use at most $100,000"] },
  ]);
  const edit = (body: object) => marcus.call({ method: "PATCH", path: `${base}/coupons/${id}`, body });
  expect(errorsOf(await edit({ redeemEndOn: "1999-12-31" }))).toEqual([
    422,
    { redeemEndOn: ["Enter a date from 2000 to 2100"] },
  ]);
  expect(errorsOf(await edit({ redeemEndOn: "2040-01-01" }))).toEqual([
    422,
    { redeemEndOn: ["Choose a date within 10 years"] },
  ]);
  expect(errorsOf(await edit({ redeemMinSpend: 1 }))).toEqual([
    422,
    { redeemMinSpend: ["Use the amount off or more"] },
  ]);
  expect(errorsOf(await create({ count: 101 }))).toEqual([422, { count: ["Make 100 coupons or fewer at once"] }]);
  expect(errorsOf(await create({ cellphone: "555" }))).toEqual([422, { cellphone: ["Must be a valid phone number"] }]);
  expect(errorsOf(await create({ email: "ana@" }))).toEqual([422, { email: ["Must be a valid email"] }]);
});

test("another store's address, another company's coupon and a stranger get nothing", async () => {
  const { id } = await aCoupon(ana, { campaignId });
  const other = await aStore(program);
  const eve = await aPerson(program, other);
  expect((await eve.call({ path: `/api/vue/${other.id}/coupons/${id}` })).status).toBe(404);
  expect((await eve.call({ path: `${base}/coupons` })).status).toBe(400);
  expect((await eve.with({ "x-user-store": String(store.id) }).call({ path: `${base}/coupons` })).status).toBe(404);
});

test("an employee makes 20 coupons at once, a manager 100", async () => {
  const create = (by: EmployedPerson, count: number) =>
    by.call({ method: "POST", path: `${base}/coupons`, body: { campaignId, count } });
  expect((await create(ana, 20)).status).toBe(200);
  const refused = await create(ana, 21);
  expect([refused.status, refused.body]).toEqual([
    403,
    { code: "forbidden", message: "More than 20 coupons at once need a manager" },
  ]);
  expect((await create(marcus, 100)).status).toBe(200);
});

test("a wrong check digit is refused without a search, and the 31st search in a minute waits", async () => {
  const scan = (number: string) => ana.call({ path: `${base}/coupons/search?number=${number}` });
  for (let wrong = 0; wrong < 40; wrong += 1) {
    expect((await scan("1234567898")).body).toEqual({ items: [] });
  }
  for (let guess = 0; guess < 30; guess += 1) {
    expect((await scan(couponNumber(String(100_000_000 + guess)))).status).toBe(200);
  }
  const blocked = await scan(couponNumber("200000000"));
  expect([blocked.status, blocked.headers["retry-after"]]).toEqual([429, "60"]);
  program.clock.pass(60_000);
  expect((await scan(couponNumber("200000000"))).status).toBe(200);
});

test("the public page shows the live state under 60 KB in all and without a button, and a wrong token is a plain 404", async () => {
  const { id } = await aCoupon(ana, { campaignId, contact: { name: "<script>alert(1)</script>" } });
  const { data } = await ana.graphql("query ($id: Uuid!) { coupon(id: $id) { coupon { publicUrl } } }", { id });
  const path = new URL(String(recordOf(recordOf(data?.["coupon"])["coupon"])["publicUrl"])).pathname;
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await program.http.inject({ method: "GET", url, headers });
    return { status: answer.statusCode, html: answer.body, policy: answer.headers["content-security-policy"] };
  };
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(page.policy).toMatch(/^default-src 'none'/);
  const script = await open("/c/kept.js");
  expect(page.html.length + script.html.length).toBeLessThan(60_000);
  expect(page.html.match(/<script[^>]*>/g)).toEqual(['<script src="/c/kept.js">']);
  expect(page.html).not.toMatch(/<button|<form/);
  expect(page.html).toMatch(/\$12\.50 off.*Ready to use.*Good until Thursday, Apr 30/s);
  const spanish = await open(path, { "accept-language": "es-MX,es;q=0.9,en;q=0.8" });
  expect(spanish.html).toMatch(/lang="es".*\$12\.50 menos.*Listo para usar.*Válido hasta el jueves, 30 de abril/s);
  expect((await open(`${path}?lang=en`, { "accept-language": "es" })).html).toMatch(/Ready to use/);
  await ana.call({ method: "PATCH", path: `${base}/coupons/${id}/redeem`, body: {} });
  expect((await open(path)).html).toMatch(/Used Tuesday, Mar 10, at 3:14 PM/);
  for (const wrong of [`${path.slice(0, -1)}_`, "/c/x", `/c/zzzzzz.${"a".repeat(22)}`, `/c/1.${"a".repeat(22)}`]) {
    expect(await open(wrong)).toMatchObject({ status: 404, html: expect.stringContaining("Coupon not found") });
  }
});
