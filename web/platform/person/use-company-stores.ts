import type { Person, ReachableStore } from "./person.ts";
import { usePerson } from "./person.ts";

/** The company's stores that the person reaches. Copies to practice in are none of them. */
export function companyStores(person: Person | null): readonly ReachableStore[] {
  return person?.stores.filter(({ trainingOf }) => trainingOf === null) ?? [];
}

export function useCompanyStores(): readonly ReachableStore[] {
  return companyStores(usePerson());
}
