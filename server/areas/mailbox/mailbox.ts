import { z } from "zod";
import { may, personOf } from "#common/permissions.ts";
import type { Database } from "#server/platform/db/db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import type { Emails } from "#server/platform/context/emails.ts";
import * as db from "./mailbox.db.ts";
import type { KeptMail } from "./mailbox.db.ts";

const newest = z.object({ limit: z.int().min(1).max(200).default(50) });

/** Keeps mails for the mailbox page, when no mail server is set. */
export function mailboxEmails(options: { database: Database; clock: () => Date }): Emails {
  return {
    async send(mail) {
      const now = options.clock();
      const scope = mail.accountId === null ? "system" : { accountIds: [mail.accountId], storeIds: [] };
      await options.database.transaction(scope, async (sql) => {
        await db.insertMail(sql, { mail, now });
      });
    },
    close: async () => undefined,
  };
}

/** What would have been sent, for support: also to people who have no company yet, whose mails belong to no account. */
export const listMailbox = operation({
  name: "emails.listMailbox",
  kind: "read",
  permission: "mailbox:view",
  on: "nobody",
  asSystem: "mails to people without a company are in no account's reach",
  input: newest,
  async run(context, { limit }): Promise<KeptMail[]> {
    const { user, employee, scope } = context;
    const isSupport = user !== null && may(personOf({ ...user, employee }), "mailbox:view");
    const accountIds = isSupport || scope === "system" ? "all" : scope.accountIds;
    return db.listMails(context.sql, { accountIds, limit });
  },
});

/** The same for anybody at a demonstration, whose people are all invented. Elsewhere there is no such page. */
export const listDemoMailbox = operation({
  name: "emails.listDemoMailbox",
  kind: "read",
  permission: "public",
  on: "nobody",
  asSystem: "a demonstration shows its mails to everybody",
  input: newest,
  async run(context, { limit }): Promise<KeptMail[]> {
    if (!context.platform.isDemo) {
      throw notFound("Page");
    }
    return db.listMails(context.sql, { accountIds: "all", limit });
  },
});
