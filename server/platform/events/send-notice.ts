import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { noticeChannel } from "#server/platform/context/notices.ts";
import type { Notice } from "#server/platform/context/notices.ts";

/**
 * Notifies screens of a change without a line in the history, for figures derived from events that the history already
 * has. Sent at commit, dropped at rollback.
 */
export async function sendNotice(
  context: StoreContext,
  notice: { name: string; recordKind: RecordKind; recordId: string | null },
): Promise<void> {
  const message: Notice = {
    id: uuidv7({ msecs: context.now.getTime() }),
    accountId: context.store.accountId,
    storeId: context.store.id,
    ...notice,
  };
  await raw`select pg_notify(${noticeChannel}, ${JSON.stringify(message)})`.execute(context.sql);
}
