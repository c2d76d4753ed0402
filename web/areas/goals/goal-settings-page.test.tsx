import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { GoalSettings } from "./goals.queries.ts";

const network = fakeNetwork();

/** $850 on each day of last November: with 10 % growth $935 a day. */
const settings: GoalSettings = {
  id: "1.2026-11-01",
  today: "2026-11-10",
  weekStart: 0,
  defaultsState: "COMPLETE",
  monthState: "INFO",
  copyableExclusions: 0,
  plan: {
    month: "2026-11-01",
    country: "US",
    monthGoal: null,
    monthGoalVersion: "month-1",
    defaultsVersion: "defaults-1",
    closedWeekdays: [],
    sellsFrom: null,
    unusable: [],
    defaults: [
      {
        startsOn: "2026-01-01",
        growth: 100,
        averageTransaction: 3000,
        trade: 300,
        minSales: 0,
        alignsHolidays: false,
        holdsMonthTotal: false,
      },
    ],
    dayGoals: [],
    frozenGoals: [],
    sales: Array.from({ length: 30 }, (_, day) => ({ date: addDays("2025-11-02", day), sales: 85_000 })),
  },
  events: [],
  exclusions: [],
  hints: [],
  freakDays: [],
};

const sent: unknown[] = [];

function told(fakes: GraphqlFakes = {}, session = manager): void {
  network.answer(...answersOf(session, { GoalSettings: () => ({ data: { goalSettings: settings } }), ...fakes }));
}

beforeEach(() => {
  sent.length = 0;
});

async function type(label: RegExp, words: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, words);
}

test("[GOAL-03] typing a growth moves every day and the month's total before anything is saved", async () => {
  told({
    SaveGoalDefaults: ({ variables }) => {
      sent.push(variables);
      return { data: { saveGoalDefaults: true } };
    },
  });
  openApp("/s/1/goal/settings?activeSetup=0", manager);
  // The page comes in a part of its own, which the first test waits for.
  expect(await screen.findByText("$28,050", {}, { timeout: 20_000 })).toBeVisible();
  await type(/^Sales growth/, "20");
  // The nine days before today keep $935.
  expect(await screen.findByText("$29,835")).toBeVisible();
  await type(/^Minimum goal/, "1100");
  expect(await screen.findByText(/of which \$1,680 from the minimum/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Goals saved")).toBeInTheDocument();
  expect(sent).toEqual([{ defaults: expect.objectContaining({ growth: 200, minSales: 110_000 }) }]);
});

test("[GOAL-06] a refusal keeps what was typed and says Error updating magic goal", async () => {
  const errors = [{ message: "Past goals cannot be changed", extensions: { code: "goal-past" } }];
  told({ SaveGoalDefaults: () => ({ data: null, errors }) });
  openApp("/s/1/goal/settings?activeSetup=0", manager);
  await type(/^Sales growth/, "12");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Error updating magic goal: Past goals cannot be changed")).toBeVisible();
  expect(screen.getByLabelText(/^Sales growth/)).toHaveValue("12");
});

test("[GOAL-02] activeSetup=1 opens the month on load", async () => {
  told();
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  const calendar = await screen.findByRole("list", { name: "Goals of November 2026" });
  expect(within(calendar).getAllByRole("button")).toHaveLength(30);
  expect(screen.getByRole("button", { name: "General preferences" })).toHaveAttribute("aria-expanded", "false");
});

test("[GOAL-05] the customers follow the sales and the average transaction while they are typed", async () => {
  told();
  openApp("/s/1/goal/settings?day=2026-11-20", manager);
  const dialog = await screen.findByRole("dialog", { name: "Friday, Nov 20, 2026" });
  expect(await within(dialog).findByText("32 customers")).toBeInTheDocument();
  await type(/^Sales goal/, "1000");
  expect(await within(dialog).findByText("34 customers")).toBeInTheDocument();
  await type(/^Average transaction/, "40");
  expect(await within(dialog).findByText("25 customers")).toBeInTheDocument();
});

test("[GOAL-02] an employee is sent to the start", async () => {
  told({}, ana);
  const app = openApp("/s/1/goal/settings", ana);
  await expect.poll(() => app.at()).not.toContain("goal");
});
