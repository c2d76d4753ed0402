import type { NameColumns } from "./name-columns.ts";
import type { RowCells } from "./row-cells.ts";

/** `Ana Lopez`; of a whole name `Lopez, Ana` as well, because registers sort by it. */
export function readName(cells: RowCells, { name, firstName, lastName }: NameColumns): string {
  if (name === undefined) {
    return [cells.text(firstName), cells.text(lastName)].filter((part) => part !== "").join(" ");
  }
  const [last = "", first, ...rest] = cells.text(name).split(",");
  return first === undefined || rest.length > 0 ? cells.text(name) : `${first.trim()} ${last.trim()}`.trim();
}
