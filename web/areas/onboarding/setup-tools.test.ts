import { expect, test } from "vitest";
import { setupScreens } from "#common/onboarding/setup-steps.ts";
import { factOf, isIntro, toolsOf } from "./setup-tools.ts";
import type { SetupTool } from "./setup-tools.ts";
import type { StoreSetup } from "./shared/setup.queries.ts";

type Facts = StoreSetup["facts"];

const nothing: Facts = {
  ...{ managers: 0, employees: 0, withoutWayIn: 0, setsOwnPin: true },
  ...{ sendsNightlyMail: false, registers: 0, hasGoals: false, taskLists: 0, hasBuyPolicy: false },
  ...{ categories: 0, bins: 0, campaigns: 0, hasCard: false },
};

test.each<[SetupTool["id"], Partial<Facts>, string | null]>([
  ["team", {}, null],
  ["team", { managers: 1 }, "1 manager, 0 employees"],
  ["team", { managers: 2, employees: 1 }, "2 managers, 1 employee"],
  ["pins", {}, "Everyone has a PIN or a sign-in"],
  ["pins", { withoutWayIn: 1 }, "1 person sets a first PIN at the register"],
  ["pins", { withoutWayIn: 3 }, "3 people set a first PIN at the register"],
  ["pins", { withoutWayIn: 1, setsOwnPin: false }, "1 person has neither PIN nor sign-in"],
  ["pins", { withoutWayIn: 2, setsOwnPin: false }, "2 people have neither PIN nor sign-in"],
  ["nightly", {}, null],
  ["nightly", { sendsNightlyMail: true }, "On"],
  ["goals", {}, null],
  ["goals", { hasGoals: true }, "Goals are set"],
  ["lists", {}, null],
  ["lists", { taskLists: 1 }, "1 list"],
  ["lists", { taskLists: 4 }, "4 lists"],
  ["buys", {}, null],
  ["buys", { hasBuyPolicy: true }, "Policy saved"],
  ["categories", {}, null],
  ["categories", { categories: 1 }, "1 category"],
  ["categories", { categories: 48 }, "48 categories"],
  ["bins", {}, null],
  ["bins", { bins: 1 }, "1 bin"],
  ["bins", { bins: 240 }, "240 bins"],
  ["campaign", {}, null],
  ["campaign", { campaigns: 1 }, "1 campaign"],
  ["campaign", { campaigns: 2 }, "2 campaigns"],
  ["billing", { hasCard: true }, "A card is on file"],
  ["billing", {}, null],
  ["hours", { bins: 5 }, null],
])("%s with %j says %j", (tool, facts, words) => {
  expect(factOf(tool, { ...nothing, ...facts })).toBe(words);
});

const anything = () => true;

test("only who may pay is led to the card", () => {
  expect(toolsOf("billing-intro", () => false)).toEqual([]);
  expect(toolsOf("billing-intro", anything).map(({ id }) => id)).toEqual(["billing"]);
});

test("every screen says what to have at hand, opens pages, or shows something of its own", () => {
  const own = ["install"];
  const shown = [
    ...setupScreens.filter(isIntro),
    ...setupScreens.filter((screen) => toolsOf(screen, anything).length > 0),
    ...setupScreens.filter((screen) => own.includes(screen)),
  ];
  expect(shown.toSorted()).toEqual([...setupScreens].toSorted());
});

test.each([
  ["store", ["/s/$storeId/settings/store", "/s/$storeId/settings/hours", "/s/$storeId/settings/switches"]],
  ["team", ["/s/$storeId/team"]],
  ["nightly-reports", ["/s/$storeId/settings/automations/nightly-reports"]],
  ["text-message", ["/s/$storeId/texting/settings/number"]],
  ["bounceback", ["/s/$storeId/bounceback/settings"]],
  ["welcome", []],
] as const)("%s is set up at %j", (screen, pages) => {
  expect(toolsOf(screen, anything).map(({ to }) => to)).toEqual(pages);
});
