/** How far the server has confirmed, and the batch under way: kept so that a batch is repeated unchanged after a kill. */
import { join } from "node:path";
import { z } from "zod";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

const range = z.object({ from: z.int().min(1), to: z.int().min(1) });
const pendingBatch = z.object({ batch: z.int().min(1), sentAt: z.string(), rows: range, lost: z.array(range) });
const feedCursor = z.object({
  /** The last batch number used. */
  batch: z.int().min(0),
  /** Next row to send for the first time. */
  unsent: z.int().min(1),
  /** Everything below is safe with the server. */
  confirmed: z.int().min(1),
  pending: pendingBatch.nullable(),
});

export type PendingBatch = z.infer<typeof pendingBatch>;
export type FeedCursor = z.infer<typeof feedCursor>;

export async function readCursor(folder: string): Promise<FeedCursor> {
  const text = await readIfThere(join(folder, "cursor.json"));
  return text === null ? { batch: 0, unsent: 1, confirmed: 1, pending: null } : feedCursor.parse(JSON.parse(text));
}

export function saveCursor(folder: string, cursor: FeedCursor): Promise<void> {
  return writeAtomic(join(folder, "cursor.json"), JSON.stringify(cursor));
}
