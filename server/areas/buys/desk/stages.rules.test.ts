import { describe, expect, test } from "vitest";
import { afterFeed, mayMove, stages, syncAfter } from "./stages.rules.ts";

const waiting: Parameters<typeof afterFeed>[0] = {
  stage: "waiting",
  outcome: null,
  readyAt: null,
  completedAt: null,
  posReadyAt: null,
  posCompletedAt: null,
  itemsTaken: null,
  itemsPassed: null,
  cashOfferCents: null,
  tradeOfferCents: null,
  paidCents: null,
  payout: null,
};
const opened: Parameters<typeof afterFeed>[1] = {
  status: "open",
  updatedAt: "2026-03-04T18:00:00Z",
  readyAt: null,
  completedAt: null,
  cashOffer: null,
  tradeOffer: null,
  paidCash: 0,
  paidTrade: 0,
  lines: [],
};
const priced = { ...opened, updatedAt: "2026-03-04T18:42:00Z", cashOffer: 2400, tradeOffer: 2900 };
const paid = {
  ...priced,
  status: "complete" as const,
  updatedAt: "2026-03-04T19:00:00Z",
  completedAt: "2026-03-04T18:59:00Z",
  paidCash: 2400,
  lines: [{ taken: true }, { taken: false }],
};

describe("what the point of sale tells moves a buy forward, never back", () => {
  test("a total makes it ready at that time", () => {
    const readyAt = new Date("2026-03-04T18:42:00Z");
    expect(afterFeed(waiting, priced)).toMatchObject({
      stage: "ready",
      readyAt,
      posReadyAt: readyAt,
      cashOfferCents: 2400,
    });
    expect(afterFeed(waiting, opened).stage).toBe("waiting");
  });
  test("a payment completes it with pieces and money", () => {
    expect(afterFeed(waiting, paid)).toMatchObject({
      stage: "complete",
      outcome: "bought_some",
      itemsTaken: 1,
      itemsPassed: 1,
      paidCents: 2400,
      payout: "cash",
      completedAt: new Date("2026-03-04T18:59:00Z"),
    });
  });
  test("an older row after a newer one takes no stage away, and our own times stay beside the register's", () => {
    const own = new Date("2026-03-04T18:30:00Z");
    const ready = { ...waiting, stage: "ready" as const, readyAt: own };
    expect(afterFeed(ready, opened)).toMatchObject({ stage: "ready", readyAt: own });
    expect(afterFeed(ready, priced)).toMatchObject({ readyAt: own, posReadyAt: new Date("2026-03-04T18:42:00Z") });
  });
  test.each([
    ["all of it", { lines: [{ taken: true }] }, "bought_all"],
    ["an offer that was refused", { paidCash: 0, lines: [{ taken: false }] }, "declined_offer"],
    ["nothing wanted", { paidCash: 0, cashOffer: 0, tradeOffer: 0, lines: [{ taken: false }] }, "passed_all"],
    ["a void", { status: "void" as const, paidCash: 0 }, "cancelled"],
  ])("%s", (_what, row, outcome) => {
    expect(afterFeed(waiting, { ...paid, ...row }).outcome).toBe(outcome);
  });
  test("more trade than cash is credit", () => {
    expect(afterFeed(waiting, { ...paid, paidCash: 0, paidTrade: 2900 })).toMatchObject({
      payout: "credit",
      paidCents: 2900,
    });
  });
});

test("people move a buy forward, over any stage", () => {
  const moves = stages.flatMap((from) => stages.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
  expect(moves).toEqual([
    "waiting sorting",
    "waiting ready",
    "waiting complete",
    "sorting ready",
    "sorting complete",
    "ready complete",
  ]);
});

test("a buy that is linked stays linked, whatever a late screen says", () => {
  expect([syncAfter("linked", "failed"), syncAfter("sending", "unknown"), syncAfter("unknown", "failed")]).toEqual([
    "linked",
    "unknown",
    "failed",
  ]);
});
