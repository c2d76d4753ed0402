import type { ReactNode } from "react";
import type { TableHeader } from "./table-header.ts";

type TableFootProps = { headers: readonly TableHeader[]; foot: Readonly<Record<string, ReactNode>> | undefined };

/** The sums of a list, each below its column. */
export function TableFoot({ headers, foot }: TableFootProps) {
  if (foot === undefined) {
    return null;
  }
  return (
    <tfoot>
      <tr>
        {headers.map(({ propertyPath, align, label }) => (
          <td key={propertyPath} data-align={align} data-label={label}>
            {foot[propertyPath]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
