import { useParams } from "@tanstack/react-router";
import { knownColumns } from "#web/areas/reports/periods/figure-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { reportSettingsQuery } from "./report-settings.queries.ts";
import { text } from "./report-settings-text.ts";
import { RuleLines } from "./rule-lines.tsx";
import classes from "./report-settings.module.css";

/** Which figures the reports show, in which order, and how some of them are counted. */
export function ReportSettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(reportSettingsQuery, { live: ["ReportSettings", "StoreSwitches"] });
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/reports" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <h1>{text("title")}</h1>
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} loading={<LoadingState lines={12} />} />
        </Card>
      )}
      {read.status === "ready" && (
        <>
          <RuleLines rules={read.data.storeSwitches} />
          <ColumnChoice
            known={knownColumns(read.data.reportSettings.columns)}
            all={knownColumns(read.data.reportSettings.allColumns)}
          />
        </>
      )}
    </div>
  );
}
