import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Context } from "#server/platform/context/context.ts";
import { noticeChannel } from "#server/platform/context/notices.ts";
import type { Notice } from "#server/platform/context/notices.ts";

/**
 * Tells screens that something they show is different, without a line in the history: for figures that follow from
 * events which are in the history already. Sent at commit, forgotten at rollback.
 */
export async function sendNotice(
  context: Context,
  told: { name: string; recordKind: string; recordId: string | null },
): Promise<void> {
  if (context.store === null) {
    throw new Error(`The notice ${told.name} belongs to no store`);
  }
  const notice: Notice = {
    id: uuidv7({ msecs: context.now.getTime() }),
    accountId: context.store.accountId,
    storeId: context.store.id,
    ...told,
  };
  await raw`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`.execute(context.sql);
}
