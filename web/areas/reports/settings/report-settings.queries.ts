import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

export const reportSettingsQuery = graphql(`
  query ReportSettings {
    reportSettings {
      columns
      allColumns
    }
    storeSwitches {
      weekStart
      tradePctBasis
      wagesVisibleTo
    }
  }
`);

export type ReportRules = ResultOf<typeof reportSettingsQuery>["storeSwitches"];

export const chooseReportColumnsMutation = graphql(`
  mutation ChooseReportColumns($columns: [String!]!) {
    chooseReportColumns(columns: $columns) {
      columns
      allColumns
    }
  }
`);

export const changeReportRulesMutation = graphql(`
  mutation ChangeReportRules($changes: StoreSwitchChanges!) {
    changeStoreSwitches(changes: $changes) {
      weekStart
      tradePctBasis
      wagesVisibleTo
    }
  }
`);

export type ReportRuleChanges = VariablesOf<typeof changeReportRulesMutation>["changes"];
