/** One JSON line for each thing worth knowing; no names, phones or amounts. */
export type LogFields = Record<string, string | number | boolean | null>;
export type TillLog = Record<"debug" | "info" | "warn" | "error", (text: string, fields?: LogFields) => void>;

export function tillLog(till: string, write: (line: string) => void, withDebug = false): TillLog {
  const say =
    (level: string) =>
    (text: string, fields: LogFields = {}) => {
      write(`${JSON.stringify({ at: new Date().toISOString(), level, till, text, ...fields })}\n`);
    };
  const silent = () => {};
  return { debug: withDebug ? say("debug") : silent, info: say("info"), warn: say("warn"), error: say("error") };
}
