import { emailOwnersOfCrash } from "#server/areas/support/crash-mail.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { programRequest } from "#server/platform/context/system-request.ts";

/** Emails the owner after a restart that the program had crashed. */
export async function reportCrash(platform: Platform, { lastCrash }: Config): Promise<void> {
  if (lastCrash === null) {
    return;
  }
  const { log } = platform;
  log.error({ lastCrash }, "Hangtag had ended unexpectedly and was started again");
  await emailOwnersOfCrash(programRequest(platform, "the program was started again"), { how: lastCrash }).catch(
    (error: unknown) => log.error({ err: error }, "The owners could not be told that the program was started again"),
  );
}
