import { CustomerType } from "#server/areas/customers/customer-type.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { eraseCustomer } from "./erasing.ts";

builder.mutationField("eraseCustomer", (field) =>
  field.field({
    type: CustomerType,
    description: "Takes name, phone, email and ID away for good; amounts stay, and no store texts the phone again.",
    args: { id: field.arg({ type: "Uuid", required: true }), reason: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => eraseCustomer(request, args),
  }),
);
