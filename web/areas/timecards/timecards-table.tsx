import { useState } from "react";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { initialTableState } from "#web/ui/table/table-state.ts";
import { timecardCells } from "./timecard-cells.tsx";
import type { Timecard } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";

type TimecardsTableProps = {
  timecards: readonly Timecard[];
  seesWages: boolean;
  onOpen: (timecard: Timecard) => void;
};

/** One line for each person of the period. */
export function TimecardsTable({ timecards, seesWages, onOpen }: TimecardsTableProps) {
  const [state, setState] = useState(() => initialTableState({ sortBy: "fullName" }));
  return (
    <Card hasPadding={false}>
      <DataTable
        label={text("label")}
        headers={headersFor(seesWages)}
        rows={timecards}
        rowKey={({ employeeId }) => employeeId}
        state={state}
        onStateChange={setState}
        totalItems={timecards.length}
        onOpen={onOpen}
        empty={<EmptyState title={text("empty.title")} text={text("empty.text")} />}
        cells={timecardCells}
      />
    </Card>
  );
}

function headersFor(seesWages: boolean): readonly TableHeader[] {
  return [
    { propertyPath: "fullName", label: text("column.name"), sortable: true },
    { propertyPath: "minutes", label: text("column.hours"), sortable: true, align: "end" },
    { propertyPath: "breakMinutes", label: text("column.breaks"), sortable: true, align: "end" },
    { propertyPath: "overtimeMinutes", label: text("column.overtime"), sortable: true, align: "end" },
    ...(seesWages
      ? [{ propertyPath: "wages", label: text("column.wages"), sortable: true, align: "end" } as const]
      : []),
    { propertyPath: "missingClockOuts", label: text("column.state"), sortable: true },
  ];
}
