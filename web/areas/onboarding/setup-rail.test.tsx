import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { setupStepIds } from "#common/onboarding/setup-steps.ts";
import type { SetupScreen } from "#common/onboarding/setup-steps.ts";
import { SetupRail } from "./setup-rail.tsx";
import type { SetupState, StoreSetup } from "./shared/setup.queries.ts";

const facts: StoreSetup["facts"] = {
  ...{ managers: 0, employees: 0, withoutWayIn: 0, setsOwnPin: true },
  ...{ sendsNightlyMail: false, registers: 0, hasGoals: false, taskLists: 0, hasBuyPolicy: false },
  ...{ categories: 0, bins: 0, campaigns: 0, hasCard: false },
};

function showRail(current: SetupScreen, states: Partial<Record<string, SetupState>> = {}) {
  const open = vi.fn<(screen: SetupScreen) => void>();
  const setup: StoreSetup = {
    ...{ id: "1", startedAt: "2026-11-20T15:00:00Z", finishedAt: null, facts },
    steps: setupStepIds.map((id) => ({ id, state: states[id] ?? "OPEN" })),
  };
  render(<SetupRail setup={setup} screen={current} onOpen={open} />);
  return open;
}

const names = () => screen.getAllByRole("button").map((button) => button.textContent);

test("the services that can wait stand below Automations only while a person is there", () => {
  showRail("welcome");
  expect(names()).toHaveLength(14);
  expect(screen.getByRole("button", { name: /Automations.*4 steps, can wait/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Loyalty/ })).toBeNull();
});

test.each(["automations-intro", "contact-list", "bookkeeping", "loyalty"] as const)(
  "on %s all seventeen steps are there",
  (current) => {
    showRail(current);
    expect(names()).toHaveLength(17);
  },
);

test("each step says how long it takes, that it can be skipped, whose it is, or what became of it", () => {
  showRail("buys", { welcome: "DONE", "magic-goals": "SKIPPED" });
  const aside = (name: RegExp) => screen.getByRole("button", { name });
  expect(aside(/Welcome.*Done/)).toBeVisible();
  expect(aside(/Magic goals.*Skipped/)).toBeVisible();
  expect(aside(/Nightly reports.*Can skip/)).toBeVisible();
  expect(aside(/Backstock.*6 min/)).toBeVisible();
  expect(aside(/Billing.*Owner/)).toBeVisible();
  expect(aside(/Buys/)).toHaveAttribute("aria-current", "step");
});

test("a press opens the step's first screen", async () => {
  const open = showRail("welcome");
  await userEvent.click(screen.getByRole("button", { name: /Text messages/ }));
  expect(open.mock.calls).toEqual([["text-message-intro"]]);
});

test("what is left is counted in steps and minutes, until nothing is", () => {
  showRail("welcome", Object.fromEntries(setupStepIds.slice(0, 15).map((id) => [id, "DONE"])));
  const rail = within(screen.getByRole("navigation", { name: "Setup steps" }));
  expect(rail.getByText("2 steps left")).toBeVisible();
  expect(rail.getByText("About 3 min")).toBeVisible();
  expect(rail.getByRole("progressbar", { name: "Setup done" })).toHaveValue(15);
});

test("a setup with nothing open says that all is set up", () => {
  showRail("welcome", Object.fromEntries(setupStepIds.map((id) => [id, "DONE"])));
  expect(screen.getByText("All set up")).toBeVisible();
  expect(screen.queryByText(/^About/)).toBeNull();
});
