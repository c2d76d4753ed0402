/** The guided setup of a new store: its steps in order, and the screens each is made of. */

/**
 * How a step ends. `info` by reading on; `required` when what it asks for is there; `skippable` also by its Skip button;
 * `later` by Next in any case, which counts as skipped while nothing is set up.
 */
export type SetupStepKind = "info" | "required" | "skippable" | "later";

type SetupStepShape = {
  id: string;
  kind: SetupStepKind;
  /** What a manager who has the papers at hand needs for it. */
  minutes: number;
  /** In order; the last one is where the step is done. */
  screens: readonly string[];
  /** Another person than the manager does it. */
  doneBy?: "owner";
};

export const setupSteps = [
  { id: "welcome", kind: "info", minutes: 1, screens: ["welcome"] },
  { id: "store", kind: "required", minutes: 3, screens: ["store-intro", "store"] },
  { id: "team", kind: "required", minutes: 4, screens: ["team-intro", "team-schedule", "team"] },
  { id: "team-access", kind: "required", minutes: 2, screens: ["team-access-intro", "team-access"] },
  { id: "nightly-reports", kind: "skippable", minutes: 1, screens: ["nightly-reports-intro", "nightly-reports"] },
  { id: "install", kind: "later", minutes: 3, screens: ["install"] },
  { id: "magic-goals", kind: "skippable", minutes: 2, screens: ["magic-goals-intro", "magic-goals"] },
  { id: "daybook", kind: "skippable", minutes: 2, screens: ["daybook-intro", "daybook"] },
  { id: "text-message", kind: "required", minutes: 5, screens: ["text-message-intro", "text-message"] },
  { id: "buys", kind: "required", minutes: 4, screens: ["buys-intro", "buys"] },
  { id: "backstock", kind: "required", minutes: 6, screens: ["backstock-intro", "backstock"] },
  { id: "automations", kind: "info", minutes: 1, screens: ["automations-intro"] },
  { id: "contact-list", kind: "later", minutes: 2, screens: ["contact-list"] },
  { id: "bookkeeping", kind: "later", minutes: 5, screens: ["bookkeeping"] },
  { id: "loyalty", kind: "later", minutes: 1, screens: ["loyalty"] },
  { id: "bounceback", kind: "later", minutes: 2, screens: ["bounceback-intro", "bounceback"] },
  { id: "billing", kind: "later", minutes: 1, screens: ["billing-intro"], doneBy: "owner" },
] as const satisfies readonly SetupStepShape[];

export type SetupStepId = (typeof setupSteps)[number]["id"];
export type SetupScreen = (typeof setupSteps)[number]["screens"][number];

export const setupStepIds = setupSteps.map(({ id }) => id);

export const setupScreens: readonly SetupScreen[] = setupSteps.flatMap(({ screens }) => [...screens]);

/** What has become of a step. */
export type SetupState = "open" | "skipped" | "done";

export function stepOf(screen: SetupScreen): (typeof setupSteps)[number] {
  return setupSteps.find(({ screens }) => screens.some((each) => each === screen)) ?? setupSteps[0];
}

/** The screen on which a step is done. */
export function lastScreenOf({ screens }: (typeof setupSteps)[number]): SetupScreen {
  return screens[screens.length - 1] ?? screens[0];
}

/** The first screen of the first open step; null when nothing is open any more. */
export function screenToResume(states: readonly { id: SetupStepId; state: SetupState }[]): SetupScreen | null {
  const open = setupSteps.find(({ id }) => states.some((step) => step.id === id && step.state === "open"));
  return open?.screens[0] ?? null;
}
