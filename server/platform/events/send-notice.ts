import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { noticeChannel } from "#server/platform/context/notices.ts";
import type { Notice } from "#server/platform/context/notices.ts";

/**
 * Tells screens that something they show is different, without a line in the history: for figures that follow from
 * events which are in the history already. Sent at commit, forgotten at rollback.
 */
export async function sendNotice(
  context: StoreContext,
  notice: { name: string; recordKind: RecordKind; recordId: string | null },
): Promise<void> {
  const sent: Notice = {
    id: uuidv7({ msecs: context.now.getTime() }),
    accountId: context.store.accountId,
    storeId: context.store.id,
    ...notice,
  };
  await raw`select pg_notify(${noticeChannel}, ${JSON.stringify(sent)})`.execute(context.sql);
}
