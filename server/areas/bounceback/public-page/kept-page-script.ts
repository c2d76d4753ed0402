/**
 * Keeps a coupon's page on the phone that opened it, so that it can be shown where there is no connection: the bars are
 * all the register needs. The page and its service worker are the same file; browsers without one lose only this.
 */
export const keptPageScript = `"use strict";
(function () {
  var pages = "coupon-pages";
  function keep(request, answer) {
    return caches.open(pages).then(function (kept) {
      return answer.ok ? kept.put(request, answer) : kept.delete(request);
    });
  }
  if (self.document) {
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker.register("/c/kept.js", { scope: "/c/" }).then(function () {
      var mark = document.body.getAttribute("data-state");
      return mark === "live" ? fetch(location.href).then(function (answer) { return keep(location.href, answer); }) : null;
    }).catch(function () {});
    window.addEventListener("online", function () { location.reload(); });
    return;
  }
  self.addEventListener("install", function () { self.skipWaiting(); });
  self.addEventListener("activate", function (event) { event.waitUntil(self.clients.claim()); });
  self.addEventListener("fetch", function (event) {
    if (event.request.mode !== "navigate") return;
    event.respondWith(fetch(event.request).then(function (answer) {
      event.waitUntil(keep(event.request.url, answer.clone()));
      return answer;
    }, function (failure) {
      return caches.open(pages).then(function (kept) { return kept.match(event.request.url); }).then(function (page) {
        if (!page) throw failure;
        return page.text().then(function (html) {
          return new Response(html.replace('data-state="live"', 'data-state="kept"'), { headers: page.headers });
        });
      });
    }));
  });
})();
`;
