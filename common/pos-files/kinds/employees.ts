import type { EmployeeFact } from "#common/pos-files/file-facts.ts";
import type { EmployeesMap } from "./employees-map.ts";
import { readName } from "./read-name.ts";
import type { RowCells } from "./row-cells.ts";

export function readEmployee(cells: RowCells, { columns }: EmployeesMap): EmployeeFact {
  const id = cells.required(columns.id);
  return {
    kind: "employee",
    externalId: id,
    ...cells.written(),
    drsUserId: id,
    drsEmployeeCode: cells.required(columns.code ?? columns.id),
    name: readName(cells, columns),
    active: cells.isYes(columns.active) ?? true,
  };
}
