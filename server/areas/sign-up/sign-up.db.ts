import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SignUp = NonNullable<Awaited<ReturnType<typeof lockSignUp>>>;

type NewSignUp = {
  id: string;
  email: string;
  fullName: string;
  company: string;
  termsVersion: string;
  termsAcceptedAt: Date;
  createdAt: Date;
};

export async function insertSignUp(sql: Sql, signUp: NewSignUp): Promise<void> {
  await sql.insertInto("signUps").values(signUp).execute();
}

/** A second run of the job, or a second press, waits for the first. */
export async function lockSignUp(sql: Sql, key: { id: string } | { tokenHash: Buffer }) {
  return signUpOf(sql, key).forUpdate().executeTakeFirst();
}

export async function findSignUp(sql: Sql, tokenHash: Buffer): Promise<SignUp | undefined> {
  return signUpOf(sql, { tokenHash }).executeTakeFirst();
}

/** Without a link where the address has an account. */
export async function saveMailed(
  sql: Sql,
  mailed: { id: string; mailedAt: Date; link: { tokenHash: Buffer; expiresAt: Date } | null },
): Promise<void> {
  await sql
    .updateTable("signUps")
    .set({ mailedAt: mailed.mailedAt, ...mailed.link })
    .where("id", "=", mailed.id)
    .execute();
}

/** Uses this link, and with it every other one to the same address. */
export async function useLinksOf(sql: Sql, { email, now }: { email: string; now: Date }): Promise<void> {
  await sql
    .updateTable("signUps")
    .set({ usedAt: now })
    .where("email", "=", email)
    .where("tokenHash", "is not", null)
    .where("usedAt", "is", null)
    .execute();
}

/** Deactivated ones too. */
export async function findAccountHolder(
  sql: Sql,
  email: string,
): Promise<{ accountId: number; email: string; fullName: string; isActive: boolean } | undefined> {
  return sql
    .selectFrom("users")
    .select(["accountId", "email", "fullName", "isActive"])
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .executeTakeFirst();
}

export async function insertCompany(sql: Sql, company: { name: string; createdAt: Date }): Promise<number> {
  const row = await sql.insertInto("accounts").values(company).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** Undefined when the address got an account meanwhile; the index says so. */
export async function insertOwner(
  sql: Sql,
  owner: { accountId: number; email: string; fullName: string; passwordHash: string; createdAt: Date },
): Promise<number | undefined> {
  const row = await sql
    .insertInto("users")
    .values({ ...owner, role: roles.owner, type: "User" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function insertTermsAcceptance(
  sql: Sql,
  acceptance: { accountId: number; id: string; userId: number; version: string; acceptedAt: Date },
): Promise<void> {
  await sql.insertInto("termsAcceptances").values(acceptance).execute();
}

function signUpOf(sql: Sql, key: { id: string } | { tokenHash: Buffer }) {
  return sql
    .selectFrom("signUps")
    .select(["id", "email", "fullName", "company", "termsVersion", "termsAcceptedAt"])
    .select(["mailedAt", "expiresAt", "usedAt"])
    .where((is) => ("id" in key ? is("id", "=", key.id) : is("tokenHash", "=", key.tokenHash)));
}
