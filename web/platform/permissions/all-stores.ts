import { currentPerson, usePerson } from "#web/platform/person/person.ts";
import { can, useCan } from "./can.ts";

/** Whether the person reaches several stores by their role and may see them side by side. */
export function seesAllStores(): boolean {
  return can("reports:view-all-stores") && (currentPerson()?.stores.length ?? 0) > 1;
}

/** The same for a component. */
export function useSeesAllStores(): boolean {
  const isGranted = useCan();
  return (usePerson()?.stores.length ?? 0) > 1 && isGranted("reports:view-all-stores");
}
