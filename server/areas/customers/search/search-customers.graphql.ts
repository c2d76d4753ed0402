import { fullName } from "#server/areas/customers/customers.rules.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { searchCustomers } from "./search-customers.ts";
import type { SearchedCustomer } from "./search-customers.ts";

const SearchedCustomerType = builder.objectRef<SearchedCustomer>("SearchedCustomer").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    fullName: field.string({ resolve: fullName }),
    mobile: field.exposeString("mobile", { description: "E.164." }),
    email: field.exposeString("email", { nullable: true }),
    lastBuyOn: field.expose("lastBuyOn", { type: "BusinessDate", nullable: true }),
  }),
});

builder.queryField("searchCustomers", (field) =>
  field.field({
    type: [SearchedCustomerType],
    description: "By name, phone in any spelling or email.",
    args: { text: field.arg.string({ required: true }), limit: field.arg.int() },
    resolve: (_root, { text, limit }, request) => searchCustomers(request, { text, limit: limit ?? 8 }),
  }),
);
