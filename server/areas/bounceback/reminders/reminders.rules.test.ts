import { expect, test } from "vitest";
import { dueReminders, isHeldOut, mergeReminders, reminderText } from "./reminders.rules.ts";

const plan = {
  redeemStartOn: "2026-12-07",
  redeemEndOn: "2026-12-24",
  reminderAtStart: true,
  reminderDaysBeforeEnd: 3,
  reminderHour: 10,
};

type Row = { date: string; minutes: number; change?: Partial<typeof plan>; kinds: string[] };

test.each<Row>([
  { date: "2026-12-07", minutes: 599, kinds: [] },
  { date: "2026-12-07", minutes: 600, kinds: ["start"] },
  { date: "2026-12-07", minutes: 1200, kinds: ["start"] },
  { date: "2026-12-08", minutes: 600, kinds: [] },
  { date: "2026-12-21", minutes: 600, kinds: ["end"] },
  { date: "2026-12-20", minutes: 900, kinds: [] },
  { date: "2026-12-21", minutes: 600, change: { reminderDaysBeforeEnd: 0 }, kinds: [] },
  { date: "2026-12-07", minutes: 600, change: { reminderAtStart: false }, kinds: [] },
  // December 6 is a Sunday.
  { date: "2026-12-06", minutes: 719, change: { redeemStartOn: "2026-12-06" }, kinds: [] },
  { date: "2026-12-06", minutes: 720, change: { redeemStartOn: "2026-12-06" }, kinds: ["start"] },
])("on $date at minute $minutes the campaign with $change reminds $kinds", ({ date, minutes, change, kinds }) => {
  expect(dueReminders({ ...plan, ...change }, { date, minutes })).toEqual(kinds);
});

test("about one customer in ten is held out, and always the same ones", () => {
  const phones = Array.from({ length: 2000 }, (_, at) => `614555${String(1000 + at)}`);
  const held = phones.filter((cellphone) => isHeldOut({ lineageId: "a", cellphone }));
  expect(held.length).toBeGreaterThan(140);
  expect(held.length).toBeLessThan(260);
  expect(phones.filter((cellphone) => isHeldOut({ lineageId: "a", cellphone }))).toEqual(held);
});

test("three coupons of one customer are one message that says 3", () => {
  const coupon = { lineageId: "a", cellphone: "6145550182" };
  const other = { id: "4", lineageId: "a", cellphone: "6145550183" };
  const merged = mergeReminders([{ id: "1", ...coupon }, other, { id: "2", ...coupon }, { id: "3", ...coupon }]);
  expect(merged.map((group) => group.map(({ id }) => id))).toEqual([["1", "2", "3"], ["4"]]);
  const fields = {
    storeName: "Maple Street",
    redeemAmountCents: 1000,
    redeemMinSpendCents: 4000,
    redeemEndOn: "2026-12-24",
  };
  const texts = [
    reminderText("start", { ...fields, count: 3, url: "u" }, "2026-12-07"),
    reminderText("start", { ...fields, count: 1, url: "u" }, "2026-12-07"),
    reminderText("end", { ...fields, count: 3, url: "u" }, "2026-12-21"),
    reminderText("end", { ...fields, count: 1, url: "u" }, "2026-12-23"),
  ];
  expect(texts).toEqual([
    "Maple Street: your 3 coupons, $10 off $40 each, start today, end Dec 24. u",
    "Maple Street: your $10 off $40 starts today, ends Dec 24. u",
    "Maple Street: 3 days left for your 3 coupons, $10 off $40 each. u",
    "Maple Street: 1 day left for your $10 off $40. u",
  ]);
});
