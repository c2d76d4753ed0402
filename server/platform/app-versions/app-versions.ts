import { runningVersion } from "#server/platform/config/running-version.ts";
import type { Platform } from "#server/platform/context/context.ts";
import * as db from "./app-versions.db.ts";
import { isOlder, oldestAllowed } from "./app-versions.rules.ts";

/** How long the setting is cached, in milliseconds, because every request needs it. */
const cacheMs = 30_000;

/**
 * Returns a function that resolves to the oldest supported version when the given one is older, else to null.
 * A failed database read counts as supported, so an outage never asks anybody to update.
 */
export function watchAppVersions(platform: Platform): (version: string) => Promise<string | null> {
  let cached: { oldest: Promise<string | null>; until: number } | null = null;
  const read = async (): Promise<string | null> => {
    try {
      return oldestAllowed(await platform.database.read("system", db.findOldestSupportedVersion), runningVersion);
    } catch (error) {
      platform.log.warn({ err: error }, "The oldest supported version could not be read");
      return null;
    }
  };
  return async (version) => {
    const now = platform.clock().getTime();
    if (cached === null || now >= cached.until) {
      cached = { oldest: read(), until: now + cacheMs };
    }
    const oldest = await cached.oldest;
    return oldest !== null && isOlder(version, oldest) ? oldest : null;
  };
}
