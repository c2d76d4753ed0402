import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const builtWeb = join(import.meta.dirname, "../../../dist/web");

/** Paths that answer programs, and files of another build; everything else without a file is a screen's address and gets the application. */
const programPaths = /^\/(api|graphql|pusher|apps|app\/|assets\/|healthz|readyz|metrics)/;

const contentPolicy = [
  "default-src 'self'",
  // WebAssembly is for the reader of barcodes, where the browser has none of its own.
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "frame-ancestors 'none'",
  "base-uri 'self'",
].join("; ");

/** Serves the built web application: files named by their content for ever, the page and the worker always fresh. */
export async function addWebFiles(http: FastifyInstance): Promise<void> {
  if (!existsSync(join(builtWeb, "index.html"))) {
    return;
  }
  await http.register(fastifyStatic, {
    root: builtWeb,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes("/assets/");
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  http.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" || programPaths.test(request.url)) {
      return reply.code(404).send({ code: "not-found", message: "There is nothing at this address" });
    }
    return reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", contentPolicy)
      .sendFile("index.html", { cacheControl: false });
  });
}
