import type { ReportColumn } from "#common/reports/columns.ts";
import { usualColumns } from "#common/reports/columns.ts";
import { figureName } from "#web/areas/reports/periods/figure-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "./report-settings-text.ts";
import { useChosenColumns } from "./use-chosen-columns.ts";
import classes from "./report-settings.module.css";

type ColumnChoiceProps = { known: readonly ReportColumn[]; all: readonly ReportColumn[] };

/** Shown figures in their order, to be moved or hidden, and below them those that could be shown too. */
export function ColumnChoice({ known, all }: ColumnChoiceProps) {
  const { columns, choose } = useChosenColumns(known);
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
        onChange={(isOn) => choose(isOn ? [...columns, column] : columns.filter((one) => one !== column))}
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
