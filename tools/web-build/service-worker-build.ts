import { createHash } from "node:crypto";
import { build } from "vite";
import type { Plugin } from "vite";
import { buildTarget } from "#tools/browsers/oldest-browsers.ts";

type PrecacheEntry = { url: string; revision: string | null };

/** The kit's gallery is for us alone. Letters beyond Latin load on demand; the worker keeps them when a page has asked for them once. */
const kept = (file: string) =>
  (!/gallery-page/.test(file) && /\.(js|css|html|svg|png|webmanifest)$/.test(file)) ||
  /inter-latin-wght-normal.*\.woff2$/.test(file);

/**
 * Builds `service-worker.js` after the application, with the list of files it must hold to open offline.
 * It is a build of its own because a worker may share no chunk with the page.
 */
export function serviceWorkerBuild(): Plugin {
  let outDir = "";
  return {
    name: "hangtag-service-worker-build",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async writeBundle(_options, bundle) {
      const entries = Object.values(bundle)
        .filter((output) => kept(output.fileName))
        .map((output) => precacheEntry(output.fileName, output.type === "chunk" ? output.code : output.source));
      await build({
        configFile: false,
        logLevel: "warn",
        root: this.environment.config.root,
        publicDir: false,
        define: {
          "import.meta.env.PRECACHE_ENTRIES": JSON.stringify(entries),
          "process.env.NODE_ENV": JSON.stringify("production"),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: buildTarget,
          rolldownOptions: {
            input: "platform/service-worker/service-worker.ts",
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  };
}

/** A name with a content hash never changes its content, so only the others need a revision. */
function precacheEntry(fileName: string, content: string | Uint8Array): PrecacheEntry {
  const isHashed = fileName.startsWith("assets/");
  const revision = isHashed ? null : createHash("sha256").update(content).digest("hex").slice(0, 16);
  return { url: `/${fileName}`, revision };
}
