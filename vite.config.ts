import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "./tools/browsers/oldest-browsers.ts";
import { compileHintsBuild } from "./tools/web-build/compile-hints-build.ts";
import { documentsBuild } from "./tools/web-build/documents-build.ts";
import { operationsBuild } from "./tools/web-build/operations-build.ts";
import { headStartBuild } from "./tools/web-build/head-start-build.ts";
import { serviceWorkerBuild } from "./tools/web-build/service-worker-build.ts";

/** The product's own server while developing; everything that is not the web application's own file goes there. */
const server = { target: `http://localhost:${process.env["PORT"] ?? 3000}`, ws: true };

/** The sign-in page alone. */
const signIn = /[\\/]app[\\/]sign-in-app/;

/** What the sign-in and the day both show first: in one file of its own, so that neither fetches what only the other needs. */
const shared = new RegExp(
  String.raw`[\\/](${[
    String.raw`ui[\\/]form[\\/](use-form|form\.)`,
    String.raw`ui[\\/]fields[\\/]text-field`,
    String.raw`ui[\\/]figures[\\/](avatar|logo)`,
    String.raw`ui[\\/]dialogs[\\/](dialog\.|dialog-host|error-dialog|question-dialog)`,
    String.raw`ui[\\/]feedback[\\/](snackbars|notice-bar)`,
    String.raw`ui[\\/]controls[\\/]button\.`,
    String.raw`app[\\/](document-title|root-frame\.module)`,
    String.raw`common[\\/](phone|inputs[\\/]issue-text)`,
    String.raw`platform[\\/](calls|person|browser[\\/]online)`,
    String.raw`platform[\\/]employee[\\/](team-mode|employee-gate)`,
  ].join("|")})`,
);

/** A first visit runs most of them. */
const firstFiles = new Set(["react", "main", "shared", "sign-in", "application", "day", "day-rest"]);

export default defineConfig(({ command, mode }) => ({
  root: "web",
  publicDir: "public",
  plugins: [
    react(),
    documentsBuild(),
    headStartBuild(import.meta.dirname),
    serviceWorkerBuild(),
    operationsBuild(import.meta.dirname),
    compileHintsBuild(firstFiles),
  ],
  resolve: {
    // React has had it for years; what stands in for it in older ones would be on every first visit.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }],
  },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: buildTarget,
    // Safari before 17 alone needs it, and there it would only fetch a moment earlier.
    modulePreload: { polyfill: false },
    sourcemap: mode === "development",
    // Areas are split by their lazy routes. What the first pages need comes in few files: on a slow line each costs a
    // round trip more than its bytes. React alone is kept apart by name: it changes least, so it stays cached longest.
    rolldownOptions: {
      input: { main: join(import.meta.dirname, "web/index.html") },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            // Its own file, or it would travel with whatever else its few users share.
            { name: "schemas", test: /node_modules[\\/]zod[\\/]/, priority: 4 },
            { name: "frame", tags: ["$initial"], priority: 3 },
            { name: "shared", test: shared, priority: 3 },
            { name: "sign-in", test: signIn, priority: 2 },
            { name: "application", test: /[\\/]app[\\/]routed-app\.tsx$/, priority: 2 },
            { name: "day", test: /[\\/](store-shell|daybook-page|daybook-screen)\.tsx$/, priority: 1 },
            { name: "day-rest", test: /[\\/]daybook[\\/]day-rest\.tsx$/, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": server,
      "/graphql": server,
      "/pusher": server,
      // The channel server's socket; `/app/` with its slash, because the program's own folder in development is `/app`.
      "^/app/[0-9a-f]{8,}": server,
    },
  },
  css: { devSourcemap: command === "serve" },
}));
