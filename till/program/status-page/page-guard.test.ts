import { expect, test } from "vitest";
import { refusePage } from "./page-guard.ts";

const own = { port: 7411, token: "the page's own token" };
const read = { method: "GET", host: "127.0.0.1:7411", origin: undefined, site: undefined, token: null };
const sent = {
  method: "POST",
  host: "127.0.0.1:7411",
  origin: "http://127.0.0.1:7411",
  site: "same-origin",
  token: own.token,
};

test.each([
  ["the page", read, null],
  ["the page by its other name", { ...read, host: "localhost:7411" }, null],
  ["a link from another site", { ...read, site: "cross-site" }, null],
  ["another name for this computer", { ...read, host: "attacker.example:7411" }, "wrong-host"],
  ["another name that begins like ours", { ...read, host: "127.0.0.1.attacker.example:7411" }, "wrong-host"],
  ["another port", { ...read, host: "127.0.0.1:80" }, "wrong-host"],
  ["no port", { ...read, host: "127.0.0.1" }, "wrong-host"],
  ["no name", { ...read, host: undefined }, "wrong-host"],
  ["our form", sent, null],
  ["our form in an older browser", { ...sent, site: undefined }, null],
  ["our form by the other name", { ...sent, host: "localhost:7411", origin: "http://localhost:7411" }, null],
  ["a form of another site", { ...sent, origin: "https://attacker.example", site: "cross-site" }, "wrong-origin"],
  ["a form of another port here", { ...sent, origin: "http://127.0.0.1:3000" }, "wrong-origin"],
  [
    "a form by a name that is made to mean us",
    { ...sent, host: "attacker.example:7411", origin: "http://attacker.example:7411" },
    "wrong-host",
  ],
  ["a form from a file", { ...sent, origin: "null" }, "wrong-origin"],
  ["a form that doesn't say where from", { ...sent, origin: undefined }, "wrong-origin"],
  ["a form whose browser says otherwise", { ...sent, site: "same-site" }, "wrong-origin"],
  ["a form without the token", { ...sent, token: null }, "wrong-token"],
  ["a form with an older token", { ...sent, token: "the page's old token" }, "wrong-token"],
  ["a form with a longer token", { ...sent, token: `${own.token}x` }, "wrong-token"],
  ["another method", { ...sent, method: "DELETE" }, "wrong-method"],
])("%s: %o is %s", (_name, request, refusal) => {
  expect(refusePage(request, own)).toBe(refusal);
});
