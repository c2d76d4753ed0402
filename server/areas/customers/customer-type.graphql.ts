import { builder } from "#server/platform/graphql/builder.ts";
import { fullName } from "./customers.rules.ts";
import type { Customer } from "./get-customer.ts";

export const IdTypeEnum = builder.enumType("IdType", {
  values: {
    DRIVER_LICENSE: { value: "driver_license" },
    STATE_ID: { value: "state_id" },
    PASSPORT: { value: "passport" },
    MILITARY: { value: "military" },
    OTHER: { value: "other" },
  } as const,
});

export const CustomerType = builder.objectRef<Customer>("Customer").implement({
  description: "Who sells to the stores of the company.",
  fields: (field) => ({
    id: field.exposeID("id"),
    firstName: field.exposeString("firstName"),
    lastName: field.exposeString("lastName"),
    fullName: field.string({ resolve: fullName }),
    mobile: field.exposeString("mobile", { description: "E.164." }),
    email: field.exposeString("email", { nullable: true }),
    street: field.exposeString("street"),
    city: field.exposeString("city"),
    state: field.exposeString("state"),
    zip: field.exposeString("zip"),
    country: field.exposeString("country"),
    birthYear: field.exposeInt("birthYear", { nullable: true }),
    isOver18: field.boolean({
      description: "Her age was seen on an ID.",
      resolve: ({ over18At }) => over18At !== null,
    }),
    idType: field.expose("idType", { type: IdTypeEnum, nullable: true }),
    idState: field.exposeString("idState"),
    idExpiresOn: field.expose("idExpiresOn", { type: "BusinessDate", nullable: true }),
    idLast4: field.exposeString("idLast4", { nullable: true }),
    hasIdNumber: field.exposeBoolean("hasIdNumber", { description: "The whole number is kept; managers may see it." }),
    idCheckedAt: field.expose("idCheckedAt", { type: "Instant", nullable: true }),
    idCheckedBy: field.exposeString("idCheckedBy", { nullable: true }),
    isDoNotBuy: field.exposeBoolean("isDoNotBuy"),
    doNotBuyAt: field.expose("doNotBuyAt", {
      type: "Instant",
      nullable: true,
      description: "When a person set it; null for one that was set before this was kept, and without it.",
    }),
    doNotBuyBy: field.exposeString("doNotBuyBy", { nullable: true }),
    note: field.exposeString("note"),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    erasedAt: field.expose("erasedAt", {
      type: "Instant",
      nullable: true,
      description: "Deleted on the customer's request.",
    }),
  }),
});

export const CustomerContactInput = builder.inputType("CustomerContact", {
  fields: (field) => ({
    firstName: field.string({ required: true }),
    lastName: field.string({ required: true }),
    mobile: field.string({ required: true }),
    email: field.string(),
    street: field.string(),
    city: field.string(),
    state: field.string(),
    zip: field.string(),
    country: field.string(),
  }),
});

type TypedContact = typeof CustomerContactInput.$inferInput;

/** An input of the API as the operations take it. */
export function contactInputFields({ firstName, lastName, mobile, email, ...rest }: TypedContact) {
  const { street, city, state, zip, country } = rest;
  return {
    firstName,
    lastName,
    mobile,
    email: email ?? null,
    street: street ?? "",
    city: city ?? "",
    state: state ?? "",
    zip: zip ?? "",
    country: country === "CA" ? ("CA" as const) : ("US" as const),
  };
}
