import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import Fastify from "fastify";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Log } from "#server/platform/log/log.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** Bodies above this are refused before they are read; the till's batches have a limit of their own. */
const largestBodyBytes = 1_048_576;

/** How long a browser that came by TLS asks by nothing else: a year, as is usual. */
const stayWithTlsSeconds = 31_536_000;

/** The HTTP server with what every route needs: request ids, security headers, and one translator for errors. */
export async function createHttp(options: { log: Log; publicUrl: string }): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: largestBodyBytes,
    // Only a proxy on this machine may say for whom it asks; anybody else could invent addresses and guess without limit.
    trustProxy: "loopback",
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    // A row of a register's batch with such a key is read without it, instead of the whole batch being refused.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
  });
  const isPublicByTls = options.publicUrl.startsWith("https:");
  await http.register(compress, { global: true, threshold: 2048, encodings: ["br", "gzip"] });
  http.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "same-origin");
    reply.header("x-frame-options", "DENY");
    // Answers hold people and money; files and pictures that may be kept say so themselves.
    if (!reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
    if (isPublicByTls || request.protocol === "https") {
      reply.header("strict-transport-security", `max-age=${stayWithTlsSeconds}`);
    }
  });
  http.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) {
      const { retryAfterSeconds } = error.details;
      if (typeof retryAfterSeconds === "number") {
        reply.header("retry-after", String(retryAfterSeconds));
      }
      return reply.code(error.status).send(bodyOf(error));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply.code(status).send({ code: "bad-request", message: error.message });
    }
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") {
      // The person left before the answer was there; nobody is left to answer and nothing is wrong.
      return reply;
    }
    options.log.error(
      { err: error, requestId: request.id, route: request.routeOptions.url },
      "A request failed unexpectedly",
    );
    return reply.code(500).send({
      code: "internal",
      message: "Something went wrong on our side. We logged it.",
      requestId: request.id,
    });
  });
  return http;
}

function bodyOf(refusal: Refusal): Record<string, unknown> {
  const { code, message, fields, details } = refusal;
  return { ...details, code, message, ...(Object.keys(fields).length > 0 ? { errors: fields } : {}) };
}
