import type { FastifyInstance } from "fastify";
import { watchAppVersions } from "#server/platform/app-versions/app-versions.ts";
import type { Platform } from "#server/platform/context/context.ts";

/**
 * Says on every answer to a version that is not supported any more which one is the oldest that is. The request itself
 * is still served, so that what somebody is in the middle of can be finished and saved.
 */
export function addUpdateRequired(http: FastifyInstance, platform: Platform): void {
  const oldestFor = watchAppVersions(platform);
  http.addHook("onSend", async (request, reply) => {
    const version = request.headers["x-app-version"];
    const oldest = typeof version === "string" ? await oldestFor(version.trim()) : null;
    if (oldest !== null) {
      reply.header("x-update-required", oldest);
    }
  });
}
