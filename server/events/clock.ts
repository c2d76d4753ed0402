/** What happens on the clock. */
import { z } from "zod";

const employeeId = z.int();

const punch = z.object({ employeeId, punchId: z.uuid(), at: z.iso.datetime() });

export const clockedIn = { name: "clock.in", payload: punch } as const;
export const clockedOut = { name: "clock.out", payload: punch } as const;
export const breakStarted = { name: "clock.break-started", payload: punch } as const;
export const breakEnded = { name: "clock.break-ended", payload: punch } as const;

/**
 * The person undid a press of the clock within moments. `type` is the punch that makes up for it, for a service that
 * has received the press already.
 */
export const punchUndone = {
  name: "clock.undone",
  payload: punch.extend({ type: z.enum(["in", "out", "breakStart", "breakEnd"]) }),
} as const;
