import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type BlockCode =
  | "TEXT_OPTED_OUT"
  | "TEXT_NOT_REGISTERED"
  | "TEXT_NOT_TEXTABLE"
  | "TEXT_NO_CONSENT"
  | "TEXT_QUIET_HOURS"
  | "TEXT_RATE_LIMIT"
  // Not the guard's: the area that wrote it took it out of the queue.
  | "TEXT_WITHDRAWN"
  // Nor this: the time that a person chose has passed by more than an hour.
  | "TEXT_TOO_LATE"
  | "TEXT_STORE_LOCKED"
  | "TEXT_TRAINING";

export type TextingNumber = { phone: string; serviceId: string };

/** Null while the store has none. The row's lock makes texts of one number wait for each other. */
export async function lockNumber(sql: Sql, storeId: number): Promise<TextingNumber | null> {
  const row = await sql
    .selectFrom("textingNumbers")
    .select(["phone", "serviceId"])
    .where("storeId", "=", storeId)
    .forUpdate()
    .executeTakeFirst();
  return row?.phone && row.serviceId ? { phone: row.phone, serviceId: row.serviceId } : null;
}

type Attempt = { storeId: number; id: string; phone: string; kind: string; at: Date };

/** What the trigger of the messages will say; null when the text may go. */
export async function findRefusal(sql: Sql, { storeId, id, phone, kind, at }: Attempt): Promise<BlockCode | null> {
  const result = await raw<{ code: BlockCode | null }>`
    /* findRefusal */ select hangtag.text_refusal(${storeId}, ${phone}, ${kind}, ${at}, ${id}) as code`.execute(sql);
  return result.rows[0]?.code ?? null;
}

/** Those of the phones that may not be texted, with the reason. */
export async function listRefusals(
  sql: Sql,
  { storeId, phones, kind, at }: { storeId: number; phones: readonly string[]; kind: string; at: Date },
): Promise<{ phone: string; code: BlockCode }[]> {
  const result = await raw<{ phone: string; code: BlockCode }>`
    /* listRefusals */
    select phone, code
    from unnest(${[...phones]}::text[]) as phone,
      lateral (select hangtag.text_refusal(${storeId}, phone, ${kind}, ${at}, null) as code) as guard
    where code is not null`.execute(sql);
  return result.rows;
}

/** Returns the first instant with no other text of the store within a second. */
export async function findFreeSlot(sql: Sql, { storeId, id, at }: Omit<Attempt, "phone" | "kind">): Promise<Date> {
  const result = await raw<{ at: Date }>`
    /* findFreeSlot */ select hangtag.free_text_slot(${storeId}, ${at}, ${id}) as at`.execute(sql);
  return result.rows[0]?.at ?? at;
}

/** Returns the first instant at which a queued text that is due may go; those planned after it wait. */
export async function findTurn(sql: Sql, { storeId, id, at }: Omit<Attempt, "phone" | "kind">): Promise<Date> {
  const result = await raw<{ at: Date }>`
    /* findTurn */ select hangtag.text_turn(${storeId}, ${at}, ${id}) as at`.execute(sql);
  return result.rows[0]?.at ?? at;
}

export async function listTextZones(
  sql: Sql,
  { storeId, phone, kind }: Pick<Attempt, "storeId" | "phone" | "kind">,
): Promise<string[]> {
  const result = await raw<{ zone: string }>`
    /* listTextZones */ select zone from hangtag.text_zones(${storeId}, ${phone}, ${kind}) as zone order by zone`.execute(
    sql,
  );
  return result.rows.map(({ zone }) => zone);
}

export async function isOptedOut(sql: Sql, { storeId, phone }: Pick<Attempt, "storeId" | "phone">): Promise<boolean> {
  const result = await raw<{ isOut: boolean }>`
    /* isOptedOut */ select hangtag.is_opted_out(${storeId}, ${phone}) as "isOut"`.execute(sql);
  return result.rows[0]?.isOut ?? false;
}
