import type { Sql } from "#server/platform/db/db.ts";
import type { Mail } from "#server/platform/context/emails.ts";

export type KeptMail = {
  id: string;
  accountId: number;
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
      account_id: mail.accountId,
      id: mail.id,
      to_address: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .execute();
}

/** Newest first. */
export async function listMails(
  sql: Sql,
  { accountIds, limit }: { accountIds: readonly number[] | "all"; limit: number },
): Promise<KeptMail[]> {
  let query = sql
    .selectFrom("mailbox")
    .select(["id", "account_id as accountId", "to_address as to", "subject", "text_body as text", "html_body as html"])
    .select(["created_at as at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (accountIds !== "all") {
    query = query.where("account_id", "in", [...accountIds]);
  }
  return query.execute();
}
