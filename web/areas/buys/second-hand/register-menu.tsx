import { IconChecks } from "@tabler/icons-react";
import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { printHtml } from "#web/platform/printing/print-html.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { text } from "./second-hand-text.ts";
import { exportSecondHandMutation, secondHandPaperQuery } from "./second-hand.queries.ts";
import type { SecondHandRegister } from "./second-hand.queries.ts";

type RegisterMenuProps = { from: string; to: string; counts: SecondHandRegister["counts"] };

/** The register on paper in sequence, as a file that is logged, and marked as reported. */
export function RegisterMenu({ from, to, counts }: RegisterMenuProps) {
  const store = useStoreData();
  const may = useCan()("customers:manage");
  const [take] = useChange(exportSecondHandMutation);
  const [isReporting, setIsReporting] = useState(false);
  const print = async () => {
    try {
      const { secondHandPaper } = await store.ask(secondHandPaperQuery, { from, to });
      printHtml(secondHandPaper);
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
  const save = async () => {
    const question = { title: text("export.title"), text: text("export.text") };
    if (!(await ask({ ...question, confirm: text("export.confirm"), cancel: text("export.cancel") }))) {
      return;
    }
    const outcome = await take({ from, to });
    if (outcome.isDone) {
      saveCsv(outcome.data.exportSecondHand, `second-hand-${from}-${to}.csv`);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  if (!may || counts.lastNumber === 0) {
    return null;
  }
  const report = { label: text("report.title"), icon: <IconChecks size={18} />, onSelect: () => setIsReporting(true) };
  return (
    <>
      <ListMenu onSave={() => void save()} onPrint={() => void print()} more={counts.unreported > 0 ? [report] : []} />
      {isReporting && <ReportDialog lastNumber={counts.lastNumber} onClose={() => setIsReporting(false)} />}
    </>
  );
}
