import type { FastifyInstance } from "fastify";
import { watchAppVersions } from "#server/platform/app-versions/app-versions.ts";
import type { Platform } from "#server/platform/context/context.ts";

/**
 * Adds a header with the oldest supported version to every response for an unsupported one. The request itself is still
 * served, so that work in progress can be finished and saved.
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
