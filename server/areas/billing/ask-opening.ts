import { z } from "zod";
import { localTimeAt } from "#common/store-time.ts";
import { listOwnerAddresses } from "#server/platform/auth/owners.db.ts";
import type { MailDocument } from "#server/platform/emails/mail-document.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./billing.db.ts";
import { listSubscriptions } from "./mirror.db.ts";
import { isLive, subscriptionsOf } from "./plan.rules.ts";
import { queueFollow } from "./reports.ts";

/** Each night: the plan goes by the Grand Opening, and an owner who said none is asked once a month. */
export const checkStoreBilling = operation({
  name: "billing.checkStore",
  kind: "write",
  permission: "billing:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { sql, now, store } = context;
    const { id: storeId, accountId, timeZone } = store;
    await queueFollow(context, accountId);
    const row = (await db.listStores(sql, accountId)).find((candidate) => candidate.storeId === storeId);
    const [newest] = subscriptionsOf(storeId, await listSubscriptions(sql, accountId));
    if (row === undefined || row.grandOpeningOn !== null || newest?.waitsForOpening !== true) {
      return;
    }
    const askedAt = row.openingAskedAt ?? newest.createdAt;
    const hasEnded = !isLive(newest);
    if (isSameMonth(askedAt, now, timeZone) && !(hasEnded && newest.endedAt !== null && askedAt < newest.endedAt)) {
      return;
    }
    await db.saveOpeningQuestion(sql, { accountId, storeId, at: now });
    const document = askDocument({ name: store.name, hasEnded, url: context.platform.publicUrl, storeId });
    for (const to of await listOwnerAddresses(sql, accountId)) {
      await postMail(context, { accountId, to, document });
    }
  },
});

function isSameMonth(first: Date, second: Date, timeZone: string): boolean {
  const month = (instant: Date) => localTimeAt(instant, timeZone).date.slice(0, 7);
  return month(first) === month(second);
}

function askDocument(store: { name: string; hasEnded: boolean; url: string; storeId: number }): MailDocument {
  const { name, hasEnded, url, storeId } = store;
  return {
    subject: `When does ${name} open?`,
    paragraphs: [
      hasEnded
        ? `${name} had its 180 free days and still has no Grand Opening. We haven't charged anything.`
        : `${name} has no Grand Opening yet, so we don't charge for it.`,
      `Set the date here: ${url}/s/${storeId}/settings/billing`,
    ],
  };
}
