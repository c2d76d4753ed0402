/**
 * Keeps a check-in tablet ready for the next seller: what one left behind is gone after a minute without a touch, and the
 * page asks each minute whether the store still buys. Without a connection it says so and keeps what was typed.
 */
export const idleScript = `"use strict";
(function () {
  var over = document.querySelector("[data-over]");
  var left = over ? 20 : 60;
  var since = 0;
  function touched() { since = 0; }
  ["pointerdown", "keydown", "input", "scroll"].forEach(function (name) { addEventListener(name, touched, true); });
  function lost(isLost) {
    var note = document.querySelector(".lost");
    if (note) note.hidden = !isLost;
  }
  function next() {
    fetch("/kiosk", { headers: { "x-alive": "1" } })
      .then(function (answer) {
        lost(!answer.ok);
        if (answer.ok) location.replace("/kiosk");
      })
      .catch(function () { lost(true); });
  }
  setInterval(function () {
    since += 1;
    if (since >= left) { since = left - 10; next(); }
  }, 1000);
  addEventListener("pageshow", function (event) { if (event.persisted) location.replace("/kiosk"); });
  document.addEventListener("submit", function (event) {
    if (navigator.onLine === false) { event.preventDefault(); lost(true); }
  });
})();
`;
