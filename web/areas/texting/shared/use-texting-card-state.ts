import { textRegistrationQuery } from "#web/areas/texting/registration/registration.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { textingCardState } from "./texting-card.tsx";
import type { CardState } from "./texting-card.tsx";

/** The state of the texting card; null while it isn't known, and where the installation has no texting. */
export function useTextingCardState(): CardState | null {
  const read = useRead(textRegistrationQuery, { live: ["Store"] });
  const registration = read.status === "ready" ? read.data.textRegistration : null;
  return registration?.hasService === true ? textingCardState(registration) : null;
}
