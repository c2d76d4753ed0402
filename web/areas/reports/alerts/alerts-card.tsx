import { useParams } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { AlertRowsLink } from "./alert-rows-link.tsx";
import { aboutText, alertTitle, partWords, weekQuotient } from "./alert-words.ts";
import { text } from "./alerts-text.ts";
import { answerAlertMutation, reportAlertsQuery } from "./alerts.queries.ts";
import type { AlertAnswer, ReportAlert } from "./alerts.queries.ts";
import classes from "./alerts.module.css";

/** What the night found, each with its evidence and three answers; nothing where nothing was found. */
export function AlertsCard() {
  const read = useRead(reportAlertsQuery, { live: ["ReportAlert", "daily-report"] });
  const alerts = read.status === "ready" ? read.data.reportAlerts : [];
  return alerts.length === 0 ? null : (
    <Card title={text("title")} hasPadding={false}>
      <p className={classes.hint}>{text("hint")}</p>
      <ul>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </Card>
  );
}

function AlertItem({ alert }: { alert: ReportAlert }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <li className={classes.alert} data-answered={alert.answer !== null || undefined}>
      <div>
        <h3>{alertTitle(alert)}</h3>
        <p>{aboutText(alert)}</p>
        <details className={classes.evidence}>
          <summary>{text("weeks")}</summary>
          <Weeks alert={alert} />
        </details>
      </div>
      <div className={classes.acts}>
        <AlertRowsLink alert={alert} storeId={storeId} />
        <Answers alert={alert} />
      </div>
    </li>
  );
}

const answers = ["EXPLAINED", "WATCH", "WRONG"] as const;

/** The answer that was given stays pressed; another press changes it. */
function Answers({ alert: { id, answer, answeredBy } }: { alert: ReportAlert }) {
  const [change] = useChange(answerAlertMutation);
  const give = async (given: AlertAnswer) => {
    const outcome = await change({ alertId: id, answer: given }, { refetches: [reportAlertsQuery] });
    showSnackbar(
      outcome.isDone ? { text: text(`saved.${given}`), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <fieldset aria-label={text("answers")} className={classes.answers}>
      {answers.map((each) => (
        <Button key={each} isCompact aria-pressed={each === answer} onClick={() => void give(each)}>
          {text(`answer.${each}`)}
        </Button>
      ))}
      {answer !== null && answeredBy !== null && (
        <small>{text("answeredBy", { answer: text(`answer.${answer}`), name: answeredBy })}</small>
      )}
    </fieldset>
  );
}

/** Its week and those before, as they are known today. */
function Weeks({ alert: { kind, history } }: { alert: ReportAlert }) {
  return (
    <table className={classes.weeks}>
      <thead>
        <tr>
          <th scope="col">{text("week.head")}</th>
          <th scope="col">{text(kind === "WAITS" ? "week.wait" : "week.share")}</th>
          <th scope="col">{text("week.part")}</th>
          <th scope="col">{text("week.days")}</th>
        </tr>
      </thead>
      <tbody>
        {history.map((week) => (
          <tr key={week.to}>
            <th scope="row">{formatDayOfMonth(week.to)}</th>
            <td>{weekQuotient(kind, week)}</td>
            <td>{partWords(kind, week)}</td>
            <td>{week.days}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
