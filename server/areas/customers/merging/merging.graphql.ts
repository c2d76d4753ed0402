import {
  CustomerContactInput,
  CustomerType,
  contactInputFields,
} from "#server/areas/customers/customer-type.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listDuplicates, mergeCustomers, saySeparate, undoMerge, viewMerge } from "./merging.ts";
import type { CustomerMerge, Duplicate } from "./merging.ts";

export const LikenessEnum = builder.enumType("CustomerLikeness", {
  values: {
    MOBILE: { value: "mobile" },
    ID_NUMBER: { value: "idNumber" },
    EMAIL: { value: "email" },
    LAST_NAME: { value: "lastName" },
    FIRST_NAME: { value: "firstName" },
  } as const,
});

const DuplicateType = builder.objectRef<Duplicate>("CustomerDuplicate").implement({
  description: "A record that may be the same person.",
  fields: (field) => ({
    customer: field.expose("customer", { type: CustomerType }),
    agreesIn: field.expose("agreesIn", { type: [LikenessEnum] }),
    score: field.exposeInt("score"),
    buys: field.exposeInt("buys"),
    lastBuyOn: field.field({ type: "BusinessDate", nullable: true, resolve: ({ lastBuyOn }) => lastBuyOn }),
  }),
});

const MergeType = builder.objectRef<CustomerMerge>("CustomerMerge").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name", { description: "Of the record that was merged into the other." }),
    mergedAt: field.expose("mergedAt", { type: "Instant" }),
    mergedBy: field.exposeString("mergedBy"),
    undoUntil: field.expose("undoUntil", { type: "Instant" }),
    isUndoable: field.exposeBoolean("isUndoable"),
  }),
});

const uuid = { type: "Uuid", required: true } as const;

builder.queryFields((field) => ({
  customerDuplicates: field.field({
    type: [DuplicateType],
    args: { customerId: field.arg(uuid) },
    resolve: (_root, args, request) => listDuplicates(request, args),
  }),
  customerMerge: field.field({
    type: MergeType,
    nullable: true,
    description: "The merge by which this id leads to its customer, or the newest one of the customer.",
    args: { id: field.arg(uuid) },
    resolve: (_root, args, request) => viewMerge(request, args),
  }),
}));

builder.mutationFields((field) => ({
  saySeparate: field.field({
    type: CustomerType,
    args: { id: field.arg(uuid), otherId: field.arg(uuid) },
    resolve: (_root, args, request) => saySeparate(request, args),
  }),
  mergeCustomers: field.field({
    type: CustomerType,
    description: "The contact is what the survivor says afterwards.",
    args: {
      id: field.arg(uuid),
      keptId: field.arg(uuid),
      mergedId: field.arg(uuid),
      contact: field.arg({ type: CustomerContactInput, required: true }),
    },
    resolve: (_root, { contact, ...args }, request) =>
      mergeCustomers(request, { ...contactInputFields(contact), ...args }),
  }),
  undoMerge: field.field({
    type: CustomerType,
    args: { id: field.arg(uuid) },
    resolve: (_root, args, request) => undoMerge(request, args),
  }),
}));
