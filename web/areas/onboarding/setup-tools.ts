import type { SetupScreen } from "#common/onboarding/setup-steps.ts";
import type { Permission } from "#common/permissions.ts";
import { text } from "./onboarding-text.ts";
import type { StoreSetup } from "./shared/setup.queries.ts";

/** Screens that only say what comes and what to have at hand. */
const introScreens = [
  ...(["welcome", "store-intro", "team-intro", "team-access-intro", "nightly-reports-intro"] as const),
  ...(["magic-goals-intro", "daybook-intro", "text-message-intro", "buys-intro", "backstock-intro"] as const),
  ...(["automations-intro", "bounceback-intro"] as const),
] satisfies readonly SetupScreen[];

export type IntroScreen = (typeof introScreens)[number];

export const isIntro = (screen: SetupScreen): screen is IntroScreen => introScreens.some((each) => each === screen);

/** The pages of the program on which a screen's things are set up. */
const tools = {
  store: [
    { id: "profile", to: "/s/$storeId/settings/store" },
    { id: "hours", to: "/s/$storeId/settings/hours" },
    { id: "switches", to: "/s/$storeId/settings/switches" },
  ],
  "team-schedule": [{ id: "schedule", to: "/s/$storeId/settings/automations" }],
  team: [{ id: "team", to: "/s/$storeId/team" }],
  "team-access": [
    { id: "pins", to: "/s/$storeId/team" },
    { id: "users", to: "/s/$storeId/settings/users" },
    { id: "first-pins", to: "/s/$storeId/settings/switches" },
  ],
  "nightly-reports": [{ id: "nightly", to: "/s/$storeId/settings/automations/nightly-reports" }],
  "magic-goals": [{ id: "goals", to: "/s/$storeId/goal/settings" }],
  daybook: [{ id: "lists", to: "/s/$storeId/daybook/settings" }],
  "text-message": [{ id: "number", to: "/s/$storeId/texting/settings/number" }],
  buys: [{ id: "buys", to: "/s/$storeId/buys/settings" }],
  backstock: [
    { id: "categories", to: "/s/$storeId/backstock/settings/category/generate" },
    { id: "bins", to: "/s/$storeId/backstock/settings/bins/new" },
    { id: "places", to: "/s/$storeId/backstock/settings" },
  ],
  "contact-list": [{ id: "contacts", to: "/s/$storeId/settings/automations" }],
  bookkeeping: [{ id: "books", to: "/s/$storeId/settings/automations" }],
  loyalty: [{ id: "points", to: "/s/$storeId/settings/automations" }],
  bounceback: [{ id: "campaign", to: "/s/$storeId/bounceback/settings" }],
  "billing-intro": [{ id: "billing", to: "/s/$storeId/settings/billing", permission: "billing:manage" }],
} as const satisfies { [Screen in SetupScreen]?: readonly { id: string; to: string; permission?: Permission }[] };

export type SetupTool = (typeof tools)[keyof typeof tools][number];

/** Those that the person may open. */
export function toolsOf(screen: SetupScreen, can: (permission: Permission) => boolean): readonly SetupTool[] {
  const all: { [Screen in SetupScreen]?: readonly SetupTool[] } = tools;
  return (all[screen] ?? []).filter((tool) => !("permission" in tool) || can(tool.permission));
}

type Facts = StoreSetup["facts"];
type CountedFact = "lists" | "categories" | "bins" | "campaigns";

const counted = (fact: CountedFact, count: number): string | null =>
  count === 0 ? null : text(`fact.${fact}`, { count });

const factWords: { [Id in SetupTool["id"]]?: (facts: Facts) => string | null } = {
  team: ({ managers, employees }) =>
    managers + employees === 0
      ? null
      : `${text("fact.managers", { count: managers })}, ${text("fact.employees", { count: employees })}`,
  pins: ({ withoutWayIn: count, setsOwnPin }) =>
    count === 0 ? text("fact.allIn") : text(setsOwnPin ? "fact.firstPin" : "fact.withoutWayIn", { count }),
  nightly: ({ sendsNightlyMail }) => (sendsNightlyMail ? text("fact.nightly") : null),
  goals: ({ hasGoals }) => (hasGoals ? text("fact.goals") : null),
  lists: ({ taskLists }) => counted("lists", taskLists),
  buys: ({ hasBuyPolicy }) => (hasBuyPolicy ? text("fact.policy") : null),
  categories: ({ categories }) => counted("categories", categories),
  bins: ({ bins }) => counted("bins", bins),
  campaign: ({ campaigns }) => counted("campaigns", campaigns),
  billing: ({ hasCard }) => (hasCard ? text("fact.card") : null),
};

/** How a thing stands now, where that can be said in a line; null where the line says what it is for. */
export function factOf(tool: SetupTool["id"], facts: Facts): string | null {
  return factWords[tool]?.(facts) ?? null;
}
