/** What a till does about the version that its server offers. Pure. */
import { compareVersions, type PackageManifest } from "#common/pos/pos-packages.ts";

/** What a till remembers of the packages that it tried, by their hash. */
export type TrialMemory = Readonly<Record<string, { tries: number; isBad: boolean }>>;

export type Offer = {
  offered: PackageManifest | null;
  running: string;
  allowsOlder: boolean;
  memory: TrialMemory;
};

export type UpdateChoice = "none" | "take" | "bad";

/** A line that breaks in a trial is no fault of the package; the third time it is taken for one. */
const mostTries = 3;

export function chooseUpdate({ offered, running, allowsOlder, memory }: Offer): UpdateChoice {
  if (offered === null) {
    return "none";
  }
  const order = compareVersions(offered.version, running);
  if (order === 0 || (order < 0 && !allowsOlder)) {
    return "none";
  }
  const earlier = memory[offered.sha256];
  return earlier !== undefined && (earlier.isBad || earlier.tries >= mostTries) ? "bad" : "take";
}

export type Moment = {
  now: Date;
  /** Of the till's channel: what is being answered or printed now, and when the last of it was done. */
  requests: { open: number; lastAt: Date | null };
  queueLength: number;
  /** Since when the update is ready. */
  readySince: Date;
};

const quietMs = 2 * 60_000;
/** A shop that is never quiet is updated then, between two requests. */
const longestWaitMs = 20 * 3_600_000;

/** Whether nobody at the counter would notice a till that is away for some seconds. */
export function isQuiet({ now, requests, queueLength, readySince }: Moment): boolean {
  if (requests.open > 0) {
    return false;
  }
  const restedMs = requests.lastAt === null ? quietMs : now.getTime() - requests.lastAt.getTime();
  const waitedMs = now.getTime() - readySince.getTime();
  return (restedMs >= quietMs && queueLength === 0) || waitedMs >= longestWaitMs;
}

/** How often a new version may fall over in its first minutes. */
const mostCrashes = 3;
const watchedMs = 10 * 60_000;

/** Whether a version that came up well has turned out not to run. */
export function shouldGoBack(crashes: readonly Date[], switchedAt: Date | null): boolean {
  if (switchedAt === null) {
    return false;
  }
  const early = crashes.filter((at) => at.getTime() - switchedAt.getTime() <= watchedMs);
  return early.length >= mostCrashes;
}
