import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { homebaseSimulator } from "./homebase-simulator.ts";
import type { SimulatedAnswer, SimulatedShops, Trouble } from "./simulated-shops.ts";
import { refused } from "./simulated-shops.ts";
import { whenIWorkSimulator } from "./when-i-work-simulator.ts";

export type SchedulingSimulator = {
  shops: SimulatedShops;
  /** Of When I Work's API and of its sign-in. */
  whenIWorkUrl: string;
  homebaseUrl: string;
  /** `GET /2/users`, in the order in which they came. */
  requests: string[];
  trouble: Trouble;
  stop(): Promise<void>;
};

const homebasePath = "/api/public";

/** Starts both scheduling services over one company, on a port of this machine that nobody else reaches. */
export async function startSchedulingSimulator(options: {
  shops: SimulatedShops;
  clock: () => Date;
}): Promise<SchedulingSimulator> {
  const { shops, clock } = options;
  const [whenIWork, homebase] = [whenIWorkSimulator(shops), homebaseSimulator(shops)];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    simulator.requests.push(`${request.method ?? ""} ${url.pathname}`);
    const { headers, method = "GET" } = request;
    const body = await bodyOf(request);
    const asked = { method, query: url.searchParams, headers, body, now: clock() };
    const isOfHomebase = url.pathname.startsWith(homebasePath);
    const path = isOfHomebase ? url.pathname.slice(homebasePath.length) : url.pathname;
    const given =
      troubled(simulator.trouble, `${method} ${path}`) ?? (isOfHomebase ? homebase : whenIWork)({ ...asked, path });
    response.writeHead(given.status, { "content-type": "application/json", ...given.headers });
    response.end(JSON.stringify(given.body));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${addressOf(server.address()).port}`;
  const simulator: SchedulingSimulator = {
    shops,
    whenIWorkUrl: url,
    homebaseUrl: `${url}${homebasePath}`,
    requests: [],
    trouble: null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return simulator;
}

function troubled(trouble: Trouble, asked: string): SimulatedAnswer | null {
  if (trouble === null || trouble.only?.test(asked) === false) {
    return null;
  }
  const { status, error = "Something is wrong on our side", retryAfterSeconds } = trouble;
  const headers = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return { ...refused(status, error), headers };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  const text = Buffer.concat(chunks).toString("utf8");
  const told: unknown = text === "" ? {} : JSON.parse(text);
  return typeof told === "object" && told !== null ? Object.fromEntries(Object.entries(told)) : {};
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === "string") {
    throw new Error("The simulator has no port");
  }
  return address;
}
