/** The four states of a card. */
export type CardState = "not-connected" | "connected" | "active" | "error";

export type NeedsAction = "sign-in" | "choose-place" | "change-plan" | "replace-secret";

/** From so many failures in a row on, the circuit is open. */
const openCircuitAfter = 10;
const probeMinutes = 5;
/** The waits after the first, second and third failure; from then on the last. */
const waitMinutes = [1, 5, 15] as const;
/** One hiccup is no error on a card that works. */
const shownFailures = 3;

const minuteMs = 60_000;

export function cardState(integration: {
  isConnected: boolean;
  activatedAt: Date | null;
  needsAction: NeedsAction | null;
  failures: number;
}): CardState {
  if (!integration.isConnected) {
    return "not-connected";
  }
  if (integration.needsAction !== null || integration.failures >= shownFailures) {
    return "error";
  }
  return integration.activatedAt === null ? "connected" : "active";
}

/** Returns how long to wait after so many failures in a row, at least as long as the service requested. */
export function waitAfterFailures(failures: number, requestedMs: number | null = null): number {
  const minutes =
    failures >= openCircuitAfter ? probeMinutes : (waitMinutes[Math.min(failures, waitMinutes.length) - 1] ?? 0);
  return Math.max(minutes * minuteMs, requestedMs ?? 0);
}

export function isCircuitOpen(failures: number): boolean {
  return failures >= openCircuitAfter;
}

/** Returns what a person has to do about a fault; null for one that a retry cures. */
export function actionFor(faultCode: string): NeedsAction | null {
  const actions = new Map<string, NeedsAction>([
    ["sign-in", "sign-in"],
    ["location-gone", "choose-place"],
    ["plan", "change-plan"],
    ["secret", "replace-secret"],
  ]);
  return actions.get(faultCode) ?? null;
}

/** Takes out of a text what was typed or given to connect, should a service repeat it. */
export function masked(text: string, secrets: Readonly<Record<string, string>>): string {
  return Object.values(secrets)
    .filter((secret) => secret.length >= 4)
    .reduce((shown, secret) => shown.replaceAll(secret, "•••"), text);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Takes out of a text what looks like a key, a PIN or the number of an ID: a service may repeat what was
 * never typed here, and support reads the logs of all stores. The id of a request stays.
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, "$1 •••")
    .replaceAll(
      /\b((?:[a-z]+[_ -])?(?:token|secret|password|passcode|pin|api[_ -]?key|license|ssn|id[_ -]?number)"?\s*[:=#]\s*"?)[^\s"',;&}]{3,}/gi,
      "$1•••",
    )
    .replaceAll(/\b\d{3}-\d{2}-\d{4}\b/g, "•••")
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "•••")
    .replaceAll(/\b(?:sk|rk|pk|whsec|shp[a-z]{2,3}|xox[a-z])[_-][\w-]{8,}/g, "•••")
    .replaceAll(/[\w-]{32,}/g, (word) => (/\d/.test(word) && /[a-z]/i.test(word) && !uuid.test(word) ? "•••" : word));
}
