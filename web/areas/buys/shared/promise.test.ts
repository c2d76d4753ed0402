import { expect, test } from "vitest";
import { aBuy } from "#tests/kit/web/a-buy.ts";
import { groupsOf, promiseOf } from "./promise.ts";
import type { DeskBuy } from "#web/areas/buys/home/home.queries.ts";

const buy = aBuy({ promisedAt: "2026-11-21T18:45:00Z", checkedInAt: "2026-11-21T18:00:00Z" });

function desk(changes: Partial<DeskBuy["buy"]>, isCarriedOver = false): DeskBuy {
  return { buy: { ...buy, ...changes }, isCarriedOver, asksDonated: false, text: null, textRefusal: null, reply: null };
}

const around = { timeZone: "America/Chicago" };

test.each([
  ["18:15", { main: "15 min", detail: "by 12:45 PM", tone: "plain" }],
  ["18:38", { main: "38 min", detail: "7 min left", tone: "warn" }],
  ["18:55", { main: "55 min", detail: "10 min late", tone: "bad", share: 1 }],
])("at %s a seller who was promised a quarter to one has waited %o", (now, shown) => {
  expect(promiseOf(desk({}), { ...around, now: new Date(`2026-11-21T${now}:00Z`) })).toMatchObject(shown);
});

test("a drop-off shows its promise, an offer whether it came in time, and a buy of yesterday since when it is there", () => {
  const now = new Date("2026-11-21T19:30:00Z");
  const shown = (changes: Partial<DeskBuy["buy"]>, isCarriedOver = false) =>
    promiseOf(desk(changes, isCarriedOver), { ...around, now });
  expect(shown({ isDropOff: true })).toMatchObject({ main: "Drop-off", detail: "by 12:45 PM" });
  const ready = { stage: "READY" as const, readyAt: "2026-11-21T18:40:00Z" };
  expect(shown(ready)).toMatchObject({ main: "Ready 12:40 PM", detail: "on time", tone: "good" });
  expect(shown({ ...ready, readyAt: "2026-11-21T18:53:00Z" })).toMatchObject({ detail: "8 min late", tone: "bad" });
  expect(shown({ businessDate: "2026-11-19" }, true)).toMatchObject({ main: "2 days", detail: "since Nov 19" });
  expect(shown({ businessDate: "2026-11-20" }, true)).toMatchObject({ main: "1 day", detail: "since Nov 20" });
});

test("open buys stand by stage, in each the nearest promise first, and those of earlier days last", () => {
  const buys = [
    desk({ number: 1, promisedAt: null }),
    desk({ number: 2, promisedAt: "2026-11-21T19:00:00Z" }),
    desk({ number: 3 }),
    desk({ number: 4, stage: "READY" }),
    desk({ number: 5, stage: "READY" }, true),
  ];
  const numbers = groupsOf(buys).map(({ id, buys: group }) => [id, group.map((each) => each.buy.number)]);
  expect(numbers).toEqual([
    ["WAITING", [3, 2, 1]],
    ["READY", [4]],
    ["CARRIED", [5]],
  ]);
});
