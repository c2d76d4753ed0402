import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform, Request } from "#server/platform/context/context.ts";

/** What an area's REST file gets to add its routes with. */
export type RouteTools = {
  platform: Platform;
  /** Who is asking; throws the refusal that answers 401 when credentials are sent and wrong. */
  callerOf(request: FastifyRequest): Promise<Request>;
};

/** REST in, operation, REST out. Refusals thrown inside become their status, code and field texts by themselves. */
export type Routes = (http: FastifyInstance, tools: RouteTools) => void;
