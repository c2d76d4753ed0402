/** Notes how the last call to the server ended, for the person at the register. */
import type { ServerLine } from "./server-line.ts";

export type LineState = {
  /** When the server last answered; null before its first answer. */
  answeredAt: Date | null;
  /** Why the newest call failed; null when it was answered. */
  problem: string | null;
};

export type WatchedLine = ServerLine & { state: () => LineState };

export function watchedLine(line: ServerLine, now: () => Date): WatchedLine {
  let state: LineState = { answeredAt: null, problem: null };
  return {
    async call(request) {
      const result = await line.call(request);
      // A refusal is an answer, too: the server is there.
      state =
        result.kind === "fault"
          ? { ...state, problem: result.text }
          : { answeredAt: now(), problem: result.kind === "refused" ? `The server answered ${result.status}` : null };
      return result;
    },
    state: () => state,
  };
}
