/** From a shop's domain and token to orders that arrive automatically. */
import { z } from "zod";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { shelfNames, webhookSecret } from "#common/orders/order-fields.ts";
import {
  cardOf,
  choosePlace,
  disconnectIntegration,
  integrationId,
  keepConnection,
  listIntegrations,
  noteSuccess,
  openConnection,
  writeLog,
} from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { shopSecretSaved, shopShelvesSaved, shopWritesSwitched } from "#server/events/orders.ts";
import type { Request, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { asRefusal, orRefusal } from "#server/platform/providers/fault-refusal.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { checkShopNow } from "./poll.ts";
import { isSecretWrong } from "./reports.ts";
import { bookPoll, sealSecret, shopServiceOf } from "./shop-service.ts";
import { changeShop, findShop, isShopTaken, saveShop } from "./shops.db.ts";
import type { ShopRow } from "./shops.db.ts";

const permission = "automations:manage" as const;

export type ShopView = {
  integration: Integration;
  /** Where the shop posts its webhooks; null before it is connected. */
  webhookAddress: string | null;
  shopDomain: string | null;
  hasSecret: boolean;
  secretSavedAt: Date | null;
  lastReportAt: Date | null;
  badSignatures: number;
  isSecretWrong: boolean;
  badSince: Date | null;
  writesBack: boolean;
  lookedAt: Date | null;
  /** Where bagged orders may wait. */
  shelves: string[];
};

/** The shop as its pages show it: everything but the secret. */
export const viewShop = operation({
  name: "orders.viewShop",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<ShopView> {
    shopServiceOf(context.platform, id);
    const storeId = context.store.id;
    const integration = (await listIntegrations(context, {})).find((card) => card.id === id);
    if (integration === undefined) {
      throw notFound("Integration");
    }
    const kept = await findShop(context.sql, { storeId, provider: id });
    const shop = kept?.endedAt === null ? kept : null;
    return {
      integration,
      webhookAddress: shop && `${context.platform.publicUrl}/api/orders/${id}/${storeId}/webhooks`,
      ...(shop === null ? noShop : factsOf(shop)),
    };
  },
});

type ShopFacts = Omit<ShopView, "integration" | "webhookAddress">;

const noShop: ShopFacts = {
  ...{ shopDomain: null, hasSecret: false, secretSavedAt: null, lastReportAt: null, badSignatures: 0 },
  ...{ isSecretWrong: false, badSince: null, writesBack: false, lookedAt: null },
  shelves: [],
};

function factsOf(shop: ShopRow): ShopFacts {
  const { shopDomain, secret, secretSavedAt, lastReportAt, badSignatures, badSince, writesBack, lookedAt } = shop;
  return {
    shelves: shop.shelves,
    ...{ shopDomain, hasSecret: secret !== null, secretSavedAt, lastReportAt, badSignatures },
    ...{ isSecretWrong: isSecretWrong(shop), badSince, writesBack, lookedAt },
  };
}

/** Asked before anything goes to the shop, so that nobody's token is tried for a person who may not connect. */
const allowConnecting = operation({
  name: "orders.allowConnecting",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId, credentials: z.record(inputText.max(100), inputText.max(400)) }),
  async run(context, { id, credentials }): Promise<void> {
    shopServiceOf(context.platform, id);
    const empty = cardOf(context, id).credentials.filter(({ name }) => (credentials[name] ?? "").trim() === "");
    if (empty.length > 0) {
      throw invalidInput(Object.fromEntries(empty.map(({ name }) => [name, ["Enter what the service gave you"]])));
    }
  },
});

/** Tries what was typed; an earlier shop is replaced only when the new one took it. */
export async function connectShop(
  request: Request,
  { id, credentials }: { id: string; credentials: Readonly<Record<string, string>> },
): Promise<void> {
  await allowConnecting(request, { id, credentials: { ...credentials } });
  const { shopDomain, accountName, ...connected } = await orRefusal(
    shopServiceOf(request.platform, id).connect(credentials),
  );
  const isTaken = await request.platform.database.read("system", (sql) =>
    isShopTaken(sql, { storeId: request.store?.id ?? 0, provider: id, shopDomain }),
  );
  if (isTaken) {
    throw new Refusal("no-place", { message: "Another store has this shop's orders. Disconnect it there first." });
  }
  await saveConnectedShop(request, { id, shopDomain, accountName, credentials: { ...connected.credentials } });
}

/** Orders that are younger are read at first. */
const firstLookMs = 86_400_000;

const saveConnectedShop = operation({
  name: "orders.saveConnectedShop",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    id: integrationId,
    shopDomain: inputText.min(1).max(100),
    credentials: z.record(inputText.max(100), inputText.max(2000)),
    accountName: foreignText(200),
  }),
  async run(context, { id, shopDomain, credentials, accountName }): Promise<void> {
    const readTo = new Date(context.now.getTime() - firstLookMs);
    // A custom app's token never expires.
    await keepConnection(context, { id, credentials, accountName, expiresAt: null });
    await saveShop(context.sql, { storeId: context.store.id, provider: id, shopDomain, readTo });
    await choosePlace(context, { id, placeId: shopDomain, placeName: accountName });
    await bookPoll(context, { id, isNow: true });
  },
});

/** Keeps how the shop signs its webhooks. It is never shown again. */
export const saveShopSecret = operation({
  name: "orders.saveSecret",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, secret: webhookSecret }),
  async run(context, { id, secret }): Promise<void> {
    const key = { storeId: context.store.id, provider: id };
    const shop = await findShop(context.sql, { ...key, isLocked: true });
    if (shop === null || shop.endedAt !== null) {
      throw new Refusal("not-connected", { message: `Connect ${cardOf(context, id).name} first` });
    }
    await changeShop(context.sql, key, {
      secret: sealSecret(context, { id, secret }),
      ...{ secretSavedAt: context.now, badSignatures: 0, badSince: null },
    });
    const line = { id, kind: "setup", text: shop.secret === null ? "Webhook secret saved" : "Webhook secret replaced" };
    await (isSecretWrong(shop) ? noteSuccess(context, line) : writeLog(context, { ...line, level: "info" }));
    await context.emit(shopSecretSaved, { name: cardOf(context, id).name }, { kind: "Integration", id });
  },
});

/** Whether ready and handed over are written into the shop. */
export const switchShopWrites = operation({
  name: "orders.switchWrites",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, isOn: z.boolean() }),
  async run(context, { id, isOn }): Promise<void> {
    const key = { storeId: context.store.id, provider: id };
    const shop = await findShop(context.sql, { ...key, isLocked: true });
    if (shop === null || shop.endedAt !== null) {
      throw new Refusal("not-connected", { message: `Connect ${cardOf(context, id).name} first` });
    }
    if (shop.writesBack !== isOn) {
      await changeShop(context.sql, key, { writesBack: isOn });
      await writeLog(context, { id, kind: "setup", level: "info", text: `Write-back switched ${isOn ? "on" : "off"}` });
      const { name } = cardOf(context, id);
      const change = { before: { isOn: shop.writesBack }, after: { isOn } };
      await context.emit(shopWritesSwitched, { name, ...change }, { kind: "Integration", id });
    }
  },
});

/** Where bagged orders may wait, in the order in which they are offered. What waits on a shelf that goes stays there. */
export const saveShopShelves = operation({
  name: "orders.saveShelves",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, shelves: shelfNames }),
  async run(context, { id, shelves }): Promise<void> {
    const key = { storeId: context.store.id, provider: id };
    const shop = await findShop(context.sql, { ...key, isLocked: true });
    if (shop === null || shop.endedAt !== null) {
      throw new Refusal("not-connected", { message: `Connect ${cardOf(context, id).name} first` });
    }
    if (shop.shelves.join("\n") !== shelves.join("\n")) {
      await changeShop(context.sql, key, { shelves });
      const change = { before: shop.shelves, after: shelves };
      await context.emit(shopShelvesSaved, { name: cardOf(context, id).name, ...change }, { kind: "Integration", id });
    }
  },
});

/** Reads the shop now, because a person wants to see that it works. */
export async function testShop(request: Request, { id }: { id: string }): Promise<void> {
  await viewShop(request, { id });
  const { store } = request;
  if (store === null) {
    throw notFound("Store");
  }
  const steps: StoreRequest = { ...request, store, idempotencyKey: null };
  if ((await openConnection(steps, { id })) === null) {
    throw new Refusal("not-connected", { message: `${cardOf(request, id).name} is not connected` });
  }
  const fault = await checkShopNow(steps, { id });
  if (fault !== null) {
    throw asRefusal(fault);
  }
}

/** Forgets the token and the secret. Orders that came stay. */
export const disconnectShop = operation({
  name: "orders.disconnect",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    await disconnectIntegration(context, { id });
    const key = { storeId: context.store.id, provider: id };
    const ended = { endedAt: context.now, secret: null, secretSavedAt: null, writesBack: false };
    await changeShop(context.sql, key, { ...ended, badSignatures: 0, badSince: null });
  },
});
