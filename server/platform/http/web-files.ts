import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const builtWeb = join(import.meta.dirname, "../../../dist/web");

/** Paths that answer programs, and files of another build; everything else without a file is a screen's address and gets the application. */
const programPaths = /^\/(api|graphql|pusher|apps|app\/|assets\/|healthz|readyz|metrics)/;

/** Serves the built web application: files named by their content for ever, the page and the worker always fresh. */
export async function addWebFiles(http: FastifyInstance, folder: string = builtWeb): Promise<void> {
  const page = join(folder, "index.html");
  if (!existsSync(page)) {
    return;
  }
  const contentPolicy = contentPolicyOf(readFileSync(page, "utf8"));
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes("/assets/");
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
      // The service worker keeps the page with its headers and shows it from then on.
      if (basename(path).startsWith("index.html")) {
        reply.header("content-security-policy", contentPolicy);
      }
    },
  });
  http.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" || programPaths.test(request.url) || isFile(request.url)) {
      return reply.code(404).send({ code: "not-found", message: "There is nothing at this address" });
    }
    return reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", contentPolicy)
      .sendFile("index.html", { cacheControl: false });
  });
}

/** A dot begins a hidden name or an extension; no screen's address has one. */
function isFile(url: string): boolean {
  const [path = ""] = url.split(/[?#]/);
  try {
    const names = decodeURIComponent(path).split(/[\\/]/);
    return names.some((name) => name.startsWith(".")) || (names.at(-1) ?? "").includes(".");
  } catch {
    return true;
  }
}

/** Of the scripts that stand in the page itself only those very texts may run. */
function contentPolicyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'self'",
    // WebAssembly is for the reader of barcodes, where the browser has none of its own.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
  ].join("; ");
}
