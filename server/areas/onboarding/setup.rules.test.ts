import { expect, test } from "vitest";
import { setupStepIds } from "#common/onboarding/setup-steps.ts";
import type { SetupStepId } from "#common/onboarding/setup-steps.ts";
import { isFinished, nextState, stepStates } from "./setup.rules.ts";
import type { SetupFacts } from "./setup.rules.ts";

const nothing: SetupFacts = {
  ...{ managers: 0, employees: 0, withoutWayIn: 0, setsOwnPin: true, sendsNightlyMail: false, registers: 0 },
  ...{ hasGoals: false, taskLists: 0, textingState: "not_started", hasBuyPolicy: false, categories: 0, bins: 0 },
  ...{ activeNeeds: [], campaigns: 0, hasCard: false },
};

const done = { state: "done" };
const skipped = { state: "skipped" };
const refused = { refusal: expect.any(String) };

test.each<[SetupStepId, Partial<SetupFacts>, object]>([
  ["welcome", {}, done],
  ["store", {}, done],
  ["team", {}, refused],
  ["team", { managers: 1 }, refused],
  ["team", { employees: 3 }, refused],
  ["team", { managers: 1, employees: 1 }, done],
  ["team-access", { withoutWayIn: 2 }, done],
  ["team-access", { withoutWayIn: 2, setsOwnPin: false }, refused],
  ["team-access", { withoutWayIn: 0, setsOwnPin: false }, done],
  ["nightly-reports", {}, refused],
  ["nightly-reports", { sendsNightlyMail: true }, done],
  ["install", {}, skipped],
  ["install", { registers: 1 }, done],
  ["magic-goals", {}, refused],
  ["magic-goals", { hasGoals: true }, done],
  ["daybook", {}, refused],
  ["daybook", { taskLists: 1 }, done],
  ["text-message", {}, refused],
  ["text-message", { textingState: "info_needed" }, refused],
  ["text-message", { textingState: "brand_pending" }, done],
  ["buys", {}, refused],
  ["buys", { hasBuyPolicy: true }, done],
  ["backstock", { categories: 48 }, refused],
  ["backstock", { bins: 100 }, refused],
  ["backstock", { categories: 48, bins: 100 }, done],
  ["contact-list", {}, skipped],
  ["contact-list", { activeNeeds: ["contacts"] }, done],
  ["bookkeeping", { activeNeeds: ["scheduling"] }, skipped],
  ["bookkeeping", { activeNeeds: ["bookkeeping"] }, done],
  ["loyalty", { activeNeeds: ["loyalty"] }, done],
  ["bounceback", {}, skipped],
  ["bounceback", { campaigns: 1 }, done],
  ["billing", {}, skipped],
  ["billing", { hasCard: true }, done],
])("[ONB-03] Next on %s with %j", (step, facts, next) => {
  expect(nextState(step, { ...nothing, ...facts })).toEqual(next);
});

test("what is there counts without a press, and a skipped step that is done later is done", () => {
  const ended = new Map([["magic-goals", "skipped"] as const, ["install", "skipped"] as const]);
  const states = new Map(stepStates(ended, { ...nothing, registers: 1 }).map(({ id, state }) => [id, state]));
  expect(states.get("install")).toBe("done");
  expect(states.get("magic-goals")).toBe("skipped");
  expect(states.get("team-access")).toBe("open");
  expect(states.get("store")).toBe("open");
});

test("the setup is over when nothing is open, skipped or not", () => {
  const all = new Map<string, "done" | "skipped">(setupStepIds.map((id) => [id, "done"]));
  all.set("daybook", "skipped");
  expect(isFinished(stepStates(all, nothing))).toBe(true);
  expect(isFinished(stepStates(new Map([...all].slice(1)), nothing))).toBe(false);
});
