/** One JSON line for each thing worth knowing; no names, phones or amounts. */
export type LogFields = Record<string, string | number | boolean | null>;
export type TillLog = Record<"debug" | "info" | "warn" | "error", (text: string, fields?: LogFields) => void>;

/**
 * Writes to the process that started this till. A reader that dies takes its pipe with it; the till is then silent
 * instead of dying of a failed write, and ends in its own order.
 */
export function standardOutput(): (line: string) => void {
  let isOpen = true;
  process.stdout.on("error", () => {
    isOpen = false;
  });
  return (line) => {
    if (isOpen) {
      process.stdout.write(line);
    }
  };
}

export function tillLog(till: string, write: (line: string) => void, withDebug = false): TillLog {
  const writeLine =
    (level: string) =>
    (text: string, fields: LogFields = {}) => {
      write(`${JSON.stringify({ at: new Date().toISOString(), level, till, text, ...fields })}\n`);
    };
  const silent = () => {};
  return {
    debug: withDebug ? writeLine("debug") : silent,
    info: writeLine("info"),
    warn: writeLine("warn"),
    error: writeLine("error"),
  };
}
