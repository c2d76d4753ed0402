import { useRef, useState } from "react";
import type { ReportColumn } from "#common/reports/columns.ts";
import { usualColumns } from "#common/reports/columns.ts";
import { figureName } from "#web/areas/reports/periods/figure-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { text } from "./report-settings-text.ts";
import classes from "./report-settings.module.css";
import { chooseReportColumnsMutation, reportSettingsQuery } from "./report-settings.queries.ts";

type ColumnChoiceProps = { saved: readonly ReportColumn[]; all: readonly ReportColumn[] };

/** Shown figures in their order, to be moved or hidden, and below them those that could be shown too. */
export function ColumnChoice({ saved, all }: ColumnChoiceProps) {
  const { columns, choose } = useChosenColumns(saved);
  const hidden = all.filter((column) => !columns.includes(column));
  const isUsual = columns.join() === usualColumns.join();
  const switchOf = (column: ReportColumn) => (
    <div className={classes.column}>
      <span>{figureName(column)}</span>
      <BareSwitch
        label={text("columns.show", { name: figureName(column) })}
        isOn={columns.includes(column)}
        // The last one stays: a report without figures shows nothing to anybody.
        isDisabled={columns.length === 1 && columns.includes(column)}
        onChange={(isOn) => choose(isOn ? [...columns, column] : columns.filter((other) => other !== column))}
      />
    </div>
  );
  return (
    <Card
      title={text("columns.title")}
      aside={
        isUsual ? undefined : (
          <Button kind="quiet" isCompact onClick={() => choose(usualColumns)}>
            {text("columns.reset")}
          </Button>
        )
      }
      hasPadding={false}
    >
      <p className={classes.hint}>{text("columns.hint")}</p>
      <SortableList
        label={text("columns.title")}
        items={columns.map((column) => ({ id: column, name: figureName(column) }))}
        onReorder={(ids) => choose(ids.flatMap((id) => columns.find((column) => column === id) ?? []))}
        renderItem={({ id }) => switchOf(id)}
      />
      {hidden.length > 0 && (
        <>
          <h3 className={classes.hidden}>{text("columns.hidden")}</h3>
          <ul className={classes.others}>
            {hidden.map((column) => (
              <li key={column}>{switchOf(column)}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

type Columns = readonly ReportColumn[];

/**
 * Figures as a person is choosing them: a choice shows at once and can be undone; refused, the old one is there again
 * and the server's words say why. Choices are sent one after the other, so that the newest is the one that stays.
 */
function useChosenColumns(saved: Columns): { columns: Columns; choose: (columns: Columns) => void } {
  const [change] = useChange(chooseReportColumnsMutation);
  const [pending, setPending] = useState<Columns | null>(null);
  const newest = useRef<Columns | null>(null);
  const line = useRef<Promise<void>>(Promise.resolve());
  const columns = pending ?? saved;

  const send = async (chosen: Columns, before: Columns | null) => {
    const outcome = await change({ columns: [...chosen] }, { refetches: [reportSettingsQuery], waitsForRefetch: true });
    if (newest.current === chosen) {
      newest.current = null;
      setPending(null);
    }
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    } else if (before !== null) {
      showUndo(text("columns.saved"), () => queue(before, null));
    }
  };
  const queue = (chosen: Columns, before: Columns | null) => {
    newest.current = chosen;
    setPending(chosen);
    line.current = line.current.then(() => send(chosen, before));
  };
  return { columns, choose: (chosen) => queue(chosen, columns) };
}
