import { places } from "#web/app/places.tsx";
import { useSeesAllStores } from "#web/platform/permissions/all-stores.ts";
import { useCan } from "#web/platform/permissions/can.ts";

/** The areas that this person may open. */
export function usePlaces(): typeof places {
  const can = useCan();
  const seesAllStores = useSeesAllStores();
  return places.filter(({ id, permission }) => (id === "stores" ? seesAllStores : can(permission)));
}
