/** The front door: how a store's loyalty stands, and what became of each transaction's points. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { integrationId, listIntegrations } from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { getCustomer, posLinksOf, recordIdsOf } from "#server/areas/customers/customers.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./award-list.db.ts";
import type { Award, LoyaltyShares } from "./award-list.db.ts";
import { awardStates } from "./earning.rules.ts";
import { sumPoints } from "./house-points.db.ts";
import { findActiveLoyalty, serviceOf } from "./loyalty-service.ts";
import { listRuns } from "./runs.db.ts";
import type { LoyaltyRun } from "./runs.db.ts";
import { findSettings } from "./settings.db.ts";
import type { LoyaltySettings } from "./settings.db.ts";

export type { Award, LoyaltyShares } from "./award-list.db.ts";
export type { LoyaltyRun } from "./runs.db.ts";
export type { LoyaltySettings } from "./settings.db.ts";

const daysSummed = 30;
const mostRuns = 14;

export type LoyaltyView = {
  integration: Integration;
  /** Points that Hangtag keeps itself. */
  isHouse: boolean;
  today: BusinessDate;
  settings: LoyaltySettings | null;
  /** Of the last 30 days. */
  shares: LoyaltyShares;
  /** The newest first. */
  runs: LoyaltyRun[];
};

/** A loyalty service as its page shows it. */
export const viewLoyalty = operation({
  name: "loyalty.view",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<LoyaltyView> {
    const { sql, store } = context;
    const integration = (await listIntegrations(context, {})).find((card) => card.id === id);
    if (integration === undefined) {
      throw notFound("Integration");
    }
    const isHouse = serviceOf(context.platform, id).kind === "house";
    const today = await runningDate(context);
    return {
      ...{ integration, isHouse, today },
      settings: await findSettings(sql, store.id),
      shares: await db.sumAwards(sql, { storeId: store.id, from: addDays(today, -daysSummed) }),
      runs: await listRuns(sql, { storeId: store.id, most: mostRuns }),
    };
  },
});

export type Counted<Row> = { page: Page<Row>; totalItems: number };

/** What became of each transaction, the newest first. */
export const listAwards = operation({
  name: "loyalty.listAwards",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ ...pageFields, state: z.enum(awardStates).nullish() }),
  async run(context, { state, ...request }): Promise<Counted<Award>> {
    const place = readPlace(request, db.awardOrder);
    const filter = { storeId: context.store.id, state: state ?? null };
    return {
      page: await db.listAwards(context.sql, { ...filter, place }),
      totalItems: await db.countAwards(context.sql, filter),
    };
  },
});

/** The same of a customer, for the employees of any store that she was in. */
export const listCustomerAwards = operation({
  name: "loyalty.listCustomerAwards",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ ...pageFields, customerId: z.uuid() }),
  async run(context, { customerId, ...request }): Promise<Counted<Award>> {
    const place = readPlace(request, db.awardOrder);
    const { id } = await getCustomer(context, customerId);
    const filter = { customerIds: await recordIdsOf(context, id), links: await posLinksOf(context, id) };
    return {
      page: await db.listCustomerAwards(context.sql, { ...filter, place }),
      totalItems: await db.countCustomerAwards(context.sql, filter),
    };
  },
});

/** The house points that a customer has in the company; null where this store keeps none. */
export const viewHousePoints = operation({
  name: "loyalty.viewHousePoints",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ customerId: z.uuid() }),
  async run(context, { customerId }): Promise<number | null> {
    if (!(await hasHousePoints(context))) {
      return null;
    }
    const customerIds = await recordIdsOf(context, customerId);
    return sumPoints(context.sql, { accountId: context.store.accountId, customerIds });
  },
});

async function hasHousePoints(context: StoreContext): Promise<boolean> {
  const id = await findActiveLoyalty(context);
  return id !== null && serviceOf(context.platform, id).kind === "house";
}
