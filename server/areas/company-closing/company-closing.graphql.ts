import { builder } from "#server/platform/graphql/builder.ts";
import { closeCompany, keepCompany, viewClosing } from "./company-closing.ts";
import type { CompanyClosing } from "./company-closing.ts";

const ClosingType = builder.objectRef<CompanyClosing>("CompanyClosing").implement({
  description: "Whether the company is closed, and from when on everything of it is deleted.",
  fields: (field) => ({
    name: field.exposeString("name", { description: "The company's. Typed again to close it." }),
    closedAt: field.expose("closedAt", { type: "Instant", nullable: true }),
    deleteAt: field.expose("deleteAt", { type: "Instant", nullable: true }),
  }),
});

builder.queryField("companyClosing", (field) =>
  field.field({ type: ClosingType, resolve: (_root, _args, request) => viewClosing(request, {}) }),
);

builder.mutationField("closeCompany", (field) =>
  field.field({
    type: ClosingType,
    args: { name: field.arg.string({ required: true }) },
    resolve: (_root, { name }, request) => closeCompany(request, { name }),
  }),
);

builder.mutationField("keepCompany", (field) =>
  field.field({ type: ClosingType, resolve: (_root, _args, request) => keepCompany(request, {}) }),
);
