import { setTimeout as delay } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { addDays } from "#common/business-date.ts";
import { squareSignatureHeader } from "#server/adapters/registers/square/square-paths.ts";
import { ringUp } from "#server/adapters/registers/square/square-simulated-sales.ts";
import { squareSignature } from "#server/adapters/registers/square/square-webhooks.ts";
import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import { keepConnection } from "#server/areas/automations/automations.ts";
import { addDefaultLocations } from "#server/areas/backstock/backstock.ts";
import { startPastSales } from "#server/areas/registers/backfill.ts";
import { connectPlace } from "#server/areas/registers/setup.ts";
import { viewRegister } from "#server/areas/registers/registers.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { company } from "#server/app/demonstration/company.ts";
import type { DemonstrationStore } from "#server/app/demonstration/company.ts";
import { addEmployees } from "#server/app/demonstration/fill-company.ts";
import * as db from "#server/app/demonstration/fill-company.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { pastDays, squarePlace } from "./simulated-square.ts";
import { giveYoungGoals } from "./young-goals.ts";

const service = "square";

/** A store without a till: it sells by Square, which the server reads. Its buys are made in Hangtag. */
const store: DemonstrationStore = {
  key: "elm",
  tillKind: "music",
  name: squarePlace.name,
  initials: "ELM",
  number: "63110",
  brandKind: "music",
  timeZone: "America/Chicago",
  grandOpeningOn: "2025-10-04",
  phoneNumber: "6085550172",
  address: "27 Elm Street",
  city: "Madison",
  state: "WI",
  zip: "53704",
  color: "#28664a",
  employees: [
    { firstName: "Rosa", lastName: "Delmar", phoneNumber: "6085550161", isManager: true },
    { firstName: "Theo", lastName: "Brandt", phoneNumber: "6085550162" },
    { firstName: "Ivy", lastName: "Callahan", phoneNumber: "6085550163" },
  ],
};

export type SquareCounter = { platform: Platform; merchants: SimulatedMerchants; port: number };

/** Connects the store that sells by the simulated Square, once, with its past sales. Resolves to its id. */
export async function fillSquareStore(platform: Platform, timeZone: string | null): Promise<number | null> {
  const storeId = await platform.database.transaction("system", async (sql) => {
    const accountId = await db.findAccount(sql, company);
    if (accountId === undefined) {
      return null;
    }
    const existing = (await db.listStores(sql, accountId)).get(store.number);
    return existing?.id ?? insertStore(sql, { accountId, timeZone, now: platform.clock() });
  });
  const request = storeId === null ? null : await requestForStore(platform, { storeId, reason: "the demonstration" });
  const signIn = platform.services.findSignIn(service);
  if (request === null || signIn === null) {
    return null;
  }
  const { integration, today } = await viewRegister(request, { id: service });
  // A person may have disconnected it since: then it stays so.
  if (integration.state === "not-connected" && integration.connectedAt === null) {
    const returnUrl = `${platform.publicUrl}/signed-in/${service}`;
    const returned = await allowThere(signIn.pageUrl({ state: "demonstration", returnUrl }));
    const connected = await signIn.finish(returned, { returnUrl, now: platform.clock() });
    await keepConnection(request, { id: service, ...connected, credentials: { ...connected.credentials } });
    await connectPlace(request, { id: service, placeId: squarePlace.id, goods: "used" });
    await startPastSales(request, { id: uuidv7(), from: addDays(today, -pastDays) });
    await giveYoungGoals(request, today);
  }
  return storeId;
}

async function insertStore(
  sql: Sql,
  { accountId, timeZone, now }: { accountId: number; timeZone: string | null; now: Date },
): Promise<number> {
  const storeId = await db.insertStore(sql, accountId, { ...store, timeZone: timeZone ?? store.timeZone });
  await addDefaultLocations(sql, { storeId, at: now });
  await addEmployees(sql, { store, storeId, accountId, userIds: new Map(), now });
  return storeId;
}

/** As a person does on the simulated sign-in page: the first merchant of the form is the store's own. */
async function allowThere(pageUrl: string): Promise<Record<string, string>> {
  const form = await (await fetch(pageUrl)).text();
  const url = new URL(pageUrl);
  url.searchParams.set("merchant", /name="merchant" value="([^"]+)"/.exec(form)?.[1] ?? "");
  const answer = await fetch(url, { redirect: "manual" });
  return Object.fromEntries(new URL(answer.headers.get("location") ?? pageUrl).searchParams);
}

/** A sale this often, and Square's report of it. */
const turnMs = 25_000;

/** Lets the simulated Square sell until the program stops. Returns a function that stops it. */
export function startSquareCounter(counter: SquareCounter): () => Promise<void> {
  const { platform } = counter;
  const stopping = new AbortController();
  const working = work();

  async function work(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await delay(turnMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) {
        sellOnce(counter, turn);
        await deliver(counter).catch((error: unknown) =>
          platform.log.warn({ err: error }, "The simulated Square could not report a sale"),
        );
      }
    }
  }

  return async () => {
    stopping.abort();
    await working;
  };
}

const prices = [900, 1800, 4200, 300, 1200, 800, 400];

function sellOnce({ platform, merchants }: SquareCounter, turn: number): void {
  const [merchant] = merchants.merchants;
  if (merchant === undefined) {
    return;
  }
  const variations = merchant.catalog.filter((object) => object["type"] === "ITEM_VARIATION");
  const variation = variations[turn % variations.length];
  const price = prices[turn % prices.length] ?? 900;
  const tax = Math.round(price * 0.055);
  const at = platform.clock();
  ringUp(
    { world: merchants, merchant },
    {
      ...{ locationId: squarePlace.id, at },
      teamMemberId: String(merchant.team[turn % merchant.team.length]?.["id"]),
      customerId: turn % 3 === 0 ? String(merchant.customers[turn % merchant.customers.length]?.["id"]) : null,
      lines: [{ variationId: String(variation?.["id"]), name: "Record", pieces: 1, price, discount: 0, tax }],
      paid: [{ with: turn % 2 === 0 ? "VISA" : "CASH", amount: price + tax }],
    },
  );
}

/** Posts what Square reports to the program, signed as Square signs. What does not arrive is found by the next look. */
async function deliver({ platform, merchants, port }: SquareCounter): Promise<void> {
  const address = `/api/registers/${service}/events`;
  for (const { body } of merchants.reports.splice(0)) {
    const signature = squareSignature(merchants.app.webhookKey, {
      url: `${platform.publicUrl}${address}`,
      rawBody: Buffer.from(body),
    });
    const headers = { "content-type": "application/json", [squareSignatureHeader]: signature };
    await fetch(`http://127.0.0.1:${port}${address}`, { method: "POST", headers, body });
  }
}
