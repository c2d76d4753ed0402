/** Colleagues at other screens of the store, as those screens would say it on its channel. */
import { setTimeout as delay } from "node:timers/promises";
import Pusher from "pusher-js/node.js";
import { v7 as uuidv7 } from "uuid";
import { storePresenceChannel } from "#common/pos/pos-messages.ts";
import { hereEvent } from "#common/texting/here-event.ts";
import { listEmployees } from "#server/areas/team/team.ts";
import type { Employee } from "#server/areas/team/team.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { comesToo, presenceNews, ownScreens, saysAgainMs, typesForMs } from "./colleagues.rules.ts";
import type { PresenceNews } from "./colleagues.rules.ts";

/** Until a colleague sees the conversation that a visitor opened. */
const comesAfterMs = 1500;

/**
 * Listens on the stores' channels like a screen: in a conversation that a visitor opens, a colleague begins to type and
 * leaves it to them. Returns a function that stops it.
 */
export function startColleagues(platform: Platform, stores: readonly FilledStore[]): () => Promise<void> {
  const address = platform.till?.realtimeAddress;
  if (address === undefined) {
    return () => Promise.resolve();
  }
  const stopping = new AbortController();
  const connection = new Pusher(address.key, {
    ...{ cluster: "", wsHost: address.host, wsPort: address.port, wssPort: address.port, forceTLS: address.tls },
    ...{ enabledTransports: address.tls ? ["ws", "wss"] : ["ws"], disableStats: true },
    channelAuthorization: {
      ...{ transport: "ajax", endpoint: "" },
      // In the same process: nobody has to be asked.
      customHandler: ({ socketId, channelName: channel }, done) =>
        done(null, platform.realtime.authorizeChannel({ socketId, channel, member: listener })),
    },
  });
  for (const { id } of stores) {
    let lastCameAt: Date | null = null;
    connection.subscribe(storePresenceChannel(id)).bind(hereEvent, (data: unknown) => {
      const news = presenceNews.safeParse(data);
      const now = platform.clock();
      if (news.success && comesToo(news.data, { now, lastCameAt })) {
        lastCameAt = now;
        comeToo(platform, { storeId: id, news: news.data, signal: stopping.signal }).catch((error: unknown) =>
          platform.log.warn({ err: error, storeId: id }, "The demonstration's colleagues stayed away for a moment"),
        );
      }
    });
  }
  return () => {
    stopping.abort();
    connection.disconnect();
    return Promise.resolve();
  };
}

const listener = { id: "demonstration", info: { kind: "user", userId: 0, name: "" } };

type Visit = { storeId: number; news: PresenceNews; signal: AbortSignal };

async function comeToo(platform: Platform, { storeId, news, signal }: Visit): Promise<void> {
  const store = await findActingStore(platform, storeId);
  if (!store) {
    return;
  }
  const request = systemRequest(platform, { store, reason: "the demonstration", requestId: uuidv7() });
  const present = await listEmployees(request, { filter: "clockedIn" });
  const colleague = present.find(({ id }) => id !== news.employeeId);
  if (colleague !== undefined && (await waits(comesAfterMs, signal))) {
    await typeHere(request, { threadId: news.threadId, employee: colleague }, { forMs: typesForMs, signal });
  }
}

type Place = { threadId: string; employee: Pick<Employee, "id" | "fullName"> };

/** Types for a while, then leaves. */
export async function typeHere(
  request: StoreRequest,
  place: Place,
  { forMs, signal }: { forMs: number; signal: AbortSignal },
): Promise<void> {
  for (let typed = 0; typed < forMs && !signal.aborted; typed += saysAgainMs) {
    await sayHere(request, place, "typing");
    await waits(saysAgainMs, signal);
  }
  await sayHere(request, place, "left");
}

export async function sayHere(
  request: StoreRequest,
  { threadId, employee }: Place,
  doing: "typing" | "reading" | "left",
): Promise<void> {
  const screen = { screenId: `${ownScreens}${employee.id}`, employeeId: employee.id, name: employee.fullName };
  await request.platform.realtime.trigger({
    channels: [storePresenceChannel(request.store.id)],
    event: hereEvent,
    data: { ...screen, threadId, doing, asks: false },
  });
}

/** False when the demonstration ends meanwhile. */
function waits(ms: number, signal: AbortSignal): Promise<boolean> {
  return delay(ms, true, { signal }).catch(() => false);
}
