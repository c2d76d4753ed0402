import { builder } from "#server/platform/graphql/builder.ts";
import type { Signer } from "#server/areas/daybook/tasks/tasks.ts";

export const DaybookPerson = builder.objectRef<Signer>("DaybookPerson").implement({
  description: "A person of the store, as far as the daybook shows people.",
  fields: (field) => ({
    employeeId: field.exposeInt("employeeId"),
    firstName: field.exposeString("firstName"),
    fullName: field.exposeString("fullName"),
    avatarUrl: field.exposeString("avatarUrl", { nullable: true }),
  }),
});

export const Access = builder.enumType("Access", {
  description: "Who may see it.",
  values: { ALL: { value: "all" }, MANAGER: { value: "manager" } } as const,
});
