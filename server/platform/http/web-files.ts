import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { programPaths } from "#common/addresses/server-paths.ts";
import { keepAssets } from "./kept-assets.ts";
import { isOfOtherVersion, sendToOtherVersion } from "./other-version.ts";

const builtWeb = join(import.meta.dirname, "../../../dist/web");

/**
 * Serves the built web application: hashed files are cached forever, the page and the worker never. With a data folder,
 * pages of the versions before find their files too.
 */
export async function addWebFiles(
  http: FastifyInstance,
  { folder = builtWeb, dataFolder = null }: { folder?: string; dataFolder?: string | null } = {},
): Promise<void> {
  const page = join(folder, "index.html");
  if (!existsSync(page)) {
    return;
  }
  const contentPolicy = buildContentPolicy(readFileSync(page, "utf8"));
  await http.register(fastifyStatic, {
    root: dataFolder === null ? folder : [folder, keepAssets(folder, dataFolder, new Date())],
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes("/assets/");
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
      // The service worker caches the page with its headers and serves it from then on.
      if (basename(path).startsWith("index.html")) {
        reply.header("content-security-policy", contentPolicy);
      }
    },
  });
  // Every other path without a file is a screen and gets the application.
  http.setNotFoundHandler((request, reply) => {
    if (isOfOtherVersion(request)) {
      return sendToOtherVersion(reply);
    }
    if (request.method !== "GET" || programPaths.test(request.url) || isFile(request.url)) {
      return reply.code(404).send({ code: "not-found", message: "There is nothing at this address" });
    }
    return reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", contentPolicy)
      .sendFile("index.html", { cacheControl: false });
  });
}

/** Returns whether the path names a file; no screen's address contains a dot in its last part or a hidden name. */
function isFile(url: string): boolean {
  const [path = ""] = url.split(/[?#]/);
  try {
    const names = decodeURIComponent(path).split(/[\\/]/);
    return names.some((name) => name.startsWith(".")) || (names.at(-1) ?? "").includes(".");
  } catch {
    return true;
  }
}

/** Builds a policy that allows only the exact inline scripts of the page. */
function buildContentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'self'",
    // The barcode reader needs WebAssembly where the browser has no built-in one.
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
