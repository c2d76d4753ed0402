import { builder } from "#server/platform/graphql/builder.ts";
import { CustomerContactInput, CustomerType, contactInputFields } from "./customer-type.graphql.ts";
import { customerVersion, editCustomer, flagCustomer, matchCustomers, viewCustomer } from "./customers.ts";
import type { CustomerMatch, CustomerMatches, PosCustomer } from "./customers.ts";
import { showIdNumber } from "./id-numbers.ts";

const EvidenceEnum = builder.enumType("CustomerEvidence", {
  values: {
    ID_NUMBER: { value: "idNumber" },
    MOBILE: { value: "mobile" },
    EMAIL: { value: "email" },
    NAME: { value: "name", description: "Name and birth year." },
  } as const,
});

const CustomerMatchType = builder.objectRef<CustomerMatch>("CustomerMatch").implement({
  fields: (field) => ({
    customer: field.expose("customer", { type: CustomerType }),
    by: field.expose("by", { type: [EvidenceEnum] }),
    posCustomerId: field.exposeString("posCustomerId", { nullable: true }),
    buys: field.exposeInt("buys"),
    lastBuyOn: field.expose("lastBuyOn", { type: "BusinessDate", nullable: true }),
  }),
});

const PosCustomerType = builder.objectRef<PosCustomer>("PosCustomer").implement({
  description: "A person whom only the point of sale knows.",
  fields: (field) => ({
    externalId: field.exposeString("externalId"),
    name: field.exposeString("name"),
    email: field.exposeString("email", { nullable: true }),
    street: field.string({ resolve: ({ address }) => address?.street ?? "" }),
    city: field.string({ resolve: ({ address }) => address?.city ?? "" }),
    state: field.string({ resolve: ({ address }) => address?.state ?? "" }),
    zip: field.string({ resolve: ({ address }) => address?.zip ?? "" }),
  }),
});

const CustomerMatchesType = builder.objectRef<CustomerMatches>("CustomerMatches").implement({
  fields: (field) => ({
    matches: field.expose("matches", { type: [CustomerMatchType] }),
    posCustomers: field.expose("posCustomers", { type: [PosCustomerType] }),
  }),
});

const ShownNumberType = builder.objectRef<{ id: string; number: string }>("ShownIdNumber").implement({
  fields: (field) => ({ id: field.exposeID("id"), number: field.exposeString("number") }),
});

builder.objectField(CustomerType, "version", (field) =>
  field.string({ description: "Of what is typed about her; to be named in a change.", resolve: customerVersion }),
);

builder.queryFields((field) => ({
  matchCustomers: field.field({
    type: CustomerMatchesType,
    description: "Who is meant: by ID, mobile, email, or name and birth year.",
    args: {
      mobile: field.arg.string(),
      email: field.arg.string(),
      idNumber: field.arg.string(),
      idState: field.arg.string(),
      firstName: field.arg.string(),
      lastName: field.arg.string(),
      birthYear: field.arg.int(),
    },
    resolve: (_root, args, request) =>
      matchCustomers(request, {
        mobile: args.mobile ?? "",
        email: args.email ?? "",
        idNumber: args.idNumber ?? "",
        idState: args.idState ?? "",
        firstName: args.firstName ?? "",
        lastName: args.lastName ?? "",
        birthYear: args.birthYear ?? null,
      }),
  }),
  customer: field.field({
    type: CustomerType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewCustomer(request, args),
  }),
}));

builder.mutationFields((field) => ({
  editCustomer: field.field({
    type: CustomerType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      contact: field.arg({ type: CustomerContactInput, required: true }),
      version: field.arg.string(),
    },
    resolve: (_root, { id, contact, version }, request) =>
      editCustomer(request, { ...contactInputFields(contact), id, version: version ?? null }),
  }),
  flagCustomer: field.field({
    type: CustomerType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      isDoNotBuy: field.arg.boolean({ required: true }),
      note: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => flagCustomer(request, args),
  }),
  showIdNumber: field.field({
    type: ShownNumberType,
    description: "For managers; each look is written down.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => showIdNumber(request, args),
  }),
}));
