import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openServices } from "#server/platform/providers/provider.ts";
import { pageSignInContract } from "#server/platform/providers/page-sign-in.contract.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { readPublishedInterface } from "#tests/kit/providers/published-interface.ts";
import { connectLoyalty, loyaltyServices, returnUrl } from "#tests/kit/loyalty/some-loyalty.ts";
import type { LoyaltyServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { loyaltyProviders } from "./loyalty-providers.ts";
import { pointsBookContract } from "./points-book.contract.ts";
import { joinProgram } from "./simulated-loyalty.ts";

const phone = "+13125550142";
const stranger = "+13125550199";
let now = new Date("2026-11-20T18:00:00Z");
let services: LoyaltyServices;

beforeAll(async () => {
  services = await loyaltyServices(() => now);
});
afterAll(() => services.stop());
beforeEach(() => {
  services.trouble = null;
  Object.assign(services.world, { faults: [], losesNextAnswer: false });
  Object.assign(services.company, { accounts: [], entries: [], answered: {} });
});

pageSignInContract("Square Loyalty", () => ({
  ...{ signIn: services.signIn, returnUrl, accountName: services.company.name },
  choice: { merchant: services.company.id },
  now: () => now,
  pass(ms) {
    now = new Date(now.getTime() + ms);
  },
  tokensEndMs: 31 * 86_400_000,
  renew: (credentials, at) => services.service.renew(credentials, at),
  revoke: (credentials) => services.service.revoke(credentials, { keepsOthers: false }),
  call: (credentials) => services.service.listPlaces(credentials),
}));

const connect = (merchant = services.company.id) => connectLoyalty(services, { merchant, now });

async function openBook() {
  return services.service.openBook({ credentials: await connect(), placeId: "L0MAPLE" });
}

pointsBookContract("Square Loyalty", async () => {
  const account = joinProgram(services.company, { phone, at: now });
  return { book: await openBook(), phone, stranger, balance: async () => account.balance };
});

test("each need has its card: Square Loyalty where the installation is registered, house points always", () => {
  expect(services.services.cards.map(({ id, isSignedInThere }) => [id, isSignedInThere])).toEqual([
    ["square-loyalty", true],
    ["house-points", false],
  ]);
  const closed = openServices(loyaltyProviders.map((provider) => provider.open({})));
  expect(closed.cards.map(({ id }) => id)).toEqual(["house-points"]);
});

test("the sign-in asks for what loyalty needs, and not for sales", () => {
  const url = new URL(services.signIn.pageUrl({ state: "s/1", returnUrl }));
  expect(url.searchParams.get("scope")).toBe("MERCHANT_PROFILE_READ LOYALTY_READ LOYALTY_WRITE");
});

test("the sign-in goes where the interface is, and without the secret", () => {
  const keys = { SQUARE_LOYALTY_CLIENT_ID: "AB12", SQUARE_LOYALTY_CLIENT_SECRET: "hush" };
  const opened = openServices(
    loyaltyProviders.map((provider) => provider.open({ ...keys, SQUARE_LOYALTY_URL: "http://square.test" })),
  );
  const url = String(opened.findSignIn("square-loyalty")?.pageUrl({ state: "s", returnUrl }));
  expect(url).toContain("http://square.test/oauth2/authorize?client_id=AB12");
  expect(url).not.toContain("hush");
});

test("an account without a program has none, and one that is off is not active", async () => {
  const { service, company } = services;
  expect(await service.listPrograms(await connect("ML0OTHER"))).toEqual([]);
  const credentials = await connect();
  const program = { id: "ML0RESALE-PROGRAM", pointsName: "Points" };
  expect(await service.listPrograms(credentials)).toEqual([{ ...program, isActive: true }]);
  Object.assign(company, { program: { id: program.id, isActive: false } });
  expect(await service.listPrograms(credentials)).toEqual([{ ...program, isActive: false }]);
  Object.assign(company, { program: { id: program.id, isActive: true } });
});

test("the places of the account are listed by name, closed ones too", async () => {
  const places = await services.service.listPlaces(await connect());
  expect(places.map(({ name, isActive }) => [name, isActive])).toEqual([
    ["Elm Street", true],
    ["Maple Street", true],
    ["Old Mill", false],
  ]);
});

test("[AUT-03] an answer that was lost after the points were saved is asked for again, and nothing doubles", async () => {
  const account = joinProgram(services.company, { phone, at: now });
  const book = await openBook();
  const change = { account: account.id, points: 4, reason: "Ticket 7", idempotencyKey: "sale 7" };
  services.world.losesNextAnswer = true;
  await expect(book.addPoints(change)).rejects.toMatchObject({ code: "unavailable", isUnsent: false });
  expect(account.balance).toBe(4);
  expect(await book.addPoints(change)).toBe(services.company.entries[0]?.id);
  expect(account.balance).toBe(4);
});

test.each([
  ["rate-limited", "rate-limited"],
  ["internal", "unavailable"],
  ["expired", "sign-in"],
] as const)("a %s answer to a change is %s, and the change is not sent again automatically", async (fault, code) => {
  const account = joinProgram(services.company, { phone, at: now });
  const book = await openBook();
  services.world.faults.push(fault);
  const change = { account: account.id, points: 4, reason: "Ticket 7", idempotencyKey: "sale 8" };
  await expect(book.addPoints(change)).rejects.toMatchObject({ code });
  expect(account.balance).toBe(0);
});

test("an account that is gone is refused, which is that one row's fault", async () => {
  const book = await openBook();
  const change = { account: "LA-gone", points: 4, reason: "Ticket 7", idempotencyKey: "sale 9" };
  await expect(book.addPoints(change)).rejects.toMatchObject({ code: "refused", serviceCode: "NOT_FOUND" });
});

const published = readPublishedInterface("square-api.json.gz");

/** Empty when both sides of a call are as Square publishes. */
function findProblems({ request, response }: SimulatedExchange): string[] {
  const problems = published?.findProblems(request, response) ?? [];
  return problems.map((problem) => `${request.method} ${request.path}: ${problem}`);
}

test("what we send and what the simulator returns fit what Square publishes", async () => {
  const before = services.exchanges.length;
  joinProgram(services.company, { phone, at: now });
  const credentials = await connect();
  const book = services.service.openBook({ credentials, placeId: "L0MAPLE" });
  await services.service.listPlaces(credentials);
  await services.service.listPrograms(credentials);
  const account = String(await book.findAccount(phone));
  await book.findAccount(stranger);
  await book.addPoints({ account, points: 3, reason: "Ticket 1", idempotencyKey: "sale 10" });
  await book.reversePoints({ account, points: 3, reason: "Ticket 1 came back", idempotencyKey: "return 10" });
  const calls = services.exchanges.slice(before).filter(({ request }) => !request.path.endsWith("/authorize"));
  expect(calls.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  expect(calls.flatMap(findProblems)).toEqual([]);
});
