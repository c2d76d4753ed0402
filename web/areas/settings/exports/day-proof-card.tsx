import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import type { DayProof } from "#common/pos-files/mapping/prove-day.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { closedDayQuery } from "./exports.queries.ts";
import { text } from "./exports-text.ts";
import { HiddenReturnsHint, useHiddenReturns } from "./hidden-returns.tsx";
import type { OpenedFile } from "./open-file.ts";
import type { DryRun, DryRunPlace } from "./use-dry-run.ts";
import type { Editor, Work } from "./use-editor.ts";
import classes from "./exports-cards.module.css";

type DayProofCardProps = {
  work: Work;
  run: DryRun | null;
  place: DryRunPlace;
  change: Editor["change"];
};

/** The day's sales by the manager's own Day Close beside those of the file: the one check that nothing else replaces. */
export function DayProofCard({ work, run, place, change }: DayProofCardProps) {
  const day = run?.day ?? null;
  const card = useFigureFocus(work.opened, day !== null);
  return (
    <div ref={card} className={classes.place}>
      {run === null || day === null ? (
        <section className={classes.card} aria-labelledby="export-proof">
          <h2 id="export-proof">{text("proof.titleNoDay")}</h2>
          <p>{text("proof.none")}</p>
        </section>
      ) : (
        <DayProofOf work={work} run={run} day={day} place={place} change={change} />
      )}
    </div>
  );
}

/** The figure is what a person types first of a new file; later the focus stays where the person works. */
function useFigureFocus(opened: OpenedFile, hasDay: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const begun = useRef<OpenedFile["file"]["content"] | null>(null);
  // The same file cut elsewhere is not a new one.
  const { content } = opened.file;
  useEffect(
    function beginWithTheFigure() {
      if (hasDay && begun.current !== content) {
        begun.current = content;
        place.current?.querySelector("input")?.focus({ preventScroll: true });
      }
    },
    [content, hasDay],
  );
  return place;
}

type DayProofOfProps = DayProofCardProps & { run: DryRun; day: DayProof };

function DayProofOf({ work, run, day, place, change }: DayProofOfProps) {
  const { figure } = work;
  const name = formatDayOfMonth(day.date);
  const closed = useRead(closedDayQuery, { variables: { date: day.date } });
  const ofClose = closed.status === "ready" ? closed.data.dayClose.posSales : null;
  const shown = figure ?? ofClose;
  const apart = typeof shown === "number" ? day.netCents - shown : null;
  return (
    <section className={classes.card} aria-labelledby="export-proof">
      <h2 id="export-proof">{text("proof.title", { day: name })}</h2>
      <div className={classes.figures}>
        <MoneyField
          name="figure"
          label={text("proof.yours", { day: name })}
          value={shown}
          error={null}
          isRequired
          isDisabled={false}
          hint={text(figure === null && ofClose !== null ? "proof.fromClose" : "proof.hint")}
          onChange={(next) => change({ figure: next })}
          onBlur={() => undefined}
        />
        <FileFigure netCents={day.netCents} apart={apart} />
      </div>
      {apart !== null && apart !== 0 && <Apart {...{ work, run, day, place, change, apart }} />}
      {day.otherDays > 0 && <p>{text("proof.otherDays", { count: day.otherDays })}</p>}
      <DayChecks run={run} day={day} />
    </section>
  );
}

function FileFigure({ netCents, apart }: { netCents: number; apart: number | null }) {
  return (
    <div className={classes.figure}>
      <span>{text("proof.file")}</span>
      <output data-tone={toneOf(apart)}>
        {formatMoney(netCents)}
        {apart === 0 && <IconCheck size={22} aria-label={text("proof.equal")} />}
      </output>
      {apart !== null && apart !== 0 && (
        <b className={classes.apart}>{text("proof.apart", { amount: formatMoney(Math.abs(apart)) })}</b>
      )}
    </div>
  );
}

/** Why the two figures differ, as far as that can be seen. */
function Apart({ work, run, day, place, change, apart }: DayProofOfProps & { apart: number }) {
  const returns = useHiddenReturns({ work, run, place, apartCents: apart, date: day.date });
  return returns === null ? (
    <output className={classes.hint}>{hintOf(apart, day)}</output>
  ) : (
    <HiddenReturnsHint returns={returns} work={work} change={change} />
  );
}

function toneOf(apart: number | null): "good" | "bad" | undefined {
  if (apart === null) {
    return undefined;
  }
  return apart === 0 ? "good" : "bad";
}

/** What usually makes just this difference. */
function hintOf(apart: number, { taxCents, returns, returnsCents }: DayProof): string {
  if (Math.abs(apart) === taxCents) {
    return text("proof.isTax");
  }
  if (returns > 0 && Math.abs(apart) === Math.abs(2 * returnsCents)) {
    return text("proof.isReturns", { count: returns, amount: formatMoney(Math.abs(returnsCents)) });
  }
  return text("proof.check");
}

function DayChecks({ run, day }: { run: DryRun; day: DayProof }) {
  const { paid } = run;
  const rate = day.taxRate === null ? null : formatNumber(day.taxRate * 100, 2);
  const paidApart = paid === null ? null : paid.paidCents - paid.totalCents;
  return (
    <ul className={classes.checks}>
      <Check
        state="good"
        name={text("proof.tickets")}
        detail={day.returns === 0 ? text("proof.noReturns") : text("proof.returns", { count: day.returns })}
        figure={formatNumber(day.tickets)}
      />
      <Check
        state={rate === null ? "none" : "good"}
        name={text("proof.tax")}
        detail={rate === null ? text("proof.noTax") : text("proof.taxRate", { percent: rate })}
        figure={formatMoney(rate === null ? null : day.taxCents)}
      />
      <Check
        state={paidState(paidApart)}
        name={text("proof.paid")}
        detail={paidDetail(paidApart)}
        figure={formatMoney(paid === null ? null : paid.paidCents)}
      />
    </ul>
  );
}

function paidState(apart: number | null): CheckState {
  if (apart === null) {
    return "none";
  }
  return apart === 0 ? "good" : "bad";
}

function paidDetail(apart: number | null): string {
  if (apart === null) {
    return text("proof.noPaid");
  }
  return apart === 0 ? text("proof.paidEqual") : text("proof.paidApart", { amount: formatMoney(Math.abs(apart)) });
}

type CheckState = "good" | "bad" | "none";

const icons: Readonly<Record<CheckState, ReactNode>> = {
  good: <IconCheck size={17} aria-hidden="true" />,
  bad: <IconX size={17} aria-hidden="true" />,
  none: <IconMinus size={17} aria-hidden="true" />,
};

function Check({ state, name, detail, figure }: { state: CheckState; name: string; detail: string; figure: string }) {
  return (
    <li data-state={state}>
      {icons[state]}
      <span>{name}</span>
      <span>{detail}</span>
      <b>{figure}</b>
    </li>
  );
}
