import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";

export const mergeFields = ["name", "mobile", "email", "address"] as const;
export type MergeField = (typeof mergeFields)[number];
export type Side = "kept" | "merged";
export type Picks = Readonly<Record<MergeField, Side>>;

export type Sides = { kept: Customer; merged: Customer };

/** The survivor wins each line unless it has nothing there. */
export function firstPicks(sides: Sides): Picks {
  const pick = (field: MergeField): Side =>
    shownValue(sides.kept, field) === "" && shownValue(sides.merged, field) !== "" ? "merged" : "kept";
  return { name: pick("name"), mobile: pick("mobile"), email: pick("email"), address: pick("address") };
}

/** A field as one line of text; empty when nothing is known. */
export function shownValue(customer: Customer, field: MergeField): string {
  const { street, city, state, zip } = customer;
  const values: Record<MergeField, string> = {
    name: customer.fullName,
    mobile: customer.mobile,
    email: customer.email ?? "",
    address: [street, city, `${state} ${zip}`.trim()].filter((part) => part !== "").join(", "),
  };
  return values[field];
}

/** What the survivor says after the merge, as the server takes it. */
export function mergedContact(sides: Sides, picks: Picks) {
  const { firstName, lastName } = sides[picks.name];
  const { street, city, state, zip, country } = sides[picks.address];
  const { mobile } = sides[picks.mobile];
  const { email } = sides[picks.email];
  return { firstName, lastName, mobile, email, street, city, state, zip, country: country === "" ? "US" : country };
}

/** The fuller record, else the older one, is the survivor. */
export function inMergeOrder(customer: Customer, other: Customer): { keptId: string; mergedId: string } {
  const fullness = (record: Customer) => mergeFields.filter((field) => shownValue(record, field) !== "").length;
  const isFirst =
    fullness(customer) === fullness(other)
      ? customer.createdAt <= other.createdAt
      : fullness(customer) > fullness(other);
  return isFirst ? { keptId: customer.id, mergedId: other.id } : { keptId: other.id, mergedId: customer.id };
}
