/** What happens to files with a shop's own history. `name` is the file's. */
import { z } from "zod";

const payload = z.object({ name: z.string() });

export const historyImportStarted = { name: "history-import.started", payload } as const;
export const historyImportStopped = { name: "history-import.stopped", payload } as const;
export const historyImportResumed = { name: "history-import.resumed", payload } as const;
export const historyImportDropped = { name: "history-import.dropped", payload } as const;
export const historyImportFinished = {
  name: "history-import.finished",
  payload: payload.extend({ written: z.int(), refusedLines: z.int() }),
} as const;
