/** What managers decide about the people of a scheduling service, and punches that it never took. */
import { z } from "zod";

const person = z.object({ provider: z.string(), name: z.string(), employeeId: z.int().nullable() });

export const schedulePersonLinked = { name: "schedule-person.linked", payload: person } as const;
export const schedulePersonUnlinked = { name: "schedule-person.unlinked", payload: person } as const;
export const schedulePersonIgnored = { name: "schedule-person.ignored", payload: person } as const;
/** The service removed the person, and a manager decided what that means here. */
export const goneSchedulePersonAnswered = {
  name: "schedule-person.gone-answered",
  payload: person.extend({ answer: z.enum(["deactivated", "kept"]) }),
} as const;

export const punchGivenUp = {
  name: "punch-sending.given-up",
  payload: z.object({ provider: z.string(), employeeId: z.int(), punchId: z.uuid(), reason: z.string() }),
} as const;
