/** Sends a heartbeat every minute, and learns where the channels are and which days to send again. */
import {
  heartbeatAnswer,
  heartbeatEveryMs,
  heartbeatPath,
  type Heartbeat,
  type HeartbeatAnswer,
} from "#common/pos/pos-device.ts";
import type { TillLog } from "#till/till-log.ts";
import { pause } from "./back-off.ts";
import type { ServerLine } from "./server-line.ts";

export type HeartbeatOptions = {
  line: ServerLine;
  token: string;
  log: TillLog;
  heartbeat: () => Promise<Heartbeat>;
  onAnswer: (answer: HeartbeatAnswer) => void;
  everyMs?: number;
};

/** Ends with `revoked` when the server no longer knows the device. */
export async function beat(options: HeartbeatOptions, signal: AbortSignal): Promise<"stopped" | "revoked"> {
  const { line, token, log, heartbeat, onAnswer, everyMs = heartbeatEveryMs } = options;
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
    await pause(everyMs, signal);
  }
  return "stopped";
}
