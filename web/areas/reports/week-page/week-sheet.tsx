import { formatDateRange, formatDate, formatWeekday } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { GoalReasonParts, reasonTitle } from "#web/areas/reports/goal-reason.tsx";
import { weekdayName } from "#web/areas/reports/periods/figure-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { Logo } from "#web/ui/figures/logo.tsx";
import { useNow } from "#web/platform/use-now.ts";
import { text } from "./week-page-text.ts";
import { PleaseKnow } from "./please-know.tsx";
import type { PageWeek, WeekAround } from "./week-page.queries.ts";
import { NextWeek, ThisWeek } from "./week-tables.tsx";
import { WeekBars, stateOf } from "./week-bars.tsx";
import classes from "./week-page.module.css";

/** More reasons than this are a page of their own; the week's report has all. */
const mostReasons = 2;

type WeekSheetProps = { week: PageWeek; around: WeekAround; hasWages: boolean };

/** The sheet itself, black on white in every theme: it is meant for paper. */
export function WeekSheet({ week, around, hasWages }: WeekSheetProps) {
  const store = useActiveStore();
  const missed = week.reasons
    .filter(({ difference }) => difference < 0)
    .toSorted((left, right) => left.difference - right.difference)
    .slice(0, mostReasons);
  const isProvisional = week.days.some(
    ({ isKnown, isToday, status }) => isKnown && !isToday && status === "provisional",
  );
  return (
    <article className={classes.sheet} data-has-wages={hasWages || undefined}>
      <header className={classes.head}>
        <span>
          <Logo size={32} />
          <strong>{store?.name}</strong>
        </span>
        <span>{text("ourWeek", { range: formatDateRange(week) })}</span>
      </header>
      {hasWages && <p className={classes.inside}>{text("wagesInside")}</p>}
      <h2>{headline(week)}</h2>
      <Subline week={week} />
      <WeekBars days={week.days} />
      {missed.length > 0 && (
        <section className={classes.reasons}>
          {missed.map((reason) => (
            <p key={reason.date}>
              <strong>{reasonTitle(weekdayName(reason.date), reason)}</strong>
              <span>
                <GoalReasonParts reason={reason} />
              </span>
            </p>
          ))}
        </section>
      )}
      <div className={classes.columns}>
        <ThisWeek week={week} hasWages={hasWages} />
        <div>
          <NextWeek days={week.nextWeek.days} />
          <PleaseKnow week={week} around={around} />
        </div>
      </div>
      <footer className={classes.foot}>
        <span>{isProvisional && text("provisional")}</span>
        <Printed timeZone={store?.timeZone ?? "UTC"} />
      </footer>
    </article>
  );
}

/** Without a verdict the headline is what the week sold. */
function hasVerdict({ total, to, today }: PageWeek): boolean {
  return to < today && total.goalDifference !== null;
}

function headline(week: PageWeek): string {
  const { total, to, today } = week;
  const sales = formatWholeMoney(total.sales);
  if (!hasVerdict(week) || total.goalDifference === null) {
    return text(to >= today ? "headline.soFar" : "headline.sales", { sales });
  }
  if (Math.round(total.goalDifference / 100) === 0) {
    return text("headline.even");
  }
  const amount = formatWholeMoney(Math.abs(total.goalDifference));
  return text(total.goalDifference > 0 ? "headline.made" : "headline.missed", { amount });
}

/** "$41,067 of $40,722. 5 of 7 days made goal, Sunday by the most."; below sales the goal alone. */
function Subline({ week }: { week: PageWeek }) {
  const { total, days } = week;
  const goal = formatWholeMoney(total.goal);
  return (
    <p className={classes.subline}>
      {total.goal !== null && (
        <>
          {hasVerdict(week) ? (
            <>
              <b>{formatWholeMoney(total.sales)}</b> {text("sub.ofGoal", { goal })}
            </>
          ) : (
            text("sub.goal", { goal })
          )}{" "}
        </>
      )}
      {daysText(days)}
    </p>
  );
}

function daysText(days: PageWeek["days"]): string {
  const judged = days.filter((day) => stateOf(day) !== "open");
  const made = judged.filter((day) => stateOf(day) === "made");
  const [best] = made.toSorted((left, right) => (right.goalDifference ?? 0) - (left.goalDifference ?? 0));
  const words = { made: formatNumber(made.length), count: judged.length };
  if (judged.length === 0) {
    return "";
  }
  return best === undefined || made.length < 2
    ? text("sub.days", words)
    : text("sub.daysBest", { ...words, day: weekdayName(best.businessDate) });
}

function Printed({ timeZone }: { timeZone: string }) {
  const now = useNow();
  const name = usePerson()?.full_name;
  const { date } = localTimeAt(now, timeZone);
  const when = `${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(now, timeZone)}`;
  return <span>{name === undefined ? text("printed", { when }) : text("printedBy", { when, name })}</span>;
}
