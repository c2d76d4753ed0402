import { pino } from "pino";
import type { Logger } from "pino";

export type Log = Logger;

/**
 * Structured lines on standard output. Personal data never belongs in a log; the paths below are the second lock for
 * what a library may attach to an error or a request.
 */
export function openLog(options: { level: string }): Log {
  return pino({
    level: options.level,
    base: null,
    serializers: { err: errorInWords },
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

/** Type, text and place only: errors of libraries carry whole connections and requests with them. */
function errorInWords(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: errorInWords(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
