import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { exportRegisterNumbers, listRegisterNumbers } from "./register-numbers.ts";
import type { RegisterNumbers } from "./register-numbers.ts";
import { misplacementOf } from "./register-numbers.rules.ts";

export const CustomerCodeRuleEnum = builder.enumType("CustomerCodeRule", {
  values: {
    BLANK: { value: "blank", description: "A new customer gets no Customer Code from us." },
    MOBILE: { value: "mobile", description: "The mobile number is the Customer Code, and the phone stays empty." },
  } as const,
});

const MisplacementEnum = builder.enumType("RegisterNumberMisplacement", {
  values: {
    MISTYPED: { value: "mistyped", description: "No phone, and a Customer Code that is not 10 plain digits." },
    TWICE: { value: "twice", description: "Phone and Customer Code both hold a number." },
  } as const,
});

const NumberType = builder.objectRef<RegisterNumbers["page"]["rows"][number]["row"]>("RegisterNumber").implement({
  description: "A customer of the register whose phone number may stand in the wrong field.",
  fields: (field) => ({
    id: field.exposeID("externalId"),
    name: field.exposeString("name"),
    phone: field.exposeString("phone", { nullable: true }),
    customerCode: field.exposeString("customerCode", { nullable: true }),
    misplacement: field.field({ type: MisplacementEnum, resolve: misplacementOf }),
    customerId: field.expose("customerId", { type: "Uuid", nullable: true, description: "Whom of ours it is." }),
  }),
});

builder.queryFields((field) => ({
  registerNumbers: field.connection(
    {
      type: NumberType,
      description: "By name; for managers.",
      args: listArgs,
      resolve: async (_root, args, request) => {
        const { rule, page, totalItems } = await listRegisterNumbers(request, args);
        return { ...toConnection(page, totalItems), rule };
      },
    },
    {
      fields: (connection) => ({ rule: connection.field({ type: CustomerCodeRuleEnum, resolve: ({ rule }) => rule }) }),
    },
  ),
  registerNumbersCsv: field.string({
    description: "The same for a spreadsheet.",
    resolve: (_root, _args, request) => exportRegisterNumbers(request, {}),
  }),
}));
