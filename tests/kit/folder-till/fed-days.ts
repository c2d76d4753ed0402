import type pg from "pg";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { createPairingCode } from "#server/platform/pos/pairing.ts";
import { aTill, type TestStore } from "#tests/kit/a-till.ts";
import type { DayExport } from "./daily-exports.ts";

export type FedDay = { date: string; invoices: number; cents: number; lines: number };

/** What the server has of each day of a store, the earliest first. */
export async function fedDays(owner: pg.Pool, storeId: number): Promise<FedDay[]> {
  const days = await owner.query<FedDay>(
    `select business_date::text as date, count(*)::int as invoices, sum(net_cents)::int as cents, sum(lines)::int as lines
     from pos_transactions as ticket
     join lateral (
       select count(*) as lines from pos_transaction_lines as line
       where line.store_id = ticket.store_id and line.transaction_id = ticket.external_id
     ) as counted on true
     where store_id = $1 and not is_gone
     group by business_date order by business_date`,
    [storeId],
  );
  return days.rows;
}

/** What the server must have of each day, the earliest first. */
export function expectedDays(days: readonly DayExport[]): FedDay[] {
  return days
    .map(({ date, invoices, cents, lines }) => ({ date, invoices, cents, lines }))
    .toSorted((left, right) => left.date.localeCompare(right.date));
}

/** A code with which a till of the store can be paired. */
export async function pairingCodeOf(
  owner: pg.Pool,
  { store, platform }: { store: TestStore; platform: Platform },
): Promise<string> {
  const { code } = await createPairingCode(await managerOf(owner, { store, platform }), {});
  return code;
}

/** A manager of the store, for calling operations. */
export async function managerOf(
  owner: pg.Pool,
  { store, platform }: { store: TestStore; platform: Platform },
): Promise<Request> {
  const { request, userId, deviceId } = await aTill(owner, { store, platform });
  const user = {
    id: userId,
    accountId: store.accountId,
    role: 1,
    type: "User" as const,
    email: "m@x.test",
    fullName: "M",
    sessionId: deviceId,
  };
  return { ...request, user, deviceId: null };
}
