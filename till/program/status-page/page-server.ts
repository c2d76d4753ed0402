/** The status page's own small server: this computer only, forms and files, nothing kept in the browser. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { html, type Html } from "./html.ts";
import { frame } from "./page-frame.ts";
import { refusePage, type GuardRefusal } from "./page-guard.ts";

export type PageAnswer = { page: Html } | { goTo: string } | { text: string };

export type ShowPage = (query: URLSearchParams, token: string) => Promise<PageAnswer> | PageAnswer;
export type TakeForm = (form: URLSearchParams) => Promise<PageAnswer> | PageAnswer;

export type PageRoutes = {
  get: ReadonlyMap<string, ShowPage>;
  post: ReadonlyMap<string, TakeForm>;
};

export type PageServerOptions = {
  /** The first one that is free of these is taken. */
  ports: readonly number[];
  /** Where the stylesheets, the font and the script lie. */
  files: string;
  /** Tells this program from another that listens on the same port. */
  key: string;
  routes: PageRoutes;
  onError: (error: unknown) => void;
};

export type PageServer = { port: number; url: string; close(): Promise<void> };

const mostFormBytes = 16_384;
const staticFiles: Readonly<Record<string, string>> = {
  "/tokens.css": "text/css; charset=utf-8",
  "/page.css": "text/css; charset=utf-8",
  "/page.js": "text/javascript; charset=utf-8",
  "/inter.woff2": "font/woff2",
  "/icon.svg": "image/svg+xml",
};
const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cache-control": "no-store",
};

const refusals: Readonly<Record<GuardRefusal, { status: number; text: string }>> = {
  "wrong-host": { status: 421, text: "Open this page as http://127.0.0.1 on the register's own computer" },
  "wrong-origin": { status: 403, text: "This form isn't ours" },
  "wrong-token": { status: 403, text: "This page is from before a restart. Open it again and repeat what you did." },
  "wrong-method": { status: 405, text: "This page takes forms only" },
};

export async function openPageServer(options: PageServerOptions): Promise<PageServer> {
  const token = randomBytes(24).toString("base64url");
  const server = createServer({ requestTimeout: 10_000, maxHeaderSize: 16_384 }, (request, response) => {
    answer(request, response, { ...options, token, port: portOf(server) }).catch((error: unknown) => {
      options.onError(error);
      send(response, {
        status: 500,
        type: "text/plain; charset=utf-8",
        body: "Something went wrong. It's in the log.",
      });
    });
  });
  await listen(server, options.ports);
  const port = portOf(server);
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

type Serving = PageServerOptions & { token: string; port: number };

async function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  const method = request.method ?? "";
  const form = method === "POST" ? await readForm(request) : new URLSearchParams();
  const { host, origin } = request.headers;
  const site = request.headers["sec-fetch-site"]?.toString();
  const refusal = refusePage({ method, host, origin, site, token: form.get("token") }, serving);
  if (refusal !== null) {
    const { status, text } = refusals[refusal];
    return sendPage(response, status, frame({ title: text, back: true }, html``));
  }
  const file = method === "GET" ? await readOwnFile(pathname, serving) : null;
  if (file !== null) {
    return send(response, { status: 200, ...file });
  }
  const { get, post } = serving.routes;
  const outcome = method === "GET" ? get.get(pathname)?.(searchParams, serving.token) : post.get(pathname)?.(form);
  return outcome === undefined
    ? sendPage(response, 404, frame({ title: "There's nothing at this address", back: true }, html``))
    : sendOutcome(response, await outcome);
}

/** What the page is made of, and what tells this program from another on the same port. */
async function readOwnFile(pathname: string, { files, key }: Serving): Promise<Omit<Sending, "status"> | null> {
  if (pathname === "/alive") {
    return { type: "text/plain; charset=utf-8", body: key };
  }
  const type = staticFiles[pathname];
  return type === undefined ? null : { type, body: await readFile(join(files, pathname.slice(1))) };
}

function sendOutcome(response: ServerResponse, outcome: PageAnswer): void {
  if ("page" in outcome) {
    sendPage(response, 200, outcome.page);
  } else if ("text" in outcome) {
    send(response, { status: 200, type: "text/html; charset=utf-8", body: outcome.text });
  } else {
    response.writeHead(303, { ...headers, location: outcome.goTo }).end();
  }
}

function sendPage(response: ServerResponse, status: number, page: Html): void {
  send(response, { status, type: "text/html; charset=utf-8", body: page.text });
}

type Sending = { status: number; type: string; body: string | Buffer };

function send(response: ServerResponse, { status, type, body }: Sending): void {
  response.writeHead(status, { ...headers, "content-type": type }).end(body);
}

/** A form that is too long is cut, and then has no token. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > mostFormBytes) {
      return new URLSearchParams();
    }
    chunks.push(part);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

async function listen(server: Server, ports: readonly number[]): Promise<void> {
  const [port, ...others] = ports;
  if (port === undefined) {
    throw new Error("No port is free for the status page: choose another statusPort in settings.json");
  }
  server.listen({ port, host: "127.0.0.1", exclusive: true });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code !== "EADDRINUSE" && code !== "EACCES") {
      throw error;
    }
    await listen(server, others);
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
