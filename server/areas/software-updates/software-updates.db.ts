import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

/** A login, or a register by the user it signs in as. */
type Reader = { accountId: number; userId: number };

export type Rating = "good" | "neutral" | "bad";

export type Feedback = {
  releaseId: string;
  rating: Rating;
  body: string;
  mayContact: boolean;
  givenAt: Date;
  editedAt: Date | null;
};

const rating = z.enum(["good", "neutral", "bad"]);

export async function findBrandKind(sql: Sql, storeId: number): Promise<string> {
  const row = await sql
    .selectFrom("stores")
    .select("brand_kind")
    .where("store_id", "=", storeId)
    .executeTakeFirstOrThrow();
  return row.brand_kind;
}

export async function listReadReleaseIds(sql: Sql, reader: Reader): Promise<string[]> {
  const rows = await sql
    .selectFrom("release_reads")
    .select("release_id")
    .where("account_id", "=", reader.accountId)
    .where("user_id", "=", reader.userId)
    .execute();
  return rows.map((row) => row.release_id);
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
    .insertInto("release_reads")
    .values(
      releaseIds.map((releaseId) => ({
        account_id: accountId,
        user_id: userId,
        release_id: releaseId,
        read_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["account_id", "user_id", "release_id"]).doNothing())
    .returning("release_id")
    .execute();
  return rows.map((row) => row.release_id);
}

export async function listFeedback(sql: Sql, reader: Reader): Promise<Feedback[]> {
  const rows = await sql
    .selectFrom("release_feedback")
    .select(["release_id", "rating", "body", "may_contact", "given_at", "edited_at"])
    .where("account_id", "=", reader.accountId)
    .where("user_id", "=", reader.userId)
    .execute();
  return rows.map((row) => ({
    releaseId: row.release_id,
    rating: rating.parse(row.rating),
    body: row.body,
    mayContact: row.may_contact,
    givenAt: row.given_at,
    editedAt: row.edited_at,
  }));
}

/** When feedback was first given, locked until the transaction ends; null when it never was. */
export async function findFeedbackTime(sql: Sql, of: Reader & { releaseId: string }): Promise<Date | null> {
  const row = await sql
    .selectFrom("release_feedback")
    .select("given_at")
    .where("account_id", "=", of.accountId)
    .where("user_id", "=", of.userId)
    .where("release_id", "=", of.releaseId)
    .forUpdate()
    .executeTakeFirst();
  return row?.given_at ?? null;
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
    may_contact: given.mayContact,
    at_store_id: given.storeId,
    app_version: given.appVersion,
    device_id: given.deviceId,
  };
  await sql
    .insertInto("release_feedback")
    .values({
      account_id: given.accountId,
      user_id: given.userId,
      release_id: given.releaseId,
      given_at: given.now,
      ...changeable,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "user_id", "release_id"]).doUpdateSet({ ...changeable, edited_at: given.now }),
    )
    .execute();
}
