import { setupSteps } from "#web/areas/automations/bookkeeping/bookkeeping-search.ts";
import type { SetupStep } from "#web/areas/automations/bookkeeping/bookkeeping-search.ts";
import type { Bookkeeping, JournalKind } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";
import { startingAccount } from "./mapping-lines.ts";

/** The steps that map the lines of a kind of entry. */
export const kindOfStep = { buys: "BUYS", cogs: "COGS", sales: "SALES" } as const;
export type MappingStepName = keyof typeof kindOfStep;

export function isMappingStep(step: SetupStep): step is MappingStepName {
  return step in kindOfStep;
}

export function stepOfKind(kind: JournalKind): MappingStepName {
  return ({ BUYS: "buys", COGS: "cogs", SALES: "sales" } as const)[kind];
}

/** Whether what a step asks is answered. The start date is said with the activation itself. */
export function isStepDone(step: SetupStep, books: Bookkeeping, start: string | undefined): boolean {
  const isActive = books.integration.activatedAt !== null;
  switch (step) {
    case "company":
      return books.settings?.isCompanyConfirmed === true;
    case "class":
      return books.usesClasses !== null;
    case "buys":
    case "cogs":
    case "sales":
      return isKindSaved(books, kindOfStep[step]);
    case "start":
      return isActive || start !== undefined;
    case "review":
      return isActive;
  }
}

/** The step that a person goes on with. */
export function firstOpenStep(books: Bookkeeping, start: string | undefined): SetupStep {
  return setupSteps.find((step) => !isStepDone(step, books, start)) ?? "review";
}

/** One may go back to any step, and no further than the first that is open. */
export function mayOpen(step: SetupStep, books: Bookkeeping, start: string | undefined): boolean {
  return setupSteps.indexOf(step) <= setupSteps.indexOf(firstOpenStep(books, start));
}

export function nextStep(step: SetupStep): SetupStep {
  return setupSteps[setupSteps.indexOf(step) + 1] ?? "review";
}

export function previousStep(step: SetupStep): SetupStep | null {
  return setupSteps[setupSteps.indexOf(step) - 1] ?? null;
}

/** Every line of the kind has an account that can be posted to, and it is saved. */
function isKindSaved({ lines, accounts }: Bookkeeping, kind: JournalKind): boolean {
  return lines.every(
    (line) => line.kind !== kind || (line.accountId !== null && startingAccount(line, accounts) === line.accountId),
  );
}

/** How many lines of a kind have an account, guessed ones too. */
export function countMapped({ lines, accounts }: Bookkeeping, kind: JournalKind): { mapped: number; count: number } {
  const ofKind = lines.filter((line) => line.kind === kind);
  return { mapped: ofKind.filter((line) => startingAccount(line, accounts) !== "").length, count: ofKind.length };
}
