import type { FastifyInstance } from "fastify";
import type { PusherService } from "./pusher-service.ts";

/** POST /pusher/webhook, where an outside service reports occupied and vacated channels. */
export async function attachWebhooks(http: FastifyInstance, service: PusherService): Promise<void> {
  await http.register(async (scoped) => {
    // The signature covers the raw body.
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => done(null, text));
    scoped.post("/pusher/webhook", async (request, reply) => {
      const rawBody = typeof request.body === "string" ? request.body : "";
      const isGenuine = await service.receiveWebhook({ headers: request.headers, rawBody });
      return reply.code(isGenuine ? 200 : 401).send({});
    });
  });
}
