export type ImportState = "uploading" | "running" | "stopped" | "checked" | "failed" | "done" | "dropped";
export type ImportPhase = "check" | "import";
export type ImportPress = "start" | "stop" | "resume" | "drop";

/** Which presses a state takes. What has ended takes none, and a running one is stopped before it is dropped. */
const presses: Record<ImportState, readonly ImportPress[]> = {
  uploading: ["drop"],
  running: ["stop"],
  stopped: ["resume", "drop"],
  checked: ["start", "drop"],
  failed: ["resume", "drop"],
  done: [],
  dropped: [],
};

export function takesPress(state: ImportState, press: ImportPress): boolean {
  return presses[state].includes(press);
}

/** The state after a run went through the whole file. */
export function stateAfter(phase: ImportPhase): "checked" | "done" {
  return phase === "check" ? "checked" : "done";
}

/** Those of `parts` parts that are not there yet, at most `limit` of them. */
export function missingParts(parts: number, there: ReadonlySet<number>): number[] {
  return Array.from({ length: parts }, (_none, part) => part).filter((part) => !there.has(part));
}
