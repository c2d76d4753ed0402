import { builder } from "#server/platform/graphql/builder.ts";
import { changeSupportContact, viewAbout } from "./settings.ts";

builder.queryField("supportContactAddress", (field) =>
  field.string({
    nullable: true,
    description: "Whom to ask for help, a setting of the whole installation.",
    resolve: async (_root, _args, request) => (await viewAbout(request, {})).supportContactAddress,
  }),
);

builder.mutationField("changeSupportContact", (field) =>
  field.string({
    description: "For support users. Returns the new address.",
    args: { address: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => changeSupportContact(request, args),
  }),
);
