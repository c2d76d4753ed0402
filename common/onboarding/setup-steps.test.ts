import { expect, test } from "vitest";
import { lastScreenOf, screenToResume, setupScreens, setupStepIds, setupSteps, stepOf } from "./setup-steps.ts";
import type { SetupState } from "./setup-steps.ts";

test("[ONB-02] the screens come in the order of the specification, and three steps have a Skip button", () => {
  expect(setupScreens).toEqual([
    "welcome",
    ...["store-intro", "store"],
    ...["team-intro", "team-schedule", "team"],
    ...["team-access-intro", "team-access"],
    ...["nightly-reports-intro", "nightly-reports"],
    "install",
    ...["magic-goals-intro", "magic-goals"],
    ...["daybook-intro", "daybook"],
    ...["text-message-intro", "text-message"],
    ...["buys-intro", "buys"],
    ...["backstock-intro", "backstock"],
    "automations-intro",
    ...["contact-list", "bookkeeping", "loyalty"],
    ...["bounceback-intro", "bounceback"],
    "billing-intro",
  ]);
  const skippable = setupSteps.filter(({ kind }) => kind === "skippable").map(({ id }) => id);
  expect(skippable).toEqual(["nightly-reports", "magic-goals", "daybook"]);
});

test.each([
  ["team-schedule", "team", "team"],
  ["welcome", "welcome", "welcome"],
  ["backstock-intro", "backstock", "backstock"],
  ["billing-intro", "billing", "billing-intro"],
] as const)("%s belongs to the step %s, which is done on %s", (screen, step, last) => {
  expect(stepOf(screen).id).toBe(step);
  expect(lastScreenOf(stepOf(screen))).toBe(last);
});

const open = setupStepIds.map((id): { id: typeof id; state: SetupState } => ({ id, state: "open" }));
const ended = (ids: readonly string[], state: SetupState = "done") =>
  open.map((step) => (ids.includes(step.id) ? { ...step, state } : step));

test.each([
  ["nothing", open, "welcome"],
  ["a skipped step", ended(["welcome", "store"], "skipped"), "team-intro"],
  ["all but one", ended(setupStepIds.filter((id) => id !== "buys")), "buys-intro"],
  ["everything", ended(setupStepIds), null],
])("after %s the setup goes on where something is open", (_after, states, screen) => {
  expect(screenToResume(states)).toBe(screen);
});
