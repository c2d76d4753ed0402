import type { FastifyReply, FastifyRequest } from "fastify";
import { runningVersion } from "#server/platform/config/running-version.ts";

/**
 * "Too early" promises that nothing was made of the request. The proxy hands it to another process, and a page without
 * such a proxy sends it again (docs/running.md, "Upgrade without a stop").
 */
const tooEarly = 425;

/** Returns whether the page is of another version than this process, as during an upgrade. */
export function isOfOtherVersion(request: Pick<FastifyRequest, "headers">): boolean {
  const version = request.headers["x-app-version"];
  return typeof version === "string" && version.trim() !== runningVersion;
}

/** Sends the page's request on to a process of its own version. */
export function sendToOtherVersion(reply: FastifyReply): FastifyReply {
  const message = "Another version of Hangtag knows this. Send it again.";
  return reply.code(tooEarly).send({ code: "other-version", message });
}
