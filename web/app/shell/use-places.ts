import { places } from "#web/app/places.tsx";
import { useCan } from "#web/platform/permissions/can.ts";

/** The areas that this person may open. */
export function usePlaces(): typeof places {
  const can = useCan();
  return places.filter(({ permission }) => can(permission));
}
