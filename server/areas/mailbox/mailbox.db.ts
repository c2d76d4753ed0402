import type { Sql } from "#server/platform/db/db.ts";
import type { Mail } from "#server/platform/context/emails.ts";

export type KeptMail = {
  id: string;
  /** Null for a person who has no company yet. */
  accountId: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
};

/** The same mail twice is one mail: the job that sends it may run twice. */
export async function insertMail(sql: Sql, { mail, now }: { mail: Mail; now: Date }): Promise<void> {
  await sql
    .insertInto("mailbox")
    .values({
      accountId: mail.accountId,
      id: mail.id,
      toAddress: mail.to,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Newest first. */
export async function listMails(
  sql: Sql,
  { accountIds, limit }: { accountIds: readonly number[] | "all"; limit: number },
): Promise<KeptMail[]> {
  let query = sql
    .selectFrom("mailbox")
    .select(["id", "accountId", "toAddress as to", "subject", "textBody as text", "htmlBody as html"])
    .select(["createdAt as at"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (accountIds !== "all") {
    query = query.where("accountId", "in", [...accountIds]);
  }
  return query.execute();
}
