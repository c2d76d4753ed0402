import { describe, expect, test } from "vitest";
import { afterFeed, mayMove, stages, syncAfter } from "./stages.rules.ts";

const waiting: Parameters<typeof afterFeed>[0] = {
  stage: "waiting",
  outcome: null,
  readyAt: null,
  firstNotifiedAt: null,
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
  test("a register that sends no time of its own does not move the offer behind the first text", () => {
    const firstNotifiedAt = new Date("2026-03-04T18:35:00Z");
    const late = { ...priced, readyAt: null };
    expect(afterFeed({ ...waiting, firstNotifiedAt }, late)).toMatchObject({
      stage: "ready",
      readyAt: firstNotifiedAt,
    });
    const timed = { ...late, readyAt: "2026-03-04T18:32:00Z" };
    expect(afterFeed({ ...waiting, firstNotifiedAt }, timed).readyAt).toEqual(new Date("2026-03-04T18:32:00Z"));
  });
  test.each([
    ["all of it", { lines: [{ taken: true }] }, "bought_all"],
    ["an offer that was refused", { paidCash: 0, lines: [{ taken: false }] }, "declined_offer"],
    ["nothing wanted", { paidCash: 0, cashOffer: 0, tradeOffer: 0, lines: [{ taken: false }] }, "passed_all"],
    ["a void", { status: "void" as const, paidCash: 0 }, "cancelled"],
  ])("%s", (_what, row, outcome) => {
    expect(afterFeed(waiting, { ...paid, ...row }).outcome).toBe(outcome);
  });
  test.each([
    [{ readyAt: "2026-03-04T18:40:00Z" }, "ready"],
    [{ cashOffer: 0 }, "ready"],
    [{ tradeOffer: 0 }, "ready"],
    [{}, "waiting"],
  ])("an open row with %j is %s", (row, stage) => {
    expect(afterFeed(waiting, { ...opened, ...row }).stage).toBe(stage);
  });
  test.each([
    [0, 2900, "credit"],
    [1450, 1450, "cash"],
    [1449, 1450, "credit"],
    [1, 0, "cash"],
    [0, 1, "credit"],
    [0, 0, null],
  ])("%i cents of cash and %i of trade are paid as %s", (paidCash, paidTrade, payout) => {
    const paidCents = paidCash + paidTrade;
    expect(afterFeed(waiting, { ...paid, paidCash, paidTrade })).toMatchObject({ payout, paidCents });
  });
  test.each(["check", "digital"] as const)("the register's cash stays the %s that a person said it was", (payout) => {
    expect(afterFeed({ ...waiting, payout }, paid)).toMatchObject({ payout, paidCents: 2400 });
    expect(afterFeed({ ...waiting, payout }, { ...paid, paidCash: 0, paidTrade: 2900 }).payout).toBe("credit");
  });
  test.each([
    ["a cent of cash", { paidCash: 1, lines: [{ taken: true }] }, "bought_all"],
    ["a cent of trade", { paidCash: 0, paidTrade: 1, lines: [{ taken: false }] }, "bought_some"],
    ["an offer of a cent", { paidCash: 0, cashOffer: 1 }, "declined_offer"],
    ["no offer at all", { paidCash: 0, cashOffer: null }, "passed_all"],
    ["more taken back than paid", { paidCash: -500 }, "declined_offer"],
    ["cash and trade that make nothing", { paidCash: 500, paidTrade: -500 }, "declined_offer"],
  ])("%s decides the outcome", (_what, row, outcome) => {
    expect(afterFeed(waiting, { ...paid, ...row }).outcome).toBe(outcome);
  });
  test("pieces are counted from the lines, and stay as they are without any", () => {
    expect(afterFeed(waiting, { ...paid, lines: [{ taken: true }] })).toMatchObject({ itemsTaken: 1, itemsPassed: 0 });
    const counted = { ...waiting, itemsTaken: 7, itemsPassed: 2 };
    expect(afterFeed(counted, { ...paid, lines: [] })).toMatchObject({ itemsTaken: 7, itemsPassed: 2 });
  });
});

test("people move a buy forward, over any stage", () => {
  const moves = stages.flatMap((from) => stages.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
  expect(moves).toEqual([
    "waiting sorting",
    "waiting ready",
    "waiting notified",
    "waiting complete",
    "sorting ready",
    "sorting notified",
    "sorting complete",
    "ready notified",
    "ready complete",
    "notified complete",
  ]);
});

test("a buy that is linked stays linked, whatever a late screen says", () => {
  expect([syncAfter("linked", "failed"), syncAfter("sending", "unknown"), syncAfter("unknown", "failed")]).toEqual([
    "linked",
    "unknown",
    "failed",
  ]);
});
