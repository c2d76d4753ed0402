/**
 * Keeps a seller's page up to date while it is looked at, and sends a choice as it is made. Everything works without it,
 * with a press more.
 */
export const livePageScript = `"use strict";
(function () {
  document.documentElement.classList.add("js");
  var every = 20000;
  function typing() {
    var at = document.activeElement;
    return at && /^(SELECT|INPUT|TEXTAREA)$/.test(at.tagName) && at.type !== "radio";
  }
  function show(html) {
    var next = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    var main = document.querySelector("main");
    if (next && main && next.innerHTML !== main.innerHTML) main.replaceWith(next);
  }
  function look() {
    if (document.visibilityState !== "visible" || typing() || location.search.indexOf("cancel") > 0) return;
    fetch(location.href, { headers: { "x-live": "1" } })
      .then(function (answer) { return answer.ok ? answer.text() : null; })
      .then(function (html) { if (html && !typing()) show(html); })
      .catch(function () {});
  }
  if (document.querySelector("[data-live]")) {
    setInterval(look, every);
    document.addEventListener("visibilitychange", look);
  }
  document.addEventListener("change", function (event) {
    var field = event.target;
    var form = field && field.form;
    if (!form || !form.hasAttribute("data-at-once")) return;
    if (field.name === "returnsAt") form.querySelector("[value=returns]").checked = true;
    form.submit();
  });
})();
`;
