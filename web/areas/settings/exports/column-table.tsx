import { formatNumber } from "#common/number-format.ts";
import { exportKinds } from "#common/pos-files/mapping/export-kinds.ts";
import { isMoney, type ResolvedDraft } from "#common/pos-files/mapping/draft-questions.ts";
import { withMeaning, type ColumnDraft } from "#common/pos-files/mapping/mapping-draft.ts";
import { sumOfColumn } from "#common/pos-files/mapping/prove-day.ts";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { text } from "./exports-text.ts";
import { meaningOptions, meaningWord } from "./meaning-words.ts";
import type { DryRun } from "./use-dry-run.ts";
import type { Editor, Work } from "./use-editor.ts";
import classes from "./exports.module.css";

/** So many rows show what a column holds and leave room for the proof below. */
const shownRows = 6;

type ColumnTableProps = { work: Work; resolved: ResolvedDraft; run: DryRun | null; change: Editor["change"] };

/** The first rows of the file, and above each column the menu of what it means. */
export function ColumnTable({ work, resolved, run, change }: ColumnTableProps) {
  const { draft, opened } = work;
  const { sheet, lineNumbers } = opened.file;
  const sure = draft.columns.filter(({ meaning }) => meaning !== null && meaning !== "out").length;
  const toCheck = draft.columns.filter(isDoubtful).length;
  return (
    <section className={classes.preview} aria-labelledby="export-columns">
      <header className={classes.previewHead}>
        <h2 id="export-columns">{text("columns.title")}</h2>
        <span>{text("columns.hint")}</span>
        <span className={classes.legend}>
          <span data-tone="sure">{text("columns.sure", { count: sure })}</span>
          {toCheck > 0 && <span data-tone="check">{text("columns.check", { count: toCheck })}</span>}
        </span>
      </header>
      <WideTable label={text("columns.table")}>
        <table className={classes.columns} aria-label={text("columns.table")}>
          <thead>
            <tr>
              <th scope="col" className={classes.line}>
                <span className={classes.lineHead}>{text("columns.line")}</span>
              </th>
              {draft.columns.map((column) => (
                <th key={column.name} scope="col">
                  <code title={column.name}>{column.name}</code>
                  <Meaning
                    column={column}
                    kind={draft.kind}
                    onChoose={(meaning) => change({ draft: withMeaning(draft, column.name, meaning) })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.slice(0, shownRows).map((row, at) => (
              <tr key={lineNumbers[at]}>
                <th scope="row" className={classes.line}>
                  {lineNumbers[at]}
                </th>
                {draft.columns.map((column, place) => (
                  <td
                    key={column.name}
                    data-number={isNumber(work, column)}
                    data-check={isDoubtful(column) || undefined}
                  >
                    {row[place] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <SumRow work={work} resolved={resolved} run={run} />
          </tfoot>
        </table>
      </WideTable>
    </section>
  );
}

type MeaningProps = { column: ColumnDraft; kind: Work["draft"]["kind"]; onChoose: (meaning: string) => void };

function Meaning({ column, kind, onChoose }: MeaningProps) {
  return (
    <div className={classes.meaning} data-state={stateOf(column)}>
      <SelectControl
        label={text("columns.means", { name: column.name })}
        className={classes.meaningSelect}
        value={column.meaning ?? ""}
        options={meaningOptions(kind)}
        placeholder={column.doubt === null ? text("columns.left") : `${meaningWord(column.doubt)}?`}
        onChange={onChoose}
      />
      <small aria-hidden="true">{certaintyWord(column)}</small>
    </div>
  );
}

function stateOf(column: ColumnDraft): "sure" | "check" | "out" {
  if (isDoubtful(column)) {
    return "check";
  }
  return column.meaning === null || column.meaning === "out" ? "out" : "sure";
}

function isDoubtful({ meaning, doubt }: ColumnDraft): boolean {
  return meaning === null && doubt !== null;
}

function certaintyWord(column: ColumnDraft): string {
  if (stateOf(column) === "out") {
    return "–";
  }
  return column.certainty === null
    ? text(isDoubtful(column) ? "columns.new" : "columns.chosen")
    : text("columns.certainty", { percent: Math.round(column.certainty * 100) });
}

function isNumber({ draft }: Work, column: ColumnDraft): boolean {
  return isMoney(draft, column) || exportKinds[draft.kind].meanings[column.meaning ?? ""] === "pieces";
}

/** What the columns of amounts come to over all rows that go in. */
function SumRow({ work, resolved, run }: Omit<ColumnTableProps, "change">) {
  const { draft, opened } = work;
  const { sheet, lineNumbers } = opened.file;
  const { decimal } = resolved;
  const firstSum = draft.columns.findIndex((column) => isNumber(work, column));
  const label =
    run === null ? text("columns.sumNone") : text("columns.sum", { count: run.read.lines - run.read.refused.length });
  const sumOf = (column: ColumnDraft) => {
    if (run === null || decimal === null || !isNumber(work, column)) {
      return "";
    }
    const { refused, returned } = run;
    const cents = sumOfColumn(column.name, { sheet, lineNumbers, refused, returned, decimal });
    return formatNumber(cents === null ? null : cents / 100, isMoney(draft, column) ? 2 : 0);
  };
  const span = firstSum === -1 ? draft.columns.length : firstSum;
  return (
    <tr>
      <th scope="row" colSpan={span + 1}>
        {label}
      </th>
      {draft.columns.slice(span).map((column) => (
        <td key={column.name} data-number>
          {sumOf(column)}
        </td>
      ))}
    </tr>
  );
}
