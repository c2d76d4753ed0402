import type { FastifyInstance } from "fastify";
import { sql as raw } from "kysely";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Platform } from "#server/platform/operations/context.ts";

/** `/healthz`: the process answers. `/readyz`: its database does too. `/metrics`: for Prometheus. */
export function addHealthRoutes(http: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "hangtag_http_request_seconds",
    help: "Time to answer a request, by route and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  http.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "files";
    seconds.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  http.get("/healthz", async () => ({ status: "ok" }));
  http.get("/readyz", async (_request, reply) => {
    const isReady = await platform.database
      .read("system", (sql) => raw`select 1`.execute(sql))
      .then(() => true)
      .catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ready" : "the database does not answer" });
  });
  http.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
