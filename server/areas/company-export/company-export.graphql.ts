import { builder } from "#server/platform/graphql/builder.ts";
import { openExport, startExport, viewExport } from "./company-export.ts";
import type { ExportRow } from "./company-export.ts";

const ExportType = builder.objectRef<ExportRow>("CompanyExport").implement({
  description: "Everything of a company as one file. Deleted after a week.",
  fields: (field) => ({
    id: field.exposeID("id"),
    state: field.exposeString("state", { description: "`working`, `ready` or `failed`." }),
    requestedAt: field.expose("requestedAt", { type: "Instant" }),
    tablesDone: field.exposeInt("tablesDone"),
    tablesCount: field.exposeInt("tablesCount"),
    rowsWritten: field.exposeFloat("rowsWritten"),
    bytes: field.exposeFloat("bytes"),
    finishedAt: field.expose("finishedAt", { type: "Instant", nullable: true }),
  }),
});

builder.queryField("companyExport", (field) =>
  field.field({
    type: ExportType,
    nullable: true,
    description: "The newest export of everything. For owners.",
    resolve: (_root, _args, request) => viewExport(request, {}),
  }),
);

builder.mutationField("startCompanyExport", (field) =>
  field.field({ type: ExportType, resolve: (_root, _args, request) => startExport(request, {}) }),
);

builder.mutationField("openCompanyExport", (field) =>
  field.string({
    description: "The path that downloads the file, for an hour.",
    resolve: async (_root, _args, request) => (await openExport(request, {})).path,
  }),
);
