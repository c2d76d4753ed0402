import type { Integration } from "./automations.queries.ts";
import { pageOfNeed } from "./need-pages.ts";

export type Need = {
  need: string;
  /** Services that the store is connected to. */
  inUse: Integration[];
  /** Services that could do it. */
  others: Integration[];
};

const firstStates = ["ERROR", "CONNECTED", "ACTIVE"] as const;

/** What the store may leave to a service, each once, however many services offer it. A need without a page is left out. */
export function listNeeds(integrations: readonly Integration[]): Need[] {
  const needs = [...new Set(integrations.map(({ need }) => need))].filter((need) => pageOfNeed(need) !== null);
  return needs.map((need) => {
    const all = integrations.filter((integration) => integration.need === need);
    return {
      need,
      inUse: all.filter(({ state }) => state !== "NOT_CONNECTED"),
      others: all.filter(({ state }) => state === "NOT_CONNECTED"),
    };
  });
}

/** What needs a person comes first. */
export function byUrgency(integrations: readonly Integration[]): Integration[] {
  return firstStates.flatMap((state) => integrations.filter((integration) => integration.state === state));
}
