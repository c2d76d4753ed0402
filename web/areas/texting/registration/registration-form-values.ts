import { ein, registrationFields as fields } from "#common/texting/registration-fields.ts";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import type { FieldsOf } from "#web/ui/form/use-form.ts";
import type { Registration } from "./registration.queries.ts";
import { text } from "./registration-text.ts";

const names = [
  ...(["legalName", "dba", "address", "city", "state", "zip", "website", "privacyUrl", "termsUrl"] as const),
  ...(["contactFirstName", "contactLastName", "contactEmail", "contactPhone", "contactTitle"] as const),
] as const;

export const entityTypes = ["LLC", "CORPORATION", "PARTNERSHIP", "NONPROFIT"] as const;

export type RegistrationValues = Record<(typeof names)[number] | "ein" | "entityType", string>;

/** What is registered, or what the store's own page already says. */
export function valuesOf({ entity, store }: Registration): RegistrationValues {
  const filled: Partial<Record<string, string | null>> = entity ?? {
    address: store.address,
    city: store.city,
    state: store.state,
    zip: store.zip,
    contactPhone: store.phoneNumber,
  };
  const values = Object.fromEntries(names.map((name) => [name, filled[name] ?? ""]));
  return { ...emptyValues, ...values, entityType: entity?.entityType ?? "LLC" };
}

const emptyValues: RegistrationValues = {
  ...{ legalName: "", dba: "", ein: "", entityType: "LLC", address: "", city: "", state: "", zip: "" },
  ...{ website: "", privacyUrl: "", termsUrl: "", contactFirstName: "", contactLastName: "", contactEmail: "" },
  ...{ contactPhone: "", contactTitle: "" },
};

/** What is sent; the EIN that the carriers have already is not typed again. */
export function inputOf(values: RegistrationValues, id: string) {
  const { dba, ein: number, entityType, ...others } = values;
  return {
    ...others,
    id,
    dba: dba.trim() === "" ? null : dba,
    ein: number.trim() === "" ? null : number,
    entityType: entityTypes.find((type) => type === entityType) ?? "LLC",
  };
}

export function fieldsOf(hasEin: boolean): FieldsOf<RegistrationValues> {
  const einRule = must(
    "EIN must be 9 digits, like 12-3456789",
    (value) => value === "" || ein.safeParse(value).success,
  );
  return {
    legalName: { label: text("legalName"), rules: [accepts(fields.legalName)] },
    dba: { label: text("dba"), rules: [accepts(fields.dba)] },
    ein: { label: text("ein"), rules: hasEin ? [einRule] : [required, einRule] },
    entityType: { label: text("entityType"), rules: [required] },
    address: { label: text("address"), rules: [accepts(fields.address)] },
    city: { label: text("city"), rules: [accepts(fields.city)] },
    state: { label: text("state"), rules: [required] },
    zip: { label: text("zip"), rules: [accepts(fields.zip)] },
    website: { label: text("website"), rules: [accepts(fields.website)] },
    privacyUrl: { label: text("privacyUrl"), rules: [accepts(fields.privacyUrl)] },
    termsUrl: { label: text("termsUrl"), rules: [accepts(fields.termsUrl)] },
    contactFirstName: { label: text("contactFirstName"), rules: [accepts(fields.contactFirstName)] },
    contactLastName: { label: text("contactLastName"), rules: [accepts(fields.contactLastName)] },
    contactEmail: { label: text("contactEmail"), rules: [accepts(fields.contactEmail)] },
    contactPhone: { label: text("contactPhone"), rules: [accepts(fields.contactPhone)] },
    contactTitle: { label: text("contactTitle"), rules: [accepts(fields.contactTitle)] },
  };
}
