import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AddressSettings } from "./provider.ts";

export type SimulatedRequest = {
  method: string;
  /** Below the service's own base path. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Fields of a JSON or form-encoded body; empty for any other. */
  body: Readonly<Record<string, unknown>>;
  /** What a signature is computed over. */
  rawBody: Buffer;
  now: Date;
};

/** A body of bytes is sent as it is, any other as JSON. A lost one never arrives: the connection breaks instead. */
export type SimulatedResponse = { status: number; body: unknown; headers?: Record<string, string>; isLost?: true };

/** One service's wire protocol, faults included, over invented data. */
export type SimulatedService = {
  /** The address settings that it stands in for. */
  settings: readonly string[];
  /** What its addresses end with, such as `/api/public`; empty for a service at the root. */
  basePath: string;
  respond(request: SimulatedRequest): SimulatedResponse;
};

/** A disturbance: every request that `only` matches gets this response, until a test takes it away. */
export type Trouble = {
  status: number;
  error?: string;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  /** Matched against method and path, such as `POST /2/times`; absent means every request. */
  only?: RegExp;
} | null;

/** A request with the response to it; a test compares both with what the provider publishes. */
export type SimulatedExchange = { request: SimulatedRequest; response: SimulatedResponse };

export type RunningSimulation = {
  /** Where each setting's service answers. */
  addresses: AddressSettings;
  /** Method and path of every request, such as `GET /2/users`, in the order of arrival. */
  requests: string[];
  trouble: Trouble;
  stop: () => Promise<void>;
};

/** Starts simulated services on one port that only this machine reaches. */
export async function startSimulation(
  services: readonly SimulatedService[],
  options: { clock: () => Date; onExchange?: (exchange: SimulatedExchange) => void },
): Promise<RunningSimulation> {
  // A service at the root would take the requests of all others.
  const byLength = services.toSorted((first, second) => second.basePath.length - first.basePath.length);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const { method = "GET", headers } = request;
    simulation.requests.push(`${method} ${url.pathname}`);
    const service = byLength.find(({ basePath }) => url.pathname.startsWith(basePath));
    const path = url.pathname.slice(service?.basePath.length ?? 0);
    const rawBody = await readBody(request);
    const body = bodyFields(rawBody, headers["content-type"] ?? "");
    const simulated = { method, path, query: url.searchParams, headers, body, rawBody, now: options.clock() };
    const result =
      findTrouble(simulation.trouble, `${method} ${path}`) ??
      service?.respond(simulated) ??
      simulatedRefusal(404, "Not found");
    options.onExchange?.({ request: simulated, response: result });
    if (result.isLost) {
      request.socket.destroy();
      return;
    }
    response.writeHead(result.status, { "content-type": "application/json", ...result.headers });
    response.end(Buffer.isBuffer(result.body) ? result.body : JSON.stringify(result.body));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${readPort(server.address())}`;
  const simulation: RunningSimulation = {
    addresses: Object.fromEntries(
      services.flatMap(({ settings, basePath }) => settings.map((setting) => [setting, `${url}${basePath}`])),
    ),
    requests: [],
    trouble: null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return simulation;
}

export function simulatedRefusal(status: number, error: string): SimulatedResponse {
  return { status, body: { error, code: status * 10 } };
}

function findTrouble(trouble: Trouble, request: string): SimulatedResponse | null {
  if (trouble === null || trouble.only?.test(request) === false) {
    return null;
  }
  const { status, error = "Something is wrong on our side", retryAfterSeconds } = trouble;
  const wait = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  const headers = { ...wait, ...trouble.headers };
  return { ...simulatedRefusal(status, error), headers };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

function bodyFields(rawBody: Buffer, contentType: string): Record<string, unknown> {
  const text = rawBody.toString("utf8");
  if (contentType.startsWith("application/x-www-form-urlencoded")) {
    const form = new URLSearchParams(text);
    // A field that comes several times is a list.
    return Object.fromEntries([...form.keys()].map((name) => [name, oneOrAll(form.getAll(name))]));
  }
  const parsed: unknown = text === "" ? {} : JSON.parse(text);
  return typeof parsed === "object" && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
}

function oneOrAll(values: string[]): string | string[] {
  return values.length === 1 ? values.join("") : values;
}

function readPort(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string") {
    throw new Error("The simulation has no port");
  }
  return address.port;
}
