/** Makes the Day Closes of a register service, which has none of its own. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { addDays } from "#common/business-date.ts";
import type { DayCloseRow } from "#common/pos/pos-rows.ts";
import { instantOf } from "#common/store-time.ts";
import { integrationId } from "#server/areas/automations/automations.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { listDaySums } from "#server/platform/pos/service-feed/day-sums.db.ts";
import type { DaySums } from "#server/platform/pos/service-feed/day-sums.db.ts";
import { findConnection } from "./connections.db.ts";
import type { RegisterConnection } from "./connections.db.ts";
import { listDrawers, listMarkedDays, unmarkDays } from "./days.db.ts";
import type { Drawer } from "./days.db.ts";
import { digestOf } from "./feed-facts.ts";
import { settleWritten, writeFacts } from "./take-rows.ts";
import type { Written } from "./take-rows.ts";
import { listTakenRows, rowKey } from "./taken-rows.db.ts";

/** As many in one transaction: two months. */
const mostDays = 70;

/** Some days in a transaction of their own. Resolves to whether there is more to do. */
export const closeDays = operation({
  name: "registers.closeDays",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<boolean> {
    const { sql, store } = context;
    const connection = await findConnection(sql, { storeId: store.id, provider: id });
    if (connection === null) {
      return false;
    }
    await lockFeed(sql, store.id);
    const { written, isMore } = await writeDayCloses(context, connection);
    await settleWritten(context, { connection, rows: [] }, [written]);
    return isMore;
  },
});

/**
 * A date whose drawers were all counted is closed by the last of them; one without any when the next has begun. The feed
 * must be locked, and what is written be settled.
 */
export async function writeDayCloses(
  context: StoreContext,
  connection: RegisterConnection,
): Promise<{ written: Written; isMore: boolean }> {
  const { sql, store } = context;
  const device = { storeId: store.id, deviceId: connection.deviceId };
  const today = await runningDate(context);
  const marked = await listMarkedDays(sql, device, mostDays + 1);
  const dates = marked.slice(0, mostDays);
  const drawersOf = Map.groupBy(await listDrawers(sql, device, dates), ({ businessDate }) => businessDate);
  const days = dates.map((date) => {
    const drawers = drawersOf.get(date) ?? [];
    return { date, drawers, closing: closingOf(context, { date, today, drawers }) };
  });
  const sums = await listDaySums(sql, { storeId: store.id, dates });
  const closes = days.flatMap((day) => composeDayClose(context, day, sums.get(day.date)));
  // A day that runs is looked at again; a drawer that is counted later marks its day.
  const done = days.filter(({ date, closing }) => date < today || closing !== null).map(({ date }) => date);
  const facts = closes.map((fact) => ({ fact, version: 0 }));
  const ids = closes.map(({ externalId }) => externalId);
  const taken = await listTakenRows(sql, device, ids);
  const changed = facts.filter((fact) => taken.get(rowKey(fact.fact))?.digest !== digestOf(fact));
  const written = await writeFacts(context, { connection, facts: changed });
  await unmarkDays(sql, device, done);
  return { written, isMore: marked.length > mostDays };
}

type Closing = { at: Date; by: string | null };

/** Null while the date is not closed. */
function closingOf(
  { store, now }: StoreContext,
  { date, today, drawers }: { date: BusinessDate; today: BusinessDate; drawers: readonly Drawer[] },
): Closing | null {
  if (drawers.length === 0) {
    const at = instantOf(addDays(date, 1), store.boundaryMinutes, store.timeZone);
    return date < today && at <= now ? { at, by: null } : null;
  }
  const [last] = drawers.toSorted((left, right) => Number(right.closedAt) - Number(left.closedAt));
  const isCounted = drawers.every(({ closedAt }) => closedAt !== null);
  return isCounted && last?.closedAt ? { at: last.closedAt, by: last.closedBy } : null;
}

type Day = { date: BusinessDate; drawers: readonly Drawer[]; closing: Closing | null };

/** None while the date is not closed, and where nothing was sold or bought. */
function composeDayClose(
  { now }: StoreContext,
  { date, drawers, closing }: Day,
  sums: DaySums | undefined,
): Omit<DayCloseRow, "seq">[] {
  if (closing === null || sums === undefined) {
    return [];
  }
  const { tickets: _tickets, ...totals } = sums;
  const counted = drawers.flatMap(({ overShortCents }) => overShortCents ?? []);
  const close = {
    kind: "dayClose" as const,
    externalId: date,
    businessDate: date,
    updatedAt: now.toISOString(),
    closedAt: closing.at.toISOString(),
    closedBy: closing.by,
    ...totals,
    overShort: counted.length === 0 ? null : counted.reduce((sum, cents) => sum + cents, 0),
    drawer: drawers.flatMap(movementsOf),
  };
  return [close];
}

function movementsOf({ openedAt, closedAt, ...drawer }: Drawer): DayCloseRow["drawer"] {
  const at = (closedAt ?? openedAt).toISOString();
  return [
    { kind: "openingFloat" as const, amount: drawer.openingFloatCents, reason: "", at: openedAt.toISOString() },
    { kind: "paidIn" as const, amount: drawer.paidInCents, reason: "", at },
    { kind: "paidOut" as const, amount: drawer.paidOutCents, reason: "", at },
  ].filter(({ amount }) => amount > 0);
}
