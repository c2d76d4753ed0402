import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const reportAlertsQuery = graphql(`
  query ReportAlerts {
    reportAlerts {
      id
      kind
      from
      to
      part
      whole
      usual
      weeks
      history {
        to
        days
        part
        whole
      }
      answer
      answeredBy
    }
  }
`);

export const answerAlertMutation = graphql(`
  mutation AnswerReportAlert($alertId: ID!, $answer: ReportAlertAnswer!) {
    answerReportAlert(alertId: $alertId, answer: $answer) {
      id
      answer
      answeredBy
    }
  }
`);

export type ReportAlert = ResultOf<typeof reportAlertsQuery>["reportAlerts"][number];
export type AlertAnswer = NonNullable<ReportAlert["answer"]>;
