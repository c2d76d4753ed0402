import { sql as raw } from "kysely";
import { roles } from "#common/permissions.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** A service ended our sign-in, so nothing goes on before a person of the store signs in again: owners and managers hear it. */
export async function mailStoppedSignIn(
  context: StoreContext,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const { accountId, id: storeId, name: storeName } = context.store;
  const url = `${context.platform.publicUrl}/s/${storeId}/settings/automations`;
  for (const { email } of await listManagers(context.sql, { accountId, storeId })) {
    await postMail(context, {
      accountId,
      to: email,
      document: {
        subject: `${name} needs a new sign-in for ${storeName}`,
        paragraphs: [
          `${name} ended its sign-in for ${storeName}: ${reason}`,
          "Entries and other work for it wait and nothing is lost. It goes on as soon as one of you signs in again.",
        ],
        button: { label: `Sign in to ${name} again`, url },
      },
    });
  }
}

/** Owners and district managers of the company, and the managers of the store, who have a login of their own. */
async function listManagers(
  sql: Sql,
  { accountId, storeId }: { accountId: number; storeId: number },
): Promise<{ email: string }[]> {
  const result = await raw<{ email: string }>`
    /* automations.listManagers */
    select users.email from users
    where users.account_id = ${accountId} and users.is_active and users.type = 'User' and (
      users.role in (${roles.districtManager}, ${roles.owner})
      or users.role = ${roles.manager} and exists (
        select from user_stores as reached
        where reached.account_id = users.account_id and reached.user_id = users.id and reached.store_id = ${storeId}))
    order by users.id`.execute(sql);
  return result.rows;
}
