import type { FastifyInstance } from "fastify";
import { attachSockets } from "./embedded-realtime.ts";
import type { EmbeddedRealtime } from "./embedded-realtime.ts";

/**
 * Puts the channel server on the program's port: its HTTP API at `/apps/{id}/…` and, in processes with the realtime
 * role, its sockets at `/app/{key}`. Call it before the server listens.
 */
export async function attachToHttp(
  http: FastifyInstance,
  embedded: EmbeddedRealtime,
  options: { takesSockets: boolean },
): Promise<void> {
  await http.register(async (api) => {
    // The API checks a digest of the raw bytes, so no parser may consume the body.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser("*", (_request, _payload, done) => done(null));
    api.all("/apps/*", async (request, reply) => {
      reply.hijack();
      await embedded.answerApi(request.raw, reply.raw);
    });
  });
  if (options.takesSockets) {
    attachSockets(http.server, await embedded.startServer());
  }
  // A Node server waits for its sockets to close, so the clients are disconnected first.
  http.addHook("preClose", () => embedded.close());
}
