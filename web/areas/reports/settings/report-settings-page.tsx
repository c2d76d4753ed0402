import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { knownColumns } from "#web/areas/reports/periods/figure-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { Page } from "#web/ui/page/page.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { reportSettingsQuery, changeReportRulesMutation } from "./report-settings.queries.ts";
import { text } from "./report-settings-text.ts";
import type { ReportRuleChanges, ReportRules } from "./report-settings.queries.ts";

/** Which figures the reports show, in which order, and how some of them are counted. */
export function ReportSettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(reportSettingsQuery, { live: ["ReportSettings", "StoreSwitches"] });
  return (
    <Page
      title={text("title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
    >
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} loading={<LoadingState lines={12} />} />
        </Card>
      )}
      {read.status === "ready" && (
        <>
          <RuleLines rules={read.data.storeSwitches} />
          <ColumnChoice
            saved={knownColumns(read.data.reportSettings.columns)}
            all={knownColumns(read.data.reportSettings.allColumns)}
          />
        </>
      )}
    </Page>
  );
}

const rules = [
  { name: "weekStart", options: ["0", "1"] },
  { name: "tradePctBasis", options: ["AMOUNT", "COUNT"] },
  { name: "wagesVisibleTo", options: ["MANAGERS", "OWNERS"] },
] as const;

type RuleName = (typeof rules)[number]["name"];

/** The store's switches that reports depend on; each is saved as it is moved, and can be moved back. */
function RuleLines({ rules: saved }: { rules: ReportRules }) {
  const [change] = useChange(changeReportRulesMutation);
  const [moved, setMoved] = useState<ReportRuleChanges>({});
  const can = useCan();
  const save = async (changes: ReportRuleChanges, back: ReportRuleChanges | null) => {
    setMoved(changes);
    const outcome = await change({ changes }, { refetches: [reportSettingsQuery], waitsForRefetch: true });
    setMoved({});
    if (!outcome.isDone) {
      showSnackbar({ text: Object.values(outcome.refused.fields)[0] ?? outcome.refused.text, color: "bad" });
    } else if (back !== null) {
      showUndo(text("rules.saved"), () => void save(back, null));
    }
  };
  return (
    <Card title={text("rules.title")} hasPadding={false}>
      {rules.map(({ name, options }) => (
        <SettingLine key={name} title={text(`rule.${name}`)} hint={text(`rule.${name}Hint`)}>
          <BareSelect
            label={text(`rule.${name}`)}
            value={String(moved[name] ?? saved[name])}
            options={options.map((value) => ({ value, label: text(`option.${value}`) }))}
            isDisabled={name === "wagesVisibleTo" && !can("team:decide-on-wages")}
            onChange={(value) => void save(changeOf(name, value), changeOf(name, String(saved[name])))}
          />
        </SettingLine>
      ))}
    </Card>
  );
}

function changeOf(name: RuleName, value: string): ReportRuleChanges {
  switch (name) {
    case "weekStart":
      return { weekStart: Number(value) };
    case "tradePctBasis":
      return { tradePctBasis: value === "COUNT" ? "COUNT" : "AMOUNT" };
    case "wagesVisibleTo":
      return { wagesVisibleTo: value === "OWNERS" ? "OWNERS" : "MANAGERS" };
  }
}
