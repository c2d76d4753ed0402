import { formatZip, isZip, statesOf } from "#common/store-places.ts";
import type { StoreCountry } from "#common/store-places.ts";

type Whole = {
  state: string | null;
  zip: string | null;
  country: StoreCountry;
  openToBuyOn: string | null;
  grandOpeningOn: string | null;
};

/** What fits only together: the state and zip of a country, and the order of the two opening dates. */
export function wrongFields(store: Whole): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  if (store.state !== null && !statesOf(store.country).includes(store.state)) {
    wrong["state"] = [store.country === "US" ? "Choose a state" : "Choose a province"];
  }
  if (store.zip !== null && !isZip(store.zip, store.country)) {
    wrong["zip"] = [store.country === "US" ? "ZIP must be 5 or 9 digits" : "Postal code must be like A1A 1A1"];
  }
  if (store.openToBuyOn !== null && store.grandOpeningOn !== null && store.grandOpeningOn < store.openToBuyOn) {
    wrong["grandOpeningOn"] = ["The Grand Opening cannot be before Open to Buy"];
  }
  return wrong;
}

/** With its zip in the form that is kept and printed. */
export function withTidyZip<Store extends { zip: string | null; country: StoreCountry }>(store: Store): Store {
  return { ...store, zip: store.zip === null ? null : formatZip(store.zip, store.country) };
}
