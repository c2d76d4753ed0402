import { reportColumns } from "#common/reports/columns.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { chooseReportColumns, viewReportSettings } from "./report-settings.ts";
import type { ChosenColumns } from "./report-settings.ts";

const ReportSettingsType = builder.objectRef<ChosenColumns>("ReportSettings").implement({
  description: "Which figures the weekly and the monthly report of the store show.",
  fields: (field) => ({
    columns: field.stringList({
      description: "Shown ones in their order, named as the fields of Figures.",
      resolve: ({ columns }) => [...columns],
    }),
    allColumns: field.stringList({ description: "What can be chosen.", resolve: () => [...reportColumns] }),
  }),
});

builder.queryField("reportSettings", (field) =>
  field.field({
    type: ReportSettingsType,
    resolve: (_root, _args, request) => viewReportSettings(request, {}),
  }),
);

builder.mutationField("chooseReportColumns", (field) =>
  field.field({
    type: ReportSettingsType,
    args: { columns: field.arg.stringList({ required: true }) },
    resolve: (_root, { columns }, request) => chooseReportColumns(request, { columns }),
  }),
);
