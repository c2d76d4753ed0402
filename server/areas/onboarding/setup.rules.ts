import { setupSteps } from "#common/onboarding/setup-steps.ts";
import type { SetupState, SetupStepId } from "#common/onboarding/setup-steps.ts";

/** What of a store is there already. */
export type SetupFacts = {
  managers: number;
  /** Active people who are no managers. */
  employees: number;
  /** Active people with neither a PIN nor a login of their own. */
  withoutWayIn: number;
  /** People choose their first PIN at the register themselves. */
  setsOwnPin: boolean;
  sendsNightlyMail: boolean;
  /** Those that were seen at least once. */
  registers: number;
  hasGoals: boolean;
  taskLists: number;
  textingState: string;
  hasBuyPolicy: boolean;
  categories: number;
  bins: number;
  /** The needs for which a service is active. */
  activeNeeds: readonly string[];
  campaigns: number;
  /** A card of the company is on file, or this installation charges nobody. */
  hasCard: boolean;
};

export type SetupStep = { id: SetupStepId; state: SetupState };

/** Whether what a step asks for is there; null where nothing but a person's word can say so. */
const checks: { [Id in SetupStepId]?: (facts: SetupFacts) => boolean } = {
  team: ({ managers, employees }) => managers > 0 && employees > 0,
  "team-access": ({ setsOwnPin, withoutWayIn }) => setsOwnPin || withoutWayIn === 0,
  "nightly-reports": ({ sendsNightlyMail }) => sendsNightlyMail,
  install: ({ registers }) => registers > 0,
  "magic-goals": ({ hasGoals }) => hasGoals,
  daybook: ({ taskLists }) => taskLists > 0,
  "text-message": ({ textingState }) => textingState !== "not_started" && textingState !== "info_needed",
  buys: ({ hasBuyPolicy }) => hasBuyPolicy,
  backstock: ({ categories, bins }) => categories > 0 && bins > 0,
  "contact-list": ({ activeNeeds }) => activeNeeds.includes("contacts"),
  bookkeeping: ({ activeNeeds }) => activeNeeds.includes("bookkeeping"),
  loyalty: ({ activeNeeds }) => activeNeeds.includes("loyalty"),
  bounceback: ({ campaigns }) => campaigns > 0,
  billing: ({ hasCard }) => hasCard,
};

/** How each person comes in is a decision: that step ends when a person says so. */
const needsWord: ReadonlySet<SetupStepId> = new Set(["team-access"]);

/** What stands between a person and the next step, in the words of its screen. */
const refusals: { [Id in SetupStepId]?: string } = {
  team: "Add at least one manager and one employee",
  "team-access": "Give everyone a PIN or a sign-in, or let people set their own first PIN",
  "text-message": "Send the registration form first",
  buys: "Save the buy policy first, even an empty one",
  backstock: "Add categories and at least one bin",
};

function isMet(id: SetupStepId, facts: SetupFacts): boolean | null {
  return checks[id]?.(facts) ?? null;
}

/** What was set up counts, whether or not the person came through the setup to do it. */
export function stepStates(ended: ReadonlyMap<string, "done" | "skipped">, facts: SetupFacts): SetupStep[] {
  return setupSteps.map(({ id }) => {
    const state = ended.get(id);
    const isThere = isMet(id, facts) === true && !needsWord.has(id);
    return { id, state: state === "done" || isThere ? "done" : (state ?? "open") };
  });
}

/** What Next makes of a step: its new state, or the sentence that says what is missing. */
export function nextState(id: SetupStepId, facts: SetupFacts): { state: "done" | "skipped" } | { refusal: string } {
  const kind = setupSteps.find((step) => step.id === id)?.kind;
  const isDone = isMet(id, facts) !== false;
  if (isDone || kind === "info") {
    return { state: "done" };
  }
  // Two of those that can be skipped say so by their own button; Next there is a slip of the hand, not a decision.
  return kind === "later" ? { state: "skipped" } : { refusal: refusals[id] ?? "Set this up first, or skip it" };
}

export const isFinished = (steps: readonly SetupStep[]): boolean => steps.every(({ state }) => state !== "open");
