import type { BrandKind, StoreCountry } from "#common/store-places.ts";
import type { StoreChanges, StoreProfile } from "./store.queries.ts";

/** What a person types; an empty text is a field that was never filled in. */
export type StoreFormValues = {
  name: string;
  initials: string;
  number: string;
  brandKind: string;
  phoneNumber: string;
  timeZone: string;
  country: StoreCountry;
  address: string;
  city: string;
  state: string;
  zip: string;
  color: string;
  openToBuyOn: string | null;
  grandOpeningOn: string | null;
};

/** A color for the header of each store, all dark enough to be seen beside the page and light enough in the dark. */
export const storeColors = [
  "#6d4aa8",
  "#2f5fa8",
  "#0f6e6a",
  "#20703a",
  "#84540b",
  "#b53325",
  "#a8326b",
  "#4c5a57",
] as const;

export const emptyStore: StoreFormValues = {
  name: "",
  initials: "",
  number: "",
  brandKind: "",
  phoneNumber: "",
  timeZone: "",
  country: "US",
  address: "",
  city: "",
  state: "",
  zip: "",
  color: storeColors[0],
  openToBuyOn: null,
  grandOpeningOn: null,
};

export function valuesOf(store: StoreProfile): StoreFormValues {
  const { id: _id, callAndTextNumber: _number, ...fields } = store;
  return {
    ...fields,
    phoneNumber: fields.phoneNumber ?? "",
    address: fields.address ?? "",
    city: fields.city ?? "",
    state: fields.state ?? "",
    zip: fields.zip ?? "",
  };
}

/** Only what a person changed is sent, so that two managers who edit different fields do not undo each other. */
export function changesOf(before: StoreFormValues, after: StoreFormValues): StoreChanges {
  const was = new Map<string, unknown>(Object.entries(before));
  const fields = { ...wholeStore(after), color: after.color };
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => was.get(name) !== value));
}

/** All that a new store is made of. The form's rules have seen to it that nothing needed is empty. */
export function wholeStore({ color: _color, ...values }: StoreFormValues) {
  return { ...values, brandKind: brandOf(values.brandKind) };
}

const brands = ["KIDS", "TEEN", "WOMEN", "SPORTS", "MUSIC", "OTHER"] as const satisfies Uppercase<BrandKind>[];

function brandOf(text: string): (typeof brands)[number] {
  return brands.find((brand) => brand === text) ?? "OTHER";
}
