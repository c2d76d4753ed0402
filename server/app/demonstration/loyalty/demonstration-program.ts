import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import { joinProgram } from "#server/adapters/loyalty/simulated-loyalty.ts";
import type { SimulatedLoyalty } from "#server/adapters/loyalty/simulated-loyalty.ts";
import { collectAwards } from "#server/areas/loyalty/collect.ts";
import { viewLoyalty } from "#server/areas/loyalty/loyalty.ts";
import { checkProgram, connectingMs } from "#server/areas/loyalty/program.ts";
import { chooseLoyaltyPlace, startLoyalty } from "#server/areas/loyalty/setup.ts";
import { keepConnection, setConnecting } from "#server/areas/automations/automations.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { loyaltyPlace } from "./demonstration-loyalty.ts";

/** Points began so many days before the demonstration did. */
export const daysBack = 14;
const squareService = "square-loyalty";
export const houseService = "house-points";

/** The first store keeps points of its own: a dollar a point, and half of that for what it buys. */
export async function startHousePoints(platform: Platform, storeId: number): Promise<void> {
  const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
  if (request !== null && (await isNew(request, houseService))) {
    await start(request, { id: houseService, salesCentsPerPoint: 100, buysCentsPerPoint: 200 });
  }
}

type SquareStore = { storeId: number; merchants: SimulatedMerchants; loyalty: SimulatedLoyalty };

/** The store that sells by Square gives a point for each $10; most of its customers have joined its program. */
export async function startSquareLoyalty(platform: Platform, square: SquareStore): Promise<void> {
  const { storeId, merchants, loyalty } = square;
  const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
  const signIn = platform.services.findSignIn(squareService);
  if (request === null || signIn === null || !(await isNew(request, squareService))) {
    return;
  }
  letCustomersJoin(merchants, { loyalty, at: platform.clock() });
  const returnUrl = `${platform.publicUrl}/signed-in/${squareService}`;
  const returned = await allowThere(signIn.pageUrl({ state: "demonstration", returnUrl }));
  const connected = await signIn.finish(returned, { returnUrl, now: platform.clock() });
  await keepConnection(request, { id: squareService, ...connected, credentials: { ...connected.credentials } });
  await setConnecting(request, { id: squareService, until: new Date(platform.clock().getTime() + connectingMs) });
  await checkProgram(request, { id: squareService });
  await chooseLoyaltyPlace(request, { id: squareService, placeId: loyaltyPlace.id });
  await start(request, { id: squareService, salesCentsPerPoint: 1000, buysCentsPerPoint: null });
}

/** A person may have switched it off since: then it stays so. */
async function isNew(request: StoreRequest, id: string): Promise<boolean> {
  const { integration, settings } = await viewLoyalty(request, { id });
  return integration.state === "not-connected" && settings === null;
}

type Rates = { id: string; salesCentsPerPoint: number; buysCentsPerPoint: number | null };

async function start(request: StoreRequest, rates: Rates): Promise<void> {
  const { date: today } = localTimeAt(request.platform.clock(), request.store.timeZone);
  await startLoyalty(request, { ...rates, startOn: addDays(today, -daysBack) });
  await collectAwards(request, { date: addDays(today, -1), cause: "night" });
}

/** Every fourth has not joined. */
function letCustomersJoin(
  { merchants }: SimulatedMerchants,
  { loyalty, at }: { loyalty: SimulatedLoyalty; at: Date },
): void {
  const [company] = loyalty.merchants;
  const phones = merchants.flatMap(({ customers }) => customers.map((customer) => String(customer["phone_number"])));
  for (const [index, phone] of phones.entries()) {
    const digits = phone.replace(/\D/g, "").slice(-10);
    if (company !== undefined && index % 4 !== 3 && digits.length === 10) {
      joinProgram(company, { phone: `+1${digits}`, at });
    }
  }
}

/** As a person does on the simulated sign-in page: the first merchant of the form is the store's own. */
async function allowThere(pageUrl: string): Promise<Record<string, string>> {
  const form = await (await fetch(pageUrl)).text();
  const url = new URL(pageUrl);
  url.searchParams.set("merchant", /name="merchant" value="([^"]+)"/.exec(form)?.[1] ?? "");
  const answer = await fetch(url, { redirect: "manual" });
  return Object.fromEntries(new URL(answer.headers.get("location") ?? pageUrl).searchParams);
}
