import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Platform } from "#server/platform/context/context.ts";
import * as db from "./app-versions.db.ts";
import { isOlder, oldestAllowed } from "./app-versions.rules.ts";

/** A change of the setting is heard of this late, in milliseconds. Every request asks, so it is remembered. */
const rememberedMs = 30_000;

const packageFile = path.join(import.meta.dirname, "../../../package.json");
export const runningVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;

/**
 * Answers for a version whether it must be updated: the newest oldest version there may be, or null when it is fine.
 * Never fails: a version is not called old because the database could not be asked.
 */
export function watchAppVersions(platform: Platform): (version: string) => Promise<string | null> {
  let known: { oldest: Promise<string | null>; until: number } | null = null;
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
    if (known === null || now >= known.until) {
      known = { oldest: read(), until: now + rememberedMs };
    }
    const oldest = await known.oldest;
    return oldest !== null && isOlder(version, oldest) ? oldest : null;
  };
}
