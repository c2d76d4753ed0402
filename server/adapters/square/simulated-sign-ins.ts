import { randomBytes } from "node:crypto";
import { z } from "zod";

/** An object of Square's own form, as its interface shows it. */
export type Wire = Record<string, unknown>;

export const wire = z.record(z.string(), z.unknown());

export const simulatedSignIn = z.object({
  merchantId: z.string(),
  accessToken: z.string(),
  accessEndsAt: z.coerce.date(),
  refreshToken: z.string(),
  isRevoked: z.boolean(),
});
export type SimulatedSignIn = z.output<typeof simulatedSignIn>;

/** A fault that the next request of the interface gets, once. */
export type SimulatedFault = "rate-limited" | "internal" | "lost" | "expired";

/** Who may sign in to a simulated Square, who is signed in, and what the program is registered as there. */
export type SimulatedSignIns = {
  app: { clientId: string; clientSecret: string };
  merchants: readonly { id: string; name: string }[];
  signIns: SimulatedSignIn[];
  /** Codes that a person's sign-in gave and that the program has not exchanged yet. */
  codes: Map<string, { merchantId: string; returnUrl: string }>;
};

/** A secret that nobody guesses, with what it is for in front. */
export function token(prefix: string): string {
  return `${prefix}-${randomBytes(16).toString("hex")}`;
}
