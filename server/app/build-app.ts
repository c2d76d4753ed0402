import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readClaims } from "#server/platform/auth/read-claims.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { addGraphqlServer } from "#server/platform/graphql/graphql-server.ts";
import { readRegisteredOperations } from "#server/platform/graphql/registered-operations.ts";
import type { RegisteredOperations } from "#server/platform/graphql/registered-operations.ts";
import { openSubscriptions } from "#server/platform/graphql/subscribing.ts";
import { addHealthRoutes } from "#server/platform/http/health.ts";
import { createHttp } from "#server/platform/http/http.ts";
import type { Routes, RouteTools } from "#server/platform/http/routes.ts";
import { addUpdateRequired } from "#server/platform/http/update-required.ts";
import { addWebFiles } from "#server/platform/http/web-files.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { platformAt } from "#server/platform/context/platform-at.ts";
import type { GraphqlSubscriptions } from "#server/platform/realtime/graphql-subscriptions.ts";
import { areaRoutes } from "./areas.ts";
import { schema } from "./schema.ts";

/** The operations of the web's build, by hash. */
const operationsFile = join(import.meta.dirname, "../../dist/web/operations.json");

/** Builds the HTTP side of the program: every route, one error handler, one way to identify callers. */
export async function buildApp(
  platform: Platform,
  parts: {
    subscriptions?: GraphqlSubscriptions;
    registered?: RegisteredOperations;
    more?: readonly Routes[];
    metricsToken?: string | null;
    trustedProxies?: readonly string[];
    dataFolder?: string;
  } = {},
): Promise<FastifyInstance> {
  const { trustedProxies = [] } = parts;
  const http = await createHttp({ log: platform.log, publicUrl: platform.publicUrl, trustedProxies });
  const tools: RouteTools = { platform, identifyCaller: (request) => identifyCaller(platform, request) };
  addUpdateRequired(http, platform);
  addHealthRoutes(http, platform, { metricsToken: parts.metricsToken ?? null });
  const { subscriptions = openSubscriptions(platform, schema) } = parts;
  const { registered = readRegisteredOperations(operationsFile) } = parts;
  addGraphqlServer(http, { schema, tools, registered, subscriptions });
  for (const addRoutes of [...areaRoutes, ...(parts.more ?? [])]) {
    addRoutes(http, tools);
  }
  await addWebFiles(http, { dataFolder: parts.dataFolder ?? null });
  return http;
}

async function identifyCaller(platform: Platform, request: FastifyRequest): Promise<Request> {
  const caller = await identify(platform, readClaims(request));
  return { ...caller, platform: platformAt(platform, caller.store) };
}
