import { currentPerson, usePerson } from "#web/platform/person/person.ts";
import type { Person } from "#web/platform/person/person.ts";
import { companyStores } from "#web/platform/person/use-company-stores.ts";
import { activeStoreId, useActiveStoreId } from "#web/platform/store/active-store.ts";
import { can, useCan } from "./can.ts";

/** Whether the person reaches several stores by their role and may see them side by side. Not from a training store. */
export function seesAllStores(): boolean {
  return can("reports:view-all-stores") && hasSeveral(currentPerson(), activeStoreId());
}

/** The same for a component. */
export function useSeesAllStores(): boolean {
  const isGranted = useCan();
  return hasSeveral(usePerson(), useActiveStoreId()) && isGranted("reports:view-all-stores");
}

function hasSeveral(person: Person | null, storeId: number | null): boolean {
  const active = person?.stores.find(({ id }) => id === storeId);
  return companyStores(person).length > 1 && (active?.trainingOf ?? null) === null;
}
