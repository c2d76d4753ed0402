import { z } from "zod";
import type { Database } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";

/** The NOTIFY channel that notifies every process of every committed event. */
export const noticeChannel = "hangtag_events";

const notice = z.object({
  id: z.string(),
  name: z.string(),
  accountId: z.number(),
  storeId: z.number().nullable(),
  recordKind: z.string().nullable(),
  recordId: z.string().nullable(),
});

/** Says that something happened but not what; clients with the permission fetch the details. */
export type Notice = z.infer<typeof notice>;

/** @throws ZodError when the message is something else */
export function readNotice(payload: string): Notice {
  return notice.parse(JSON.parse(payload));
}

export type NoticeListener = { close(): Promise<void> };

/** Calls `onNotice` for each committed event of any process. Reconnects automatically and calls `onGap` after a gap. */
export async function listenToNotices(options: {
  database: Database;
  log: Log;
  onNotice: (notice: Notice) => void;
  onGap: () => void;
}): Promise<NoticeListener> {
  let isClosed = false;
  let client = await connect();

  async function connect(): ReturnType<Database["openListener"]> {
    const listener = await options.database.openListener();
    listener.on("notification", (message) => options.onNotice(readNotice(message.payload ?? "null")));
    let isUp = false;
    listener.on("error", (error) => {
      // A lost connection emits several errors, and one before the setup fails the query below.
      if (isUp) {
        isUp = false;
        options.log.warn({ err: error }, "The listening connection was lost; opening another");
        void reconnect();
      }
    });
    await listener.query(`listen ${noticeChannel}`);
    isUp = true;
    return listener;
  }

  async function reconnect(): Promise<void> {
    for (let waitMs = 100; !isClosed; waitMs = Math.min(waitMs * 2, 5000)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      try {
        client = await connect();
        options.onGap();
        return;
      } catch (error) {
        options.log.warn({ err: error }, "The database does not answer yet");
      }
    }
  }

  return {
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}
