import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { addDays, weekdayOf } from "#common/business-date.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Platform } from "#server/platform/context/context.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { SimulatedWorld } from "#server/app/open-services.ts";
import type { StopList } from "#server/app/stop-list.ts";
import { demonstrationPassword, demonstrationPin, stores, users } from "./company.ts";
import { connectBooks } from "./books/connected-books.ts";
import { fillContactLists, startContactFlow } from "./contacts/contact-stores.ts";
import { fillConstantContact, startConstantContactFlow } from "./contacts/constant-contact-store.ts";
import { startCounter } from "./counter/counter.ts";
import { fillCompany } from "./fill-company.ts";
import { fillFloorSections } from "./floor-sections.ts";
import { fillNightlyMail } from "./nightly-mail/last-night.ts";
import { fillPastBackstock } from "./past-backstock.ts";
import { fillPastCoupons } from "./past-coupons.ts";
import { fillPastPayments } from "./payments/past-payments.ts";
import { fillPastHours } from "./past-hours.ts";
import { fillShopDay } from "./shop-day.ts";
import { simulatedApiKey, simulatedLogin } from "./simulated-schedules.ts";
import { connectOnlineShop, startOnlineShop } from "./orders/online-shop.ts";
import { startHousePoints, startSquareLoyalty } from "./loyalty/demonstration-program.ts";
import { fillSquareStore, startSquareCounter } from "./registers/square-store.ts";
import { startTills } from "./start-tills.ts";
import { startColleagues } from "./texting/colleagues.ts";
import { fillPastTexts } from "./texting/past-texts.ts";
import { startPhones } from "./texting/phones.ts";

/** Fills the company if it is new, and lets its simulated tills trade until the program stops. */
export async function startDemonstration(options: {
  platform: Platform;
  config: Config;
  stops: StopList;
  world: SimulatedWorld;
}): Promise<void> {
  const { platform, config, stops, world } = options;
  const filled = await fillCompany(platform, config.demoTimeZone);
  await fillPastHours(platform, filled);
  await fillPastBackstock(platform, filled);
  await fillPastCoupons(platform, filled);
  await fillPastTexts(platform, filled);
  await fillFloorSections(platform, filled);
  await fillShopDay(platform, filled);
  await fillNightlyMail(platform, filled);
  await connectBooks(platform, filled);
  await connectOnlineShop(platform, filled);
  const squareStoreId = await fillSquareStore(platform, config.demoTimeZone);
  const place: Place = { platform, filled, squareStoreId, world, port: config.port };
  await startLoyalty(place);
  if (world.payments !== null) {
    await fillPastPayments(platform, { filled, payments: world.payments });
  }
  if (config.roles.has("http")) {
    stops.add(await startTills({ platform, stores: filled, dataFolder: config.dataFolder, port: config.port }));
    stops.add(startCounter(platform, filled));
    stops.add(startColleagues(platform, filled));
    await startServices(place, stops);
    await startThirdList(place, stops);
  }
}

/** The company, and what of the outside world is simulated. */
type Place = {
  platform: Platform;
  filled: Awaited<ReturnType<typeof fillCompany>>;
  squareStoreId: number | null;
  world: SimulatedWorld;
  port: number;
};

/** House points at the first store, and Square's at the one that sells by it. */
async function startLoyalty({ platform, filled, squareStoreId, world }: Place): Promise<void> {
  const [first] = filled;
  const { merchants, loyalty } = world;
  await (first && startHousePoints(platform, first.id));
  if (squareStoreId !== null && merchants !== null && loyalty !== null) {
    await startSquareLoyalty(platform, { storeId: squareStoreId, merchants, loyalty });
  }
}

/** What comes from outside while a person watches: sales of the cloud, orders, people who join a list, and texts. */
async function startServices({ platform, filled, squareStoreId, world, port }: Place, stops: StopList): Promise<void> {
  const [first, second] = filled;
  const { merchants, shop, audiences, carrier } = world;
  if (merchants !== null && squareStoreId !== null) {
    stops.add(startSquareCounter({ platform, merchants, port }));
  }
  if (shop !== null && first !== undefined) {
    stops.add(startOnlineShop({ platform, shop, port, storeId: first.id }));
  }
  if (audiences !== null && merchants !== null && squareStoreId !== null) {
    const lists = { platform, audiences, merchants, storeId: squareStoreId, lostStoreId: second?.id ?? null, port };
    await fillContactLists(lists);
    stops.add(startContactFlow(lists));
  }
  if (carrier !== null) {
    stops.add(startPhones({ platform, carrier }, filled));
  }
}

/** The third store's list, which is at Constant Contact. */
async function startThirdList({ platform, filled, world }: Place, stops: StopList): Promise<void> {
  const [, , third] = filled;
  const { audiences } = world;
  if (audiences !== null && third !== undefined) {
    const list = { platform, audiences, storeId: third.id };
    await fillConstantContact(list);
    stops.add(startConstantContactFlow(list));
  }
}

/** Returns the sign-ins as lines for the terminal. */
export function signInLines(): string[] {
  const width = Math.max(...users.map(({ email }) => email.length));
  return [
    "",
    `Sign in with the password ${demonstrationPassword} (employees' PIN ${demonstrationPin}) as`,
    ...users.map(({ email, fullName }) => `  ${email.padEnd(width)}  ${fullName}`),
    "or open a register's own screen from the sign-in page.",
    "",
  ];
}

const pairedTill = z.object({ paired: z.object({ deviceToken: z.string() }) });

/** GET /api/vue/demonstration: the accounts on the sign-in page. Only a demonstration has it, with invented people. */
export function demonstrationRoutes(dataFolder: string): Routes {
  return (http) => {
    http.get("/api/vue/demonstration", async () => {
      const registers = await Promise.all(stores.map((store) => findRegister(dataFolder, store)));
      return {
        signIns: users.map(({ email, fullName }) => ({ email, name: fullName, kind: email.split("@")[0] })),
        registers: registers.filter((register) => register !== null),
        password: demonstrationPassword,
        pin: demonstrationPin,
        busyDay: `/s/1/daybook/${lastSaturday(new Date().toISOString().slice(0, 10))}`,
        scheduling: { whenIWork: simulatedLogin, homebase: { apiKey: simulatedApiKey } },
      };
    });
  };
}

/** The last Saturday that is over. The company is filled into an empty database, so its first store has the id 1. */
function lastSaturday(today: string): string {
  return addDays(today, -weekdayOf(today) - 1);
}

/** A register signs in by its device token, which its till keeps on disk once it is paired. */
async function findRegister(
  dataFolder: string,
  store: { key: string; name: string },
): Promise<{ name: string; deviceToken: string } | null> {
  const text = await readFile(join(dataFolder, "tills", store.key, "device.json"), "utf8").catch(() => "null");
  const till = pairedTill.safeParse(JSON.parse(text));
  return till.success ? { name: store.name, deviceToken: till.data.paired.deviceToken } : null;
}
