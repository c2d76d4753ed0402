import fc from "fast-check";
import { expect, test } from "vitest";
import { secondHandNeeds } from "#common/buys/second-hand-fields.ts";
import { missingNeeds, obligationOf } from "./second-hand.rules.ts";
import type { BoughtGoods, DecidingRule } from "./second-hand.rules.ts";

const instruments: DecidingRule = {
  name: "Instruments",
  categoryCodes: ["guitars", "amps"],
  holdDays: 7,
  requiredFields: ["serial", "idType"],
  reportHours: 72,
  exportForm: "pieces",
  isActive: true,
  startsOn: "2026-02-01",
};
const everything: DecidingRule = {
  ...instruments,
  ...{ name: "City", categoryCodes: [], holdDays: 3, requiredFields: ["plate"], reportHours: 24, exportForm: "buys" },
};
const goods: BoughtGoods = {
  businessDate: "2026-03-01",
  completedAt: new Date("2026-03-01T20:00:00Z"),
  categoryCodes: ["guitars", "shirts"],
};

test("7 days on instruments: a buy on March 1 holds until March 8", () => {
  expect(obligationOf([instruments], goods)).toEqual({
    holdUntil: "2026-03-08",
    ruleNames: ["Instruments"],
    categoryCodes: ["amps", "guitars"],
    requiredFields: ["idType", "serial"],
    exportForm: "pieces",
    reportDueAt: new Date("2026-03-04T20:00:00Z"),
  });
});

test("rules together: the longest hold, everything that is asked for, the earliest report", () => {
  expect(obligationOf([instruments, everything], goods)).toEqual({
    holdUntil: "2026-03-08",
    ruleNames: ["Instruments", "City"],
    categoryCodes: [],
    requiredFields: ["idType", "plate", "serial"],
    exportForm: "pieces",
    reportDueAt: new Date("2026-03-02T20:00:00Z"),
  });
});

test.each([
  ["other goods", [instruments], { ...goods, categoryCodes: ["shirts"] }],
  ["an earlier date", [instruments], { ...goods, businessDate: "2026-01-31" }],
  ["a rule that is off", [{ ...instruments, isActive: false }], goods],
  ["no rule", [], goods],
  ["nothing taken", [instruments], { ...goods, categoryCodes: [] }],
])("%s: no entry", (_, rules, bought) => {
  expect(obligationOf(rules, bought)).toBeNull();
});

test("a buy whose pieces nobody knows is under each rule and held whole", () => {
  expect(obligationOf([instruments], { ...goods, categoryCodes: null })).toMatchObject({ categoryCodes: [] });
});

const anyRule = fc.record({
  name: fc.string({ minLength: 1, maxLength: 9 }),
  categoryCodes: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
  holdDays: fc.integer({ min: 0, max: 365 }),
  requiredFields: fc.subarray([...secondHandNeeds]),
  reportHours: fc.option(fc.integer({ min: 1, max: 2160 })),
  exportForm: fc.constantFrom("buys" as const, "pieces" as const),
  isActive: fc.boolean(),
  startsOn: fc.constantFrom("2026-02-01", "2026-03-02"),
});

/** What the rules ask for, with nothing where none is about the goods. */
function obligationsOf(rules: readonly DecidingRule[]) {
  const obligation = obligationOf(rules, { ...goods, categoryCodes: ["a"] });
  return {
    holdUntil: obligation?.holdUntil ?? "",
    requiredFields: obligation?.requiredFields ?? [],
    reportAtMs: obligation?.reportDueAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

test("one more rule never shortens a hold, drops a field or delays a report", () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 5 }), anyRule, (rules, more) => {
      const [before, after] = [obligationsOf(rules), obligationsOf([...rules, more])];
      expect(after.holdUntil >= before.holdUntil).toBe(true);
      expect(after.requiredFields).toEqual(expect.arrayContaining(before.requiredFields));
      expect(after.reportAtMs).toBeLessThanOrEqual(before.reportAtMs);
    }),
  );
});

const nothing = { idType: null, signature: "none", plate: "", serials: "", photo: "" };

test.each([
  [["idType", "photo", "plate", "signature", "serial"], nothing, ["idType", "photo", "plate", "signature", "serial"]],
  [["plate"], { ...nothing, plate: "ABC 123" }, []],
  [["signature", "idType"], { ...nothing, signature: "paper", idType: "passport" }, []],
  [["photo", "serial"], { ...nothing, serials: "SN 4" }, ["photo"]],
  [[], nothing, []],
])("of %j are missing", (required, written, missing) => {
  expect(missingNeeds(required, written)).toEqual(missing);
});
