import { expect, test } from "vitest";
import { matchBuys } from "./buy-matches.rules.ts";
import type { FedBuy, OwnBuy } from "./buy-matches.rules.ts";

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);

function own(fields: Partial<OwnBuy> = {}): OwnBuy {
  const about = { customerId: "ana", customerName: "Ana Ruiz", mobile: "+12165550142" };
  return { id: "ours", businessDate: "2026-11-28", checkedInAt: at("18:00"), ...about, ...fields };
}

function fed(fields: Partial<FedBuy> = {}): FedBuy {
  const about = { customerId: null, customerName: null, customerPhone: null };
  return { posBuyId: "theirs", businessDate: "2026-11-28", checkedInAt: at("18:05"), ...about, ...fields };
}

const never = () => false;

test.each([
  ["the customer we know there", { customerId: "ana", customerName: "A. Ruiz-Hall" }, "customer"],
  ["the same phone, however it is written", { customerPhone: "(216) 555-0142", customerName: "A. R." }, "customer"],
  ["the same name, whichever part goes first", { customerName: "RUIZ,  Ana" }, "customer"],
  ["the same customer hours later on that date", { customerName: "Ana Ruiz", checkedInAt: at("22:00") }, "customer"],
  [
    "the same customer at about the same time, though the register counts it on the day before",
    { customerName: "Ana Ruiz", businessDate: "2026-11-27" },
    "customer",
  ],
  ["about the same time, and no word of who it was", {}, "time"],
  ["twenty minutes later", { checkedInAt: at("18:20") }, "time"],
  ["opened there first", { checkedInAt: at("17:50") }, "time"],
])("%s is a match", (_what, theirs, basis) => {
  expect(matchBuys([own()], [fed(theirs)], never)).toEqual([{ buyId: "ours", posBuyId: "theirs", basis }]);
});

test.each([
  ["half an hour apart, and no word of who it was", {}, { checkedInAt: at("18:30") }],
  ["at the same time, but another name", {}, { customerName: "Lena Hall" }],
  ["the same name, but another customer of ours", {}, { customerId: "other", customerName: "Ana Ruiz" }],
  [
    "the same customer on another date",
    {},
    { customerName: "Ana Ruiz", businessDate: "2026-11-27", checkedInAt: at("14:00") },
  ],
  ["two names that are empty", { customerName: "" }, { customerName: "Lena" }],
])("%s is none", (_what, ours, theirs) => {
  expect(matchBuys([own(ours)], [fed(theirs)], never)).toEqual([]);
});

test("what a person refused is not offered again, and the next best one is", () => {
  const registers = [fed(), fed({ posBuyId: "second", checkedInAt: at("18:15") })];
  const isRefused = (_buyId: string, posBuyId: string) => posBuyId === "theirs";
  expect(matchBuys([own()], registers, isRefused)).toEqual([{ buyId: "ours", posBuyId: "second", basis: "time" }]);
});

test("each buy stands in one pair: the same customer first, then the nearest in time", () => {
  const ours = [own({ id: "one" }), own({ id: "two", customerName: "Lena Hall", checkedInAt: at("18:04") })];
  const registers = [fed({ posBuyId: "lena", customerName: "Lena Hall", checkedInAt: at("19:00") }), fed()];
  expect(matchBuys(ours, registers, never)).toEqual([
    { buyId: "two", posBuyId: "lena", basis: "customer" },
    { buyId: "one", posBuyId: "theirs", basis: "time" },
  ]);
});

test("one customer with two buys gets each to the nearer one", () => {
  const ours = [own({ id: "early" }), own({ id: "late", checkedInAt: at("20:00") })];
  const registers = [
    fed({ posBuyId: "second", customerName: "Ana Ruiz", checkedInAt: at("20:03") }),
    fed({ posBuyId: "first", customerName: "Ana Ruiz", checkedInAt: at("18:01") }),
  ];
  expect(matchBuys(ours, registers, never).map(({ buyId, posBuyId }) => [buyId, posBuyId])).toEqual([
    ["early", "first"],
    ["late", "second"],
  ]);
});
