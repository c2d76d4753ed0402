/** What Maple Street is known by, as the settings read it. */
import type { StoreProfile } from "#web/areas/settings/store/store.queries.ts";

export function aStoreProfile(more: Partial<StoreProfile> = {}): StoreProfile {
  return {
    id: "1",
    name: "Maple Street",
    initials: "MPL",
    number: "12345",
    brandKind: "KIDS",
    phoneNumber: "+12165550142",
    callAndTextNumber: "+12165550199",
    timeZone: "America/Chicago",
    address: "12 Maple St",
    city: "Madison",
    state: "WI",
    zip: "53703",
    country: "US",
    color: "#6d4aa8",
    openToBuyOn: null,
    grandOpeningOn: null,
    ...more,
  };
}
