import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./messages.db.ts";

/** Whether a person here has written to the customer since they sent this text. */
export function isAnswered({ sql, store }: StoreContext, messageId: string): Promise<boolean> {
  return db.hasAnswer(sql, { storeId: store.id, id: messageId });
}
