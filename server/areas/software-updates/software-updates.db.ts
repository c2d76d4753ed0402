import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

/** A login, or a register by the user it signs in as. */
type Reader = { accountId: number; userId: number };

const rating = z.enum(["good", "neutral", "bad"]);

export type Rating = z.infer<typeof rating>;

export type Feedback = Awaited<ReturnType<typeof listFeedback>>[number];

export async function findBrandKind(sql: Sql, storeId: number): Promise<string> {
  const row = await sql
    .selectFrom("stores")
    .select("brandKind")
    .where("storeId", "=", storeId)
    .executeTakeFirstOrThrow();
  return row.brandKind;
}

export async function listReadReleaseIds(sql: Sql, reader: Reader): Promise<string[]> {
  const rows = await sql
    .selectFrom("releaseReads")
    .select("releaseId")
    .where("accountId", "=", reader.accountId)
    .where("userId", "=", reader.userId)
    .execute();
  return rows.map((row) => row.releaseId);
}

/** Those that were unread until now. */
export async function insertReads(
  sql: Sql,
  { accountId, userId, releaseIds, now }: Reader & { releaseIds: readonly string[]; now: Date },
): Promise<string[]> {
  if (releaseIds.length === 0) {
    return [];
  }
  const rows = await sql
    .insertInto("releaseReads")
    .values(releaseIds.map((releaseId) => ({ accountId, userId, releaseId, readAt: now })))
    .onConflict((conflict) => conflict.columns(["accountId", "userId", "releaseId"]).doNothing())
    .returning("releaseId")
    .execute();
  return rows.map((row) => row.releaseId);
}

export async function listFeedback(sql: Sql, reader: Reader) {
  const rows = await sql
    .selectFrom("releaseFeedback")
    .select(["releaseId", "rating", "body", "mayContact", "givenAt", "editedAt"])
    .where("accountId", "=", reader.accountId)
    .where("userId", "=", reader.userId)
    .execute();
  return rows.map((row) => ({ ...row, rating: rating.parse(row.rating) }));
}

/** When feedback was first given, locked until the transaction ends; null when it never was. */
export async function findFeedbackTime(sql: Sql, filter: Reader & { releaseId: string }): Promise<Date | null> {
  const row = await sql
    .selectFrom("releaseFeedback")
    .select("givenAt")
    .where("accountId", "=", filter.accountId)
    .where("userId", "=", filter.userId)
    .where("releaseId", "=", filter.releaseId)
    .forUpdate()
    .executeTakeFirst();
  return row?.givenAt ?? null;
}

type Given = Reader & {
  releaseId: string;
  rating: Rating;
  body: string;
  mayContact: boolean;
  storeId: number;
  appVersion: string | null;
  deviceId: string | null;
  now: Date;
};

/** The first time it is given, later it is changed; `given_at` stays the first. */
export async function saveFeedback(sql: Sql, given: Given): Promise<void> {
  const changeable = {
    rating: given.rating,
    body: given.body,
    mayContact: given.mayContact,
    atStoreId: given.storeId,
    appVersion: given.appVersion,
    deviceId: given.deviceId,
  };
  await sql
    .insertInto("releaseFeedback")
    .values({
      accountId: given.accountId,
      userId: given.userId,
      releaseId: given.releaseId,
      givenAt: given.now,
      ...changeable,
    })
    .onConflict((conflict) =>
      conflict.columns(["accountId", "userId", "releaseId"]).doUpdateSet({ ...changeable, editedAt: given.now }),
    )
    .execute();
}
