import { builder } from "#server/platform/graphql/builder.ts";
import { linkPosEmployee, unlinkPosEmployee, viewPosLinks } from "./pos-links.ts";
import type { PosLinks } from "./pos-links.ts";
import { EmployeeType } from "./team.graphql.ts";

const PosEmployeeType = builder.objectRef<PosLinks["posEmployees"][number]>("PosEmployee").implement({
  description: "An employee as the point of sale knows one.",
  fields: (field) => ({
    externalId: field.exposeString("externalId"),
    drsEmployeeCode: field.exposeString("drsEmployeeCode"),
    name: field.exposeString("name"),
    isActive: field.exposeBoolean("isActive"),
    linkedTo: field.expose("linkedTo", { type: EmployeeType, nullable: true }),
  }),
});

const UnlinkedEmployeeType = builder.objectRef<PosLinks["unlinked"][number]>("UnlinkedEmployee").implement({
  fields: (field) => ({
    employee: field.expose("employee", { type: EmployeeType }),
    suggestedExternalId: field.string({
      nullable: true,
      description: "The one free employee of the point of sale with the same name.",
      resolve: ({ suggestion }) => suggestion?.externalId ?? null,
    }),
    suggestedName: field.string({ nullable: true, resolve: ({ suggestion }) => suggestion?.name ?? null }),
  }),
});

const PosLinksType = builder.objectRef<PosLinks>("PosLinks").implement({
  fields: (field) => ({
    posName: field.exposeString("posName", { nullable: true }),
    posEmployees: field.expose("posEmployees", { type: [PosEmployeeType] }),
    unlinked: field.expose("unlinked", { type: [UnlinkedEmployeeType] }),
  }),
});

builder.queryField("posLinks", (field) =>
  field.field({ type: PosLinksType, resolve: (_root, _args, request) => viewPosLinks(request, {}) }),
);

builder.mutationFields((field) => ({
  linkPosEmployee: field.field({
    type: EmployeeType,
    args: {
      employeeId: field.arg.id({ required: true }),
      externalId: field.arg.string({ required: true }),
      takesOver: field.arg.boolean({ description: "Also when another person has the code now." }),
    },
    resolve: (_root, { employeeId, externalId, takesOver }, request) =>
      linkPosEmployee(request, { employeeId, externalId, takesOver: takesOver ?? false }),
  }),
  unlinkPosEmployee: field.field({
    type: EmployeeType,
    args: { employeeId: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => unlinkPosEmployee(request, args),
  }),
}));
