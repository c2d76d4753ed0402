import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql as raw } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { createHttp } from "./http.ts";

type HealthOptions = {
  metricsToken: string | null;
  /** In a process that does nothing but jobs: whether it takes them. */
  isWorking?: () => boolean;
};

/** Serves nothing but the health routes, for a process that has neither pages nor sockets. */
export async function serveHealth(platform: Platform, options: HealthOptions): Promise<FastifyInstance> {
  const http = await createHttp({ log: platform.log, publicUrl: platform.publicUrl });
  addHealthRoutes(http, platform, options);
  return http;
}

/**
 * Adds `/healthz` (the process responds), `/readyz` (the database does too) and `/metrics` for Prometheus. Metrics need
 * the configured token and are off without one, since they show how busy a store is.
 */
export function addHealthRoutes(
  http: FastifyInstance,
  platform: Platform,
  { metricsToken, isWorking = () => true }: HealthOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "hangtag_http_request_seconds",
    help: "Time to answer a request, by route and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  addReplicaMetrics(registry, platform);
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
    const problem =
      (!isReady && "the database does not answer") ||
      (platform.database.isDiskFull() && "the disk is full") ||
      (!isWorking() && "the job queue has stopped and is started again");
    return reply.code(problem ? 503 : 200).send({ status: problem || "ready" });
  });
  if (metricsToken === null) {
    return;
  }
  http.get("/metrics", async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) {
      throw new Refusal("not-signed-in", { message: "Send the metrics token as a bearer", status: 401 });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** How far the replica is behind, whether it is used, and who has answered. */
function addReplicaMetrics(registry: Registry, { replica }: Platform): void {
  if (replica === undefined) {
    return;
  }
  const gauges = [
    new Gauge({
      name: "hangtag_replica_lag_seconds",
      help: "How far the replica for reports is behind at most; absent while unknown",
      registers: [],
      collect() {
        this.reset();
        const { lagMs } = replica.state();
        (lagMs === null ? [] : [lagMs / 1000]).forEach((seconds) => this.set(seconds));
      },
    }),
    new Gauge({
      name: "hangtag_replica_up",
      help: "1 while the replica for reports is used, else 0",
      registers: [],
      collect() {
        this.set(replica.state().problem === null ? 1 : 0);
      },
    }),
    new Gauge({
      name: "hangtag_replica_reads",
      help: "Reports, exports and searches since the start, by who answered: replica, behind (it said so), primary",
      labelNames: ["by"],
      registers: [],
      collect() {
        for (const [by, count] of Object.entries(replica.state().reads)) {
          this.set({ by }, count);
        }
      },
    }),
  ];
  gauges.forEach((gauge) => registry.registerMetric(gauge));
}

/** Compares hashes, so that the response time reveals nothing about the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
