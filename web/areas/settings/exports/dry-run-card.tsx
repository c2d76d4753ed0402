import { IconDownload } from "@tabler/icons-react";
import { csvText } from "#common/csv.ts";
import { formatNumber } from "#common/number-format.ts";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./exports-text.ts";
import type { DryRun } from "./use-dry-run.ts";
import type { Work } from "./use-editor.ts";
import classes from "./exports-cards.module.css";

/** More reasons than these are read in the file of refused rows. */
const shownReasons = 3;
const shownLines = 2;
/** More refused than this share, and the map is probably wrong. */
const tooMany = 0.1;

export function isDoubtfulRun({ read }: DryRun): boolean {
  return read.refused.length > read.lines * tooMany;
}

type DryRunCardProps = {
  work: Work;
  run: DryRun | null;
  /** Something is still to be answered before the file can be read. */
  isWaiting: boolean;
  isChanged: boolean;
  isSaving: boolean;
  version: number;
  onSave: () => void;
};

/** What the register would take of the file, and the button that has it read so. */
export function DryRunCard({ work, run, isWaiting, isChanged, isSaving, version, onSave }: DryRunCardProps) {
  const next = version + 1;
  const hasRows = run !== null && run.read.facts.length > 0;
  return (
    <section className={classes.card} aria-labelledby="export-dry-run">
      <h2 id="export-dry-run">
        {text("dry.title")}
        {isChanged && <Badge>{text("dry.nothingSaved")}</Badge>}
      </h2>
      {run === null ? <p>{text(isWaiting ? "dry.waiting" : "dry.running")}</p> : <DryRunFigures run={run} />}
      <div className={classes.save}>
        {run !== null && run.read.refused.length > 0 && (
          <Button icon={<IconDownload size={17} />} onClick={() => downloadRefused(work, run)}>
            {text("dry.download")}
          </Button>
        )}
        <Button kind="primary" isBusy={isSaving} disabled={!hasRows || !isChanged} onClick={onSave}>
          {isChanged ? text("dry.save", { version: next }) : text("dry.saved", { version })}
        </Button>
      </div>
      <p>{version === 0 ? text("dry.noteFirst") : text("dry.note", { version })}</p>
    </section>
  );
}

function DryRunFigures({ run }: { run: DryRun }) {
  const { read, reasons } = run;
  const refused = read.refused.length;
  const more = reasons.length - shownReasons;
  return (
    <>
      <p className={classes.big}>
        {text("dry.rows", { good: read.lines - refused, all: read.lines })}{" "}
        {refused > 0 && <span>{text("dry.refused", { count: refused })}</span>}
      </p>
      {isDoubtfulRun(run) && <output className={classes.warning}>{text("dry.tooMany")}</output>}
      {refused === 0 && <p>{text("dry.noneRefused")}</p>}
      <ul className={classes.reasons}>
        {reasons.slice(0, shownReasons).map(({ reason, lines }) => (
          <li key={reason}>
            <b>{formatNumber(lines.length)}</b>
            <span title={reason}>{reason}</span>
            <small>{linesText(lines)}</small>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{text("dry.more", { count: more })}</p>}
    </>
  );
}

function linesText(lines: readonly number[]): string {
  return `${lines.slice(0, shownLines).join(", ")}${lines.length > shownLines ? "…" : ""}`;
}

function downloadRefused({ opened }: Work, { read }: DryRun): void {
  const { header } = opened.file.sheet;
  const head = [text("refused.line"), text("refused.reason"), ...header];
  const rows = read.refused.map(({ lineNumber, reason, record }) => [
    String(lineNumber),
    reason,
    ...header.map((name) => record.get(name) ?? ""),
  ]);
  saveCsv(csvText([head, ...rows]), `${opened.name.replace(/\.\w+$/, "")}.refused.csv`);
}
