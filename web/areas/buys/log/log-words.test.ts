import { expect, test } from "vitest";
import {
  broughtText,
  durationText,
  moneyText,
  reasonsText,
  offerText,
  sellerText,
  shortNames,
  sourceText,
  takenText,
  timeText,
  toneOf,
} from "./log-words.ts";
import type { LogBuy } from "./log.queries.ts";

const buy: LogBuy = {
  ...{ id: "B1", isOwn: true, number: "1", date: "2026-03-04", customerId: null, customerName: "Ada Park" },
  ...{ phone: null, source: "KIOSK", bags: 2, boxes: 1, bins: 0, others: 0, isDropOff: false },
  ...{ checkedInAt: "2026-03-04T16:04:00Z", checkedInBy: null, sortedBy: null, sortSeconds: null, readyAt: null },
  ...{
    waitSeconds: null,
    isWaitLong: false,
    firstTextAt: null,
    firstCalledAt: null,
    isOptedOut: false,
    completedAt: null,
    completedBy: null,
    hasId: false,
    itemsOffered: 3,
  },
  ...{ itemsTaken: 1, takePct: 333, cashOffer: null, tradeOffer: null, offer: null, paid: null, payout: null },
  reasons: [
    { kind: "TAKE", name: "In demand", count: 1 },
    { kind: "PASS", name: "Stain", count: 2 },
    { kind: "PASS", name: "Style", count: 1 },
  ],
  ...{ topPassReason: "Stain", status: "OPEN", stage: "WAITING", posState: "LINKED" },
};

test("what is known is said in words", () => {
  expect(broughtText(buy)).toBe("2 bags, 1 box");
  expect(sourceText(buy)).toBe("Tablet");
  expect(takenText(buy)).toBe("1 of 3");
  expect(reasonsText(buy, "PASS")).toBe("Stain 2, Style 1");
  expect(timeText(buy.checkedInAt, "America/Chicago")).toBe("10:04 AM");
  expect(durationText(5400)).toBe("1 hr 30 min");
  expect(moneyText(3850)).toBe("$38.50");
});

test("what only the register knows says nothing of bags, and a seller without a name is unknown", () => {
  const fed = { ...buy, isOwn: false, source: null, bags: null, customerName: null };
  expect(broughtText(fed)).toBeNull();
  expect(sourceText(fed)).toBe("Register");
  expect(sellerText(fed)).toBe("Unknown seller");
});

test.each([
  ["pieces", takenText({ ...buy, itemsTaken: null })],
  ["a time", timeText(null, "UTC")],
  ["a duration", durationText(null)],
  ["an amount", moneyText(null)],
])("unknown is null and never 0: %s", (_, words) => {
  expect(words).toBeNull();
});

test("an open buy and a declined offer stand out", () => {
  expect((["OPEN", "DECLINED", "BOUGHT"] as const).map(toneOf)).toEqual(["accent", "warn", "neutral"]);
});

test("people have their first name in narrow columns, and an initial where two share it", () => {
  const people = ["Ana Ruiz", "Noah Baptiste", "Noah Kim", "Cher"].map((name) => ({ key: name, name }));
  expect([...shortNames(people).values()]).toEqual(["Ana", "Noah B.", "Noah K.", "Cher"]);
});

test("an offer of nothing is none", () => {
  expect([offerText(null), offerText(0), offerText(450)]).toEqual([null, null, "$4.50"]);
});
