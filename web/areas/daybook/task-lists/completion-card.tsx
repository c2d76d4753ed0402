import { useChange } from "#web/platform/graphql/use-change.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./task-lists-text.ts";
import { setCompletionBasisMutation, taskListsQuery } from "./task-lists.queries.ts";
import type { CompletionBasis } from "./task-lists.queries.ts";
import { ChoiceList } from "./choice-list.tsx";

/** What the reports count as task completion. */
export function CompletionCard({ basis }: { basis: CompletionBasis }) {
  const [set] = useChange(setCompletionBasisMutation);
  const handleChange = async (wanted: CompletionBasis) => {
    const outcome = await set({ basis: wanted }, { refetches: [taskListsQuery] });
    const said = outcome.isDone ? text("completion.saved") : outcome.refused.text;
    showSnackbar({ text: said, color: outcome.isDone ? "good" : "bad" });
  };
  const choices = [
    { value: "ALL" as const, label: text("completion.ALL"), hint: text("completion.ALLHint") },
    { value: "MUST_DO" as const, label: text("completion.MUST_DO"), hint: text("completion.MUST_DOHint") },
  ];
  return (
    <Card title={text("completion.title")}>
      <ChoiceList
        label={text("completion.text")}
        choices={choices}
        value={basis}
        onChange={(wanted) => void handleChange(wanted)}
      />
    </Card>
  );
}
