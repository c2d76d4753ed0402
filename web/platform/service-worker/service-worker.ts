/**
 * The worker of `/service-worker.js`. It holds the application's own files, so that it opens without a network;
 * data never goes through it: what a person last saw is kept by the page, under that person's session.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { programPaths, publicPages } from "#common/addresses/server-paths.ts";

precacheAndRoute(import.meta.env.PRECACHE_ENTRIES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: [programPaths, publicPages] }));

// Their names carry a hash of their content, so a copy is never stale.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "hangtag-assets" }),
);

// A waiting worker takes over only when the page says so: the page knows whether a person is in the middle of something.
self.addEventListener("message", (event: MessageEvent<unknown>) => {
  if (event.data === "take-over" && "skipWaiting" in self && typeof self.skipWaiting === "function") {
    void self.skipWaiting();
  }
});
