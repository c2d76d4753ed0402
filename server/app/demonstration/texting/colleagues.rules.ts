/** When a simulated colleague answers in the same conversation as a visitor. */
import { z } from "zod";

/** What a screen says on the store's channel, as far as it matters here. */
export const presenceNews = z.object({
  threadId: z.uuid(),
  screenId: z.string(),
  employeeId: z.number().nullable(),
  asks: z.boolean(),
});
export type PresenceNews = z.infer<typeof presenceNews>;

/** Of the screens that the demonstration itself speaks for. */
export const ownScreens = "demonstration-";

/** How long a colleague types until they leave the answer to the visitor. */
export const typesForMs = 30_000;
/** Screens take who says nothing for a while as no longer typing. */
export const saysAgainMs = 5000;
/** A colleague who comes into every conversation would be in the way. */
const restsForMs = 60_000;

/** Whether a colleague comes into the conversation that a screen has just opened. */
export function comesToo(
  { screenId, asks }: PresenceNews,
  { now, lastCameAt }: { now: Date; lastCameAt: Date | null },
): boolean {
  const rested = lastCameAt === null || now.getTime() - lastCameAt.getTime() >= typesForMs + restsForMs;
  return asks && rested && !screenId.startsWith(ownScreens);
}
