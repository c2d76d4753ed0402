/** Puts one till together: pairing, point of sale, queue, poster, heartbeat, seat, printers. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Heartbeat, HeartbeatAnswer, PairAnswer } from "#common/pos/pos-device.ts";
import { beatNow } from "#common/pos/pos-mapping.ts";
import type { PosState, Printer } from "#common/pos/pos-state.ts";
import { FeedPoster, type PosterOptions } from "./feed/feed-poster.ts";
import { FeedQueue } from "./feed/feed-queue.ts";
import { backOff, pause } from "./line/back-off.ts";
import { createBell } from "./line/bell.ts";
import { beat } from "./line/heartbeat.ts";
import { pairTill } from "./line/pair-till.ts";
import { presenceSeat } from "./line/presence-seat.ts";
import { serverLine, type ServerLine } from "./line/server-line.ts";
import { watchedLine, type LineState } from "./line/watched-line.ts";
import { answerMemory } from "./messages/answer-memory.ts";
import { answerRequest } from "./messages/answer-request.ts";
import type { PosAdapter, PosFeed } from "./pos/pos.ts";
import { KeptLogo } from "./printers/kept-logo.ts";
import { printersOf, type PrinterDriver, type Printers } from "./printers/printers.ts";
import type { TillLog } from "./till-log.ts";

/** What a till that is run from its source calls itself. */
const sourceVersion = "25.9.2";

/** What the installed program adds to a till of any kind. */
export type TillHooks = {
  /** Of the installed program; absent when the till is run from its source. */
  version?: string;
  /** Called once, when the till is paired and begins its work. */
  onRunning?: (till: RunningTill) => void;
};

export type TillOptions = TillHooks & {
  server: string;
  folder: string;
  /** Needed at the first start only. */
  code: string | null;
  name: string;
  log: TillLog;
  posState: PosState;
  makePos: (paired: PairAnswer, tools: PosTools) => PosAdapter;
  makePrinters: () => PrinterDriver[];
  fetch?: typeof fetch;
  /** True while the line is cut on purpose. */
  isDown?: () => boolean;
  /** The register's clock. */
  now?: () => Date;
  /** Before each answer on the channel. */
  answerDelayMs?: number;
};

/** What a point of sale may need of its till. */
export type PosTools = {
  line: ServerLine;
  /** Sends a heartbeat before its time. */
  beatNow: () => void;
};

/** A till at work, for whatever shows how it does. */
export type RunningTill = {
  paired: PairAnswer;
  pos: PosAdapter;
  printers: Printers;
  /** As of the last heartbeat. */
  lastPrinters: () => readonly Printer[];
  queueLength: () => number;
  line: () => LineState;
  requests: () => RequestCount;
};

/** What came over the channel: how much of it is being worked on, and when the last of it was done. */
export type RequestCount = { open: number; lastAt: Date | null };

export type TillEnd = "stopped" | "revoked";

/** History waits while this many rows are unconfirmed, so that what happens now is seconds away from the server. */
const historyRoomRows = 2500;
const seatCheckMs = 2000;

/** Runs until `signal` ends it or the device is revoked. A `PairingFailure` says what a person must put right. */
export async function runTill(options: TillOptions, signal: AbortSignal): Promise<TillEnd> {
  const { folder, log, name, code, posState, fetch: send = fetch, now = () => new Date() } = options;
  await mkdir(folder, { recursive: true });
  const line = watchedLine(serverLine(options.server, { fetch: send }), now);
  const agentVersion = options.version ?? sourceVersion;
  const about = { name, terminalNumber: "1", agentVersion, pos: posState };
  const { deviceId, paired } = await pairTill({ folder, line, code, ...about });
  const token = paired.deviceToken;
  const bell = createBell();
  const pos = options.makePos(paired, { line, beatNow: () => bell.ring() });
  const { name: storeName, timeZone } = paired.store;
  const logo = new KeptLogo({ folder, storeId: paired.store.id, line, token, log });
  const printers = printersOf(options.makePrinters(), { storeName, timeZone, logo: () => logo.read() });
  const resend = resender(pos, log);
  const { queue, poster } = await openFeed(join(folder, "feed"), { line, token, log, now, onResend: resend });
  const memory = await answerMemory(join(folder, "answers.ndjson"), now);
  const answering = { deviceId, deviceName: paired.device.name, pos, printers, memory, line, token, now };
  const requests: RequestCount = { open: 0, lastAt: null };
  const seat = presenceSeat({
    serverUrl: options.server,
    token,
    storeId: paired.store.id,
    log,
    fetch: send,
    onBeatNow: (message) => {
      if (beatNow.safeParse(message).data?.to === deviceId) {
        bell.ring();
      }
    },
    answer: (message) =>
      countRequest(requests, now, async () => {
        const answer = await answerRequest(message, answering);
        await pause(options.answerDelayMs ?? 0, signal);
        return answer;
      }),
  });

  const ended = new AbortController();
  const running = AbortSignal.any([signal, ended.signal]);
  let realtime = paired.realtime;
  const onAnswer = (answer: HeartbeatAnswer) => {
    realtime = answer.realtime;
    answer.resendDates.forEach(resend);
    Promise.all([pos.onHeartbeat?.(answer), logo.follow(answer.logoVersion)]).catch((error: unknown) => {
      log.warn("the heartbeat's answer could not be kept", { reason: String(error) });
    });
  };
  let lastPrinters: readonly Printer[] = [];
  const heartbeat = async () => {
    const listed = await printers.list();
    lastPrinters = listed;
    return heartbeatOf(pos, { agentVersion, at: now(), queueLength: poster.queueLength, printers: listed });
  };
  const beating = beat({ line, token, log, heartbeat, onAnswer, bell }, running);
  const keeping = keepSeat(() => (options.isDown?.() ? seat.leave() : seat.sitAt(realtime)), running);
  const trading = keepTrading(pos, feedOf(queue, poster), { log, signal: running });
  options.onRunning?.({
    paired,
    pos,
    printers,
    lastPrinters: () => lastPrinters,
    queueLength: () => poster.queueLength,
    line: line.state,
    requests: () => requests,
  });
  log.info("till runs", { store: paired.store.number, queue: poster.queueLength });
  try {
    const end = await Promise.race([poster.run(running), beating]);
    if (end === "revoked") {
      log.error("this device was revoked: pair it again with a new code");
    }
    return end;
  } finally {
    ended.abort();
    seat.leave();
    await Promise.allSettled([beating, keeping, trading]);
    await queue.close();
  }
}

type HeartbeatOwn = Pick<Heartbeat, "agentVersion" | "queueLength" | "printers"> & { at: Date };

function heartbeatOf(pos: PosAdapter, { at, ...own }: HeartbeatOwn): Heartbeat {
  const { terminalNumber } = pos;
  const reading = pos.reading?.();
  return {
    ...own,
    deviceTime: at.toISOString(),
    pos: pos.state(),
    terminalNumber,
    capabilities: pos.capabilities(),
    ...(reading && { reading }),
  };
}

async function countRequest<Answer>(
  requests: RequestCount,
  now: () => Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  requests.open += 1;
  try {
    return await work();
  } finally {
    requests.open -= 1;
    requests.lastAt = now();
  }
}

async function openFeed(folder: string, options: Omit<PosterOptions, "queue" | "folder" | "random">) {
  const queue = await FeedQueue.open(folder);
  const poster = await FeedPoster.open({ ...options, queue, folder, random: Math.random });
  return { queue, poster };
}

function feedOf(queue: FeedQueue, poster: FeedPoster): PosFeed {
  return {
    send: (facts, bookmark) => queue.append(facts, bookmark ?? null),
    get bookmark() {
      return queue.bookmark;
    },
    async room(signal) {
      while (!signal.aborted && poster.queueLength > historyRoomRows) {
        await pause(50, signal);
      }
    },
  };
}

/** A point of sale that fails (a full disk) is started again from its bookmark. */
async function keepTrading(
  pos: PosAdapter,
  feed: PosFeed,
  { log, signal }: { log: TillLog; signal: AbortSignal },
): Promise<void> {
  const waits = backOff({ firstMs: 1000, limitMs: 60_000, random: Math.random });
  while (!signal.aborted) {
    try {
      await pos.run(feed, signal);
    } catch (error) {
      log.error("the point of sale stopped", {
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      await pause(waits.next(null), signal);
    }
  }
}

async function keepSeat(check: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    check();
    await pause(seatCheckMs, signal);
  }
}

/** Sends one day at a time, and no day twice at once. */
function resender(pos: PosAdapter, log: TillLog): (date: string) => void {
  const underWay = new Set<string>();
  return (date) => {
    if (underWay.has(date)) {
      return;
    }
    underWay.add(date);
    log.info("telling a day again", { date });
    pos.resend(date).then(
      () => underWay.delete(date),
      (error: unknown) => {
        underWay.delete(date);
        log.warn("a day could not be told again", {
          date,
          reason: error instanceof Error ? error.message : String(error),
        });
      },
    );
  };
}
