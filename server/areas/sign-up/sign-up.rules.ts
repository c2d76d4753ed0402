/** How long a mailed link works: over a night and the next day. */
export const signUpLinkMs = 24 * 3_600_000;

export type LinkState = "open" | "used" | "expired";

/** A link that was used stays used, however old it is: that person can sign in. */
export function linkState(link: { usedAt: Date | null; expiresAt: Date | null }, now: Date): LinkState {
  if (link.usedAt !== null) {
    return "used";
  }
  return link.expiresAt !== null && link.expiresAt > now ? "open" : "expired";
}

type Acceptance = { termsVersion: string; termsAcceptedAt: Date };

/**
 * Which acceptance counts: the one on the sign-up page, or, where the terms have changed since then, the one given with
 * the link. Null while the terms of today were not accepted.
 */
export function countingAcceptance(
  signUp: Acceptance,
  today: { version: string; accepted: string | null; now: Date },
): Acceptance | null {
  if (signUp.termsVersion === today.version) {
    return { termsVersion: signUp.termsVersion, termsAcceptedAt: signUp.termsAcceptedAt };
  }
  return today.accepted === today.version ? { termsVersion: today.version, termsAcceptedAt: today.now } : null;
}
