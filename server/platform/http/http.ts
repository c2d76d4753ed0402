import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import Fastify from "fastify";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Log } from "#server/platform/log/log.ts";
import { lostDatabase } from "#server/platform/refusals/database-refusal.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { compressShortAnswers, leastCompressedBytes } from "./compressed-answers.ts";

/** Larger bodies are refused before they are read; till batches have their own limit. */
const largestBodyBytes = 1_048_576;

/** How long a browser uses only TLS after one TLS response: a year, as is usual. */
const hstsSeconds = 31_536_000;

/** The HTTP server with what every route needs: request ids, security headers, and one translator for errors. */
export async function createHttp(options: {
  log: Log;
  publicUrl: string;
  trustedProxies?: readonly string[];
}): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: largestBodyBytes,
    // Only our own proxies may set the client address; others could invent addresses and guess without limit.
    trustProxy: ["loopback", ...(options.trustedProxies ?? [])],
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    // Drops such a key from a row of a register's batch, instead of refusing the whole batch.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
  });
  const isPublicByTls = options.publicUrl.startsWith("https:");
  await http.register(compress, { global: true, threshold: leastCompressedBytes, encodings: ["br", "gzip"] });
  compressShortAnswers(http);
  http.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "same-origin");
    reply.header("x-frame-options", "DENY");
    // Responses hold people and money; cacheable files and pictures set their own header.
    if (!reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
    if (isPublicByTls || request.protocol === "https") {
      reply.header("strict-transport-security", `max-age=${hstsSeconds}`);
    }
  });
  http.setErrorHandler<FastifyError | Refusal>((thrown, request, reply) => {
    const error = lostDatabase(thrown) ?? thrown;
    if (error instanceof Refusal) {
      const { retryAfterSeconds } = error.details;
      if (typeof retryAfterSeconds === "number") {
        reply.header("retry-after", String(retryAfterSeconds));
      }
      return reply.code(error.status).send(toBody(error));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply.code(status).send({ code: "bad-request", message: error.message });
    }
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") {
      // The client disconnected before the response was complete, which is not an error.
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

function toBody(refusal: Refusal): Record<string, unknown> {
  const { code, message, fields, details } = refusal;
  return { ...details, code, message, ...(Object.keys(fields).length > 0 ? { errors: fields } : {}) };
}
