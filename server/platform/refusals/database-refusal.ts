import { diskFailure } from "#server/platform/config/startup-failure.ts";
import { Refusal } from "./refusal.ts";

/** Statement timeout, lock timeout and idle transaction. */
const timeoutCodes = new Set(["57014", "55P03", "25P03"]);

export const diskFullCode = "disk-full";

/**
 * Returns a refusal when the database was lost on the way, as when a standby takes over: PostgreSQL's own codes for it, and
 * the driver's sentences. What was under way may have been saved; a page sends it again with its key.
 */
export function lostDatabase(error: unknown): Refusal | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const text = error instanceof Error ? error.message : "";
  return /^(57P|08|25006)/.test(code) || /^(Connection terminated|Client has encountered a connection)/.test(text)
    ? new Refusal("database-away", { message: "The database was away for a moment. Try again.", status: 503 })
    : null;
}

/** Returns a refusal for timeouts and a full disk; null for a bug of ours. */
export function databaseRefusal(error: unknown, kind: "read" | "write"): Refusal | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (timeoutCodes.has(code)) {
    return new Refusal("took-too-long", {
      message:
        kind === "read" ? "This took too long. Try again." : "This took too long, so nothing was saved. Try again.",
      status: 503,
    });
  }
  if (diskFailure(error) !== null) {
    return new Refusal(diskFullCode, {
      message: "The server's disk is full, so this wasn't saved. Make room on it, then try again.",
      status: 507,
    });
  }
  return null;
}
