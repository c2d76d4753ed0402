import { pino } from "pino";
import type { Logger } from "pino";

export type Log = Logger;

/**
 * Opens structured logging on standard output. Personal data never belongs in a log; the redaction is a second lock for
 * what a library may attach to an error or a request.
 */
export function openLog(options: { level: string }): Log {
  return pino({
    level: options.level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: [
        "req.headers",
        "email",
        "*.email",
        "phone",
        "*.phone",
        "password",
        "*.password",
        "pin",
        "*.pin",
        "token",
        "*.token",
      ],
      censor: "[left out]",
    },
  });
}

/** Keeps only type, message and stack, because library errors carry whole connections and requests. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
