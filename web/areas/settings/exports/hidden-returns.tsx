import { useMemo, useState } from "react";
import { formatMoney } from "#common/money.ts";
import { isSalesMap } from "#common/pos-files/export-map.ts";
import { findHiddenReturns, type HiddenReturns } from "#common/pos-files/mapping/hidden-returns.ts";
import { withReturns } from "#common/pos-files/mapping/mapping-draft.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { text } from "./exports-text.ts";
import type { DryRun, DryRunPlace } from "./use-dry-run.ts";
import type { Editor, Work } from "./use-editor.ts";
import classes from "./exports-cards.module.css";
import tables from "./exports.module.css";

/** A person who wants to see more than these looks into the file. */
const mostRows = 100;

type Difference = { work: Work; run: DryRun; place: DryRunPlace; apartCents: number; date: string };

/** The rows that make the day's difference when they are returns; null when none do. */
export function useHiddenReturns({ work, run, place, apartCents, date }: Difference): HiddenReturns | null {
  const { draft, opened } = work;
  const { timeZone, boundaryMinutes } = place;
  return useMemo(() => {
    const { map, refused, returned } = run;
    if (!isSalesMap(map)) {
      return null;
    }
    const { sheet, lineNumbers } = opened.file;
    return findHiddenReturns(
      { sheet, lineNumbers, refused, returned },
      { apartCents, date, draft, place: { map, timeZone, boundaryMinutes, digest: () => "" } },
    );
  }, [draft, opened, run, timeZone, boundaryMinutes, apartCents, date]);
}

type HiddenReturnsHintProps = { returns: HiddenReturns; work: Work; change: Editor["change"] };

/** What would make the day add up, and the answer to it. */
export function HiddenReturnsHint({ returns, work, change }: HiddenReturnsHintProps) {
  const [isShown, setIsShown] = useState(false);
  const { column, name, tickets, netCents } = returns;
  return (
    <div className={classes.returns}>
      <output>
        <b>{text("returns.rows", { column, name })}</b>{" "}
        {text("returns.text", { count: tickets, amount: formatMoney(netCents) })}
      </output>
      <div className={classes.answers}>
        <Button onClick={() => change({ draft: withReturns(work.draft, returns) })}>{text("returns.count")}</Button>
        <Button onClick={() => setIsShown(true)}>{text("returns.show")}</Button>
      </div>
      {isShown && (
        <RowsDialog returns={returns} header={work.opened.file.sheet.header} onClose={() => setIsShown(false)} />
      )}
    </div>
  );
}

type RowsDialogProps = { returns: HiddenReturns; header: readonly string[]; onClose: () => void };

function RowsDialog({ returns: { column, name, rows }, header, onClose }: RowsDialogProps) {
  const title = text("returns.rowsOf", { column, name });
  const more = rows.length - mostRows;
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <WideTable label={title}>
        <table className={tables.columns} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={tables.line}>
                {text("columns.line")}
              </th>
              {header.map((cell) => (
                <th key={cell} scope="col">
                  <code>{cell}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map(({ lineNumber, cells }) => (
              <tr key={lineNumber}>
                <th scope="row" className={tables.line}>
                  {lineNumber}
                </th>
                {header.map((cell, at) => (
                  <td key={cell}>{cells[at] ?? ""}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {more > 0 && <p>{text("returns.more", { count: more })}</p>}
    </Dialog>
  );
}
