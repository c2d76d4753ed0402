import { z } from "zod";
import type { Database } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";

/** The NOTIFY channel on which every process hears of every committed event. */
export const noticeChannel = "hangtag_events";

const notice = z.object({
  id: z.string(),
  name: z.string(),
  accountId: z.number(),
  storeId: z.number().nullable(),
  recordKind: z.string().nullable(),
  recordId: z.string().nullable(),
});

/** That something happened, not what: who may see the details asks for them. */
export type Notice = z.infer<typeof notice>;

export type NoticeListener = { close(): Promise<void> };

/** Calls `hear` for each committed event of any process. Reconnects by itself; `missed` is called after a gap. */
export async function listenToNotices(options: {
  database: Database;
  log: Log;
  hear: (notice: Notice) => void;
  missed: () => void;
}): Promise<NoticeListener> {
  let isClosed = false;
  let client = await connect();

  async function connect(): ReturnType<Database["openListener"]> {
    const listener = await options.database.openListener();
    listener.on("notification", (message) => options.hear(notice.parse(JSON.parse(message.payload ?? "null"))));
    let isUp = false;
    listener.on("error", (error) => {
      // One loss is told more than once, and one before the line is up fails the query below.
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
        options.missed();
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
