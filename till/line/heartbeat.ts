/** Sends a heartbeat every minute, and at once when there is something to say or to hear; learns where the channels are and which days to send again. */
import {
  heartbeatAnswer,
  heartbeatEveryMs,
  heartbeatPath,
  type Heartbeat,
  type HeartbeatAnswer,
} from "#common/pos/pos-device.ts";
import type { TillLog } from "#till/till-log.ts";
import { pause } from "./back-off.ts";
import type { Bell } from "./bell.ts";
import type { ServerLine } from "./server-line.ts";

export type HeartbeatOptions = {
  line: ServerLine;
  token: string;
  log: TillLog;
  heartbeat: () => Promise<Heartbeat>;
  onAnswer: (answer: HeartbeatAnswer) => void;
  /** Rung when a heartbeat is due before its time. */
  bell: Bell;
  everyMs?: number;
};

/** Between two heartbeats, however often the bell is rung. */
const leastMs = 2000;

/** Ends with `revoked` when the server no longer knows the device. */
export async function beat(options: HeartbeatOptions, signal: AbortSignal): Promise<"stopped" | "revoked"> {
  const { line, token, log, heartbeat, onAnswer, bell, everyMs = heartbeatEveryMs } = options;
  while (!signal.aborted) {
    const body = await heartbeat();
    const result = await line.call({ path: heartbeatPath, answer: heartbeatAnswer, body, token });
    if (result.kind === "answer") {
      onAnswer(result.body);
    } else if (result.kind === "refused" && result.status === 401) {
      return "revoked";
    } else {
      log.warn("heartbeat not taken", { reason: result.text });
    }
    await pause(Math.min(leastMs, everyMs), signal);
    await bell.wait(Math.max(1, everyMs - leastMs), signal);
  }
  return "stopped";
}
