import { builder } from "#server/platform/graphql/builder.ts";
import { answerAlert, viewAlerts } from "./alerts.ts";
import type { Alert } from "./alerts.ts";
import { alertAnswers, alertKinds } from "./alerts.rules.ts";
import type { AlertWeek } from "./alerts.rules.ts";

const ReportAlertKind = builder.enumType("ReportAlertKind", {
  description:
    "Refunds or drawer differences over sales, discounts over full prices, voids over tickets, sales without a customer, waits, passed buys.",
  values: alertKinds,
});
const ReportAlertAnswer = builder.enumType("ReportAlertAnswer", {
  description:
    "Explained: there is a reason. Watch: it may come back in a week. Wrong: it was no matter, so the kind is raised less.",
  values: alertAnswers,
});

const ReportAlertWeekType = builder.objectRef<AlertWeek>("ReportAlertWeek").implement({
  description: "Seven days added up, of those that are final.",
  fields: (field) => ({
    to: field.expose("to", { type: "BusinessDate" }),
    days: field.exposeInt("days"),
    part: field.exposeFloat("part"),
    whole: field.exposeFloat("whole"),
  }),
});

const ReportAlertType = builder.objectRef<Alert>("ReportAlert").implement({
  description: "A figure of seven days that is far from what the store's own weeks before had.",
  fields: (field) => ({
    id: field.exposeID("id"),
    kind: field.expose("kind", { type: ReportAlertKind }),
    raisedOn: field.expose("raisedOn", { type: "BusinessDate" }),
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    part: field.exposeFloat("part"),
    whole: field.exposeFloat("whole"),
    usual: field.exposeFloat("usual", { description: "The median of part over whole in the weeks before." }),
    weeks: field.exposeInt("weeks", { description: "How many weeks before had enough days." }),
    history: field.field({
      type: [ReportAlertWeekType],
      description: "Its week and the eight before, the newest first, as they are known today.",
      resolve: ({ history }) => history,
    }),
    answer: field.expose("answer", { type: ReportAlertAnswer, nullable: true }),
    answeredAt: field.expose("answeredAt", { type: "Instant", nullable: true }),
    answeredBy: field.exposeString("answeredBy", { nullable: true }),
  }),
});

builder.queryField("reportAlerts", (field) =>
  field.field({
    type: [ReportAlertType],
    description:
      "Of the last two weeks, at most three in any seven days; those without an answer on top. For managers.",
    resolve: (_root, _args, request) => viewAlerts(request, {}),
  }),
);

builder.mutationField("answerReportAlert", (field) =>
  field.field({
    type: ReportAlertType,
    args: {
      alertId: field.arg.id({ required: true }),
      answer: field.arg({ type: ReportAlertAnswer, required: true }),
    },
    resolve: (_root, { alertId, answer }, request) => answerAlert(request, { alertId, answer }),
  }),
);
