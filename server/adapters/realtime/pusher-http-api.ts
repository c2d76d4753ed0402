import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { isSignedBy } from "#server/platform/realtime/channel-signatures.ts";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import type { Log } from "#server/platform/log/log.ts";
import { isChannelName, MessageTooLarge, realtimeLimits } from "#server/platform/context/realtime.ts";
import type { OccupiedChannel } from "./seats.db.ts";

export type ApiRequest = { method: string; path: string; query: string; body: Buffer };
export type ApiAnswer = { status: number; body: unknown };

export type ApiEvent = {
  channels: readonly string[];
  event: string;
  data: string;
  exceptSocketId?: string | undefined;
};

/** What the HTTP API needs from the server behind it. */
export type ApiActions = {
  /** @throws MessageTooLarge, RangeError */
  send(events: readonly ApiEvent[]): Promise<void>;
  listChannels(prefix: string): Promise<readonly OccupiedChannel[]>;
  findChannel(name: string): Promise<OccupiedChannel | null>;
  listMemberIds(channel: string): Promise<readonly string[]>;
  disconnect(memberId: string): Promise<void>;
};

/** 10 events of 10 kB, with room for their escapes. */
const maxBodyBytes = 512 * 1024;

/** Older requests are refused, so that a captured one cannot be replayed later. */
const maxAgeSeconds = 600;

const socketId = z.string().regex(/^\d+\.\d+$/);
const oneEvent = z.object({
  name: z.string(),
  data: z.string(),
  channel: z.string().optional(),
  channels: z.array(z.string()).optional(),
  socket_id: socketId.nullish(),
  info: z.string().nullish(),
});
const batch = z.object({ batch: z.array(oneEvent).min(1).max(realtimeLimits.batch) });

/** A response other than 200; the text is for the calling programmer. */
class ApiRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The HTTP API of the Pusher Channels protocol under `/apps/{id}`, signed with the app's secret. */
export class PusherHttpApi {
  readonly #app: RealtimeApp;
  readonly #actions: ApiActions;
  readonly #log: Log;

  constructor(app: RealtimeApp, actions: ApiActions, log: Log) {
    this.#app = app;
    this.#actions = actions;
    this.#log = log;
  }

  /** Handles a request of a plain Node server; the caller has checked that the path starts with `/apps/`. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
    const result = body
      ? await this.answer({ method: request.method ?? "GET", path, query, body })
      : { status: 413, body: { error: "The request is too large" } };
    const text = JSON.stringify(result.body);
    response.writeHead(result.status, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
  }

  async answer(request: ApiRequest): Promise<ApiAnswer> {
    try {
      const route = /^\/apps\/([^/]+)\/(.+)$/.exec(request.path);
      if (route?.[1] !== this.#app.id) {
        throw new ApiRefusal(404, "There is no app with this id");
      }
      const query = parseQuery(request.query);
      this.#checkSignature(request, query);
      return { status: 200, body: await this.#route(request, route[2] ?? "", query) };
    } catch (error) {
      const status = toStatus(error);
      if (status === null || !(error instanceof Error)) {
        this.#log.error({ err: error, path: request.path }, "A call of the realtime API failed");
        return { status: 503, body: { error: "Try again" } };
      }
      return { status, body: { error: error.message } };
    }
  }

  #checkSignature(request: ApiRequest, query: ReadonlyMap<string, string>): void {
    const ageSeconds = Math.abs(Date.now() / 1000 - Number(query.get("auth_timestamp")));
    if (query.get("auth_key") !== this.#app.key) {
      throw new ApiRefusal(401, "Unknown auth_key");
    }
    if (query.get("auth_version") !== "1.0") {
      throw new ApiRefusal(401, "The auth_version is 1.0");
    }
    if (!(ageSeconds <= maxAgeSeconds)) {
      throw new ApiRefusal(401, `The auth_timestamp is more than ${maxAgeSeconds} seconds from now`);
    }
    const md5 = createHash("md5").update(request.body).digest("hex");
    if ((request.body.length > 0 || query.has("body_md5")) && query.get("body_md5") !== md5) {
      throw new ApiRefusal(401, "The body_md5 is not that of the body");
    }
    const signed = [...query]
      .filter(([name]) => name !== "auth_signature")
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join("&");
    const text = `${request.method.toUpperCase()}\n${request.path}\n${signed}`;
    if (!isSignedBy(this.#app, text, query.get("auth_signature") ?? "")) {
      throw new ApiRefusal(401, "The auth_signature is not valid");
    }
  }

  async #route(request: ApiRequest, path: string, query: ReadonlyMap<string, string>): Promise<unknown> {
    const [kind = "", name = "", detail, extra] = path.split("/").map(decodePart);
    const route = `${request.method} ${kind}${name === "" ? "" : "/:name"}${detail === undefined ? "" : `/${detail}`}`;
    if (extra !== undefined) {
      throw new ApiRefusal(404, "There is nothing at this address");
    }
    switch (route) {
      case "POST events":
        return this.#send([parseBody(oneEvent, request.body)]);
      case "POST batch_events":
        return this.#send(parseBody(batch, request.body).batch);
      case "GET channels":
        return this.#listChannels(query);
      case "GET channels/:name":
        return this.#describe(name, query);
      case "GET channels/:name/users":
        return this.#listMembers(name);
      case "POST users/:name/terminate_connections":
        await this.#actions.disconnect(name);
        return {};
      default:
        throw new ApiRefusal(404, "There is nothing at this address");
    }
  }

  async #send(events: readonly z.infer<typeof oneEvent>[]): Promise<unknown> {
    await this.#actions.send(
      events.map((event) => ({
        channels: event.channels ?? (event.channel === undefined ? [] : [event.channel]),
        event: event.name,
        data: event.data,
        exceptSocketId: event.socket_id ?? undefined,
      })),
    );
    return {};
  }

  async #listChannels(query: ReadonlyMap<string, string>): Promise<unknown> {
    const prefix = query.get("filter_by_prefix") ?? "";
    const wantsMembers = readInfoNames(query).has("user_count");
    if (wantsMembers && !prefix.startsWith("presence-")) {
      throw new ApiRefusal(400, "user_count is known for presence channels only; give filter_by_prefix=presence-");
    }
    const channels = await this.#actions.listChannels(prefix);
    const entries = channels.map(({ name, memberCount }) => [name, wantsMembers ? { user_count: memberCount } : {}]);
    return { channels: Object.fromEntries(entries) };
  }

  async #describe(name: string, query: ReadonlyMap<string, string>): Promise<unknown> {
    requireChannelName(name);
    const wantsMembers = readInfoNames(query).has("user_count");
    if (wantsMembers && !name.startsWith("presence-")) {
      throw new ApiRefusal(400, "user_count is known for presence channels only");
    }
    const channel = await this.#actions.findChannel(name);
    const occupied = { occupied: channel !== null };
    return wantsMembers ? { ...occupied, user_count: channel?.memberCount ?? 0 } : occupied;
  }

  async #listMembers(name: string): Promise<unknown> {
    requireChannelName(name);
    if (!name.startsWith("presence-")) {
      throw new ApiRefusal(400, "Members are known for presence channels only");
    }
    const ids = await this.#actions.listMemberIds(name);
    return { users: ids.map((id) => ({ id })) };
  }
}

/** Resolves to null when the body is over the limit; the excess is not buffered. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length <= maxBodyBytes) {
      parts.push(bytes);
    }
  }
  return length <= maxBodyBytes ? Buffer.concat(parts) : null;
}

/** Parses to lower-case names and decoded values, which is what the protocol signs. */
function parseQuery(text: string): ReadonlyMap<string, string> {
  const pairs = text.split("&").filter((pair) => pair !== "");
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      const name = at < 0 ? pair : pair.slice(0, at);
      return [decodePart(name).toLowerCase(), at < 0 ? "" : decodePart(pair.slice(at + 1))];
    }),
  );
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiRefusal(400, "The address is not encoded as addresses are");
  }
}

function parseBody<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw new ApiRefusal(400, "The body is not JSON");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new ApiRefusal(400, z.prettifyError(parsed.error));
  }
  return parsed.data;
}

/** Reads the requested info. Subscription counts are not kept, since they would be written far too often. */
function readInfoNames(query: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = new Set((query.get("info") ?? "").split(",").filter((name) => name !== ""));
  if ([...names].some((name) => name !== "user_count")) {
    throw new ApiRefusal(400, "The attribute that can be asked for is user_count");
  }
  return names;
}

function requireChannelName(name: string): void {
  if (!isChannelName(name)) {
    throw new ApiRefusal(400, "Not a channel name");
  }
}

function toStatus(error: unknown): number | null {
  if (error instanceof ApiRefusal) {
    return error.status;
  }
  if (error instanceof MessageTooLarge) {
    return 413;
  }
  return error instanceof RangeError ? 400 : null;
}
