import type { ReportColumn } from "#common/reports/columns.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { figureName } from "./figure-text.ts";
import { text } from "./periods-text.ts";

/** How a figure is made, in the words of the handbook. */
export function DefinitionDialog({ column, onClose }: { column: ReportColumn; onClose: () => void }) {
  return (
    <Dialog title={figureName(column)} size="small" onClose={onClose}>
      <p>{text(`definition.${column}`)}</p>
    </Dialog>
  );
}
