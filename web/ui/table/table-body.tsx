import type { ReactNode } from "react";
import { unknownText } from "#common/unknown-text.ts";
import { valueAt } from "./table-header.ts";
import type { TableHeader } from "./table-header.ts";
import classes from "./table.module.css";

type TableBodyProps<Row extends object> = {
  headers: readonly TableHeader[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  cells: Readonly<Record<string, (row: Row) => ReactNode>>;
  onOpen: ((row: Row) => void) | undefined;
  renderLead: ((row: Row) => ReactNode) | undefined;
};

/** On a phone each row is a card: its first cell is the title, the others stand under their column's name. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { headers, rows, rowKey, cells, onOpen, renderLead } = props;
  return (
    <tbody>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          data-opens={onOpen !== undefined}
          onClick={() => {
            onOpen?.(row);
          }}
        >
          {headers.map((header, at) => {
            const content = cells[header.propertyPath]?.(row) ?? textOf(valueAt(row, header.propertyPath));
            const isOpener = at === 0 && onOpen !== undefined;
            return (
              <td
                key={header.propertyPath}
                data-align={header.align}
                data-label={header.label}
                className={header.cssClass}
              >
                {at === 0 && renderLead !== undefined && <span className={classes.lead}>{renderLead(row)}</span>}
                {/* The click of the button is the row's: it only gives the keyboard a place. */}
                {isOpener ? (
                  <button type="button" className={classes.open}>
                    {content}
                  </button>
                ) : (
                  content
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function textOf(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  return typeof value === "string" && value !== "" ? value : unknownText;
}
