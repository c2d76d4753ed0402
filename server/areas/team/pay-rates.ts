import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays } from "#common/business-date.ts";
import { payRateRemoved, payRateSet } from "#server/events/team.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden, notFound } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { employeeId } from "./employee-input.ts";
import { findEmployee } from "./employees.db.ts";
import { recomputeLabor } from "#server/areas/clock/clock.ts";
import * as db from "./pay-rates.db.ts";
import type { PayRate } from "./pay-rates.db.ts";
import { maySeeWages } from "./members.ts";

/** A new rate reaches back over hours that have none; further back nobody corrects a time card any more. */
const furthestBackDays = 366;

/** A person's rates, the newest first; for those who may see wages. */
export const listPayRates = operation({
  name: "team.listPayRates",
  kind: "read",
  permission: "team:view-wages",
  on: "store",
  input: z.object({ employeeId }),
  async run(context, { employeeId: id }): Promise<PayRate[]> {
    await refuseUnlessSeesWages(context);
    return db.listPayRates(context.sql, { storeId: context.store.id, employeeId: id });
  },
});

/** Returns who works here without a pay rate; null for those who may not see wages in this store. */
export const listEmployeeIdsWithoutRate = operation({
  name: "team.listEmployeeIdsWithoutRate",
  kind: "read",
  permission: "team:view-wages",
  on: "store",
  input: z.object({}),
  async run(context): Promise<number[] | null> {
    if (!(await maySeeWages(context))) {
      return null;
    }
    const storeId = context.store.id;
    const date = await findBusinessDate(context.sql, { storeId, at: context.now });
    return db.listEmployeeIdsWithoutRate(context.sql, { storeId, date });
  },
});

/**
 * What an hour costs from a date on, in cents; null for a salary. Hours that were clocked with a known rate keep it; those
 * without one take the rate of their date.
 */
export const setPayRate = operation({
  name: "team.setPayRate",
  kind: "write",
  permission: "team:view-wages",
  on: "store",
  input: z.object({ employeeId, startsOn: businessDate, hourlyWageCents: z.int().min(0).max(100_000).nullable() }),
  async run(context, { employeeId: id, startsOn, hourlyWageCents }): Promise<PayRate[]> {
    await refuseUnlessSeesWages(context);
    const storeId = context.store.id;
    if (!(await findEmployee(context.sql, { storeId, employeeId: id }))) {
      throw notFound("Employee");
    }
    await savePayRate(context, { employeeId: id, startsOn, hourlyWageCents });
    await recomputeSince(context, startsOn);
    return db.listPayRates(context.sql, { storeId, employeeId: id });
  },
});

export const removePayRate = operation({
  name: "team.removePayRate",
  kind: "write",
  permission: "team:view-wages",
  on: "store",
  input: z.object({ employeeId, payRateId: z.uuid() }),
  async run(context, { employeeId: id, payRateId }): Promise<PayRate[]> {
    await refuseUnlessSeesWages(context);
    const storeId = context.store.id;
    const startsOn = await db.deletePayRate(context.sql, { storeId, employeeId: id, id: payRateId });
    if (startsOn !== undefined) {
      await context.emit(payRateRemoved, { employeeId: id, startsOn }, { kind: "Employee", id });
      await recomputeSince(context, startsOn);
    }
    return db.listPayRates(context.sql, { storeId, employeeId: id });
  },
});

/** Who may not see wages may not set them. */
export async function refuseUnlessSeesWages(context: StoreContext): Promise<void> {
  if (!(await maySeeWages(context))) {
    throw forbidden();
  }
}

export async function savePayRate(
  context: StoreContext,
  rate: { employeeId: number; startsOn: string; hourlyWageCents: number | null },
): Promise<void> {
  await db.savePayRate(context.sql, {
    ...rate,
    storeId: context.store.id,
    id: uuidv7(),
    setAt: context.now,
    setByUserId: context.user?.id ?? null,
    setByEmployeeId: context.employee?.id ?? null,
  });
  const { employeeId: id, startsOn } = rate;
  await context.emit(payRateSet, { employeeId: id, startsOn }, { kind: "Employee", id });
}

async function recomputeSince(context: StoreContext, startsOn: string): Promise<void> {
  const today = await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
  const furthest = addDays(today, -furthestBackDays);
  const from = startsOn < furthest ? furthest : startsOn;
  if (from <= today) {
    await recomputeLabor(context, { from, to: today });
  }
}
