import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform, Request } from "#server/platform/context/context.ts";

/** What an area's REST file gets to add its routes. */
export type RouteTools = {
  platform: Platform;
  /** Resolves to the caller. Throws a 401 refusal for wrong credentials. */
  identifyCaller(request: FastifyRequest): Promise<Request>;
};

/** REST in, operation, REST out. The error handler translates refusals to status, code and field texts. */
export type Routes = (http: FastifyInstance, tools: RouteTools) => void;
