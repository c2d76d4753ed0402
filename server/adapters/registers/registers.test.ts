import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { readPublishedInterface } from "#tests/kit/providers/published-interface.ts";
import { connect, merchantServices } from "#tests/kit/registers/some-merchants.ts";
import type { MerchantServices } from "#tests/kit/registers/some-merchants.ts";
import { registersContract } from "./registers.contract.ts";
import { registersProviders } from "./registers-providers.ts";
import { registerParts } from "./registers.ts";
import { tradeDays } from "./simulated-trade.ts";

let now = new Date("2026-11-20T18:00:00Z");
let services: MerchantServices;

beforeAll(async () => {
  services = await merchantServices(() => now);
});
afterAll(() => services.stop());

registersContract("Square", () => ({
  services,
  now: () => now,
  pass(ms) {
    now = new Date(now.getTime() + ms);
  },
}));

test("Square has a card where the installation is registered there, and none where it is not", () => {
  const [card] = services.services.cards;
  expect(card).toMatchObject({ id: "square", name: "Square", isSignedInThere: true, credentials: [] });
  const closed = openServices(registersProviders.map((provider) => provider.open({ SQUARE_URL: "http://x" })));
  expect(closed.cards).toEqual([]);
  expect(closed.findSignIn("square")).toBeNull();
});

test.each(["0", "-1", "fast", "", "1001", "NaN"])("a pace of %j is refused when the program starts", (pace) => {
  const settings = { ...services.addresses, SQUARE_REQUESTS_PER_SECOND: pace };
  expect(() => registersProviders.map((provider) => provider.open(settings))).toThrow(
    "SQUARE_REQUESTS_PER_SECOND is a number from 1 to 1000",
  );
});

test("the sign-in goes to Square with what it may read, and without the secret", () => {
  const keys = { SQUARE_CLIENT_ID: "AB12", SQUARE_CLIENT_SECRET: "hush" };
  const opened = openServices(registersProviders.map((provider) => provider.open(keys)));
  const returnUrl = "https://hangtag.test/back?a=1";
  const url = new URL(String(opened.findSignIn("square")?.pageUrl({ state: "s/1", returnUrl })));
  expect(url.origin + url.pathname).toBe("https://connect.squareup.com/oauth2/authorize");
  expect(
    url.searchParams
      .get("scope")
      ?.split(" ")
      .filter((scope) => !scope.endsWith("_READ")),
  ).toEqual([]);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: "AB12",
    state: "s/1",
    redirect_uri: returnUrl,
  });
  expect(String(url)).not.toContain("hush");
});

test("an installation with a wrong secret is the installation's fault, not that of the person who signed in", async () => {
  const credentials = await connect(services, now);
  const { clientSecret } = services.merchants.app;
  services.merchants.app.clientSecret = "another";
  await expect(services.service.renew(credentials, now)).rejects.toMatchObject({ code: "refused" });
  await expect(services.service.revoke(credentials, { keepsOthers: false })).rejects.toMatchObject({ code: "refused" });
  services.merchants.app.clientSecret = clientSecret;
});

test("a report is read when Square signed it for this address, and by nobody else", () => {
  const url = "https://hangtag.test/api/registers/square/events";
  tradeDays(services.shop, { from: "2026-06-01", days: 1, seed: 5 });
  const [report] = services.takeReports(url);
  const rawBody = Buffer.from(String(report?.body));
  const headers = { ...report?.headers };
  const read = services.service.readReport({ url, headers, rawBody });
  const { orders } = services.merchant;
  expect(read).toMatchObject({ accountId: "ML0RESALE", placeId: "L0MAPLE", part: "sales" });
  expect(orders.map((order) => order["id"])).toContain(read?.saleIds[0]);
  expect(services.service.readReport({ url: `${url}?`, headers, rawBody })).toBeNull();
  expect(services.service.readReport({ url, headers, rawBody: Buffer.from(`${report?.body} `) })).toBeNull();
  expect(services.service.readReport({ url, headers: {}, rawBody })).toBeNull();
  const { SQUARE_WEBHOOK_KEY: _key, ...keyless } = services.addresses;
  const without = openServices(registersProviders.map((provider) => provider.open(keyless)));
  expect(without.cards).toHaveLength(1);
});

const published = readPublishedInterface("square-api.json.gz");

/** The page that a person sees is no call of the interface. */
const isAnsweredCall = ({ request, response }: SimulatedExchange): boolean =>
  response.status === 200 && !request.path.endsWith("/authorize");

/** Empty when both sides of a call are as Square publishes. */
function findProblems({ request, response }: SimulatedExchange): string[] {
  const problems = published?.findProblems(request, response) ?? [];
  return problems.map((problem) => `${request.method} ${request.path}: ${problem}`);
}

test("what we send and what the simulator returns fit what Square publishes", async () => {
  const fresh = await merchantServices(() => now, { salesPerDay: 20 });
  tradeDays(fresh.shop, { from: "2026-03-01", days: 12, seed: 11 });
  const credentials = await connect(fresh, now);
  const range = { from: new Date("2026-01-01T00:00:00Z"), to: now };
  const at = { credentials, placeId: fresh.shop.locationId, ...range, cursor: null };
  await fresh.service.listPlaces(credentials);
  for (const part of registerParts) {
    await fresh.service.readPage(part, { ...at, by: "changed" });
    await fresh.service.readPage(part, { ...at, by: "made" });
  }
  const ids = fresh.merchant.orders.slice(0, 5).map((order) => String(order["id"]));
  await fresh.service.findSales({ credentials, placeId: at.placeId, ids });
  await fresh.service.findItems({ credentials, ids: [String(fresh.merchant.catalog.at(-1)?.["id"])] });
  const renewed = await fresh.service.renew(credentials, now);
  await fresh.service.revoke(renewed.credentials, { keepsOthers: true });
  await fresh.stop();
  const calls = fresh.exchanges.filter(isAnsweredCall);
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.flatMap(findProblems)).toEqual([]);
});

test.runIf(published !== null)("the published interface would notice what is wrong", () => {
  const request = { method: "POST", path: "/v2/orders/search", query: new URLSearchParams(), body: { place: "L0" } };
  const wrong = published?.findProblems(request, { status: 200, body: { orders: [{ id: 7, total_money: "1.00" }] } });
  expect(wrong?.join("\n")).toMatch(/place: not published[^]*orders/);
});
