import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { text } from "./week-page-text.ts";
import type { PageWeek, PlannedDay, WeekAround } from "./week-page.queries.ts";
import classes from "./week-page.module.css";

type PleaseKnowProps = { week: PageWeek; around: WeekAround };

/**
 * What everybody should know of the week that comes: the store's events, the notes that are pinned into it, the coupons that
 * customers come with, and what sellers should bring. The floor is as it stands now, so it says nothing of a week long past.
 */
export function PleaseKnow({ week, around }: PleaseKnowProps) {
  const { days, notices } = week.nextWeek;
  const events = [...new Set(days.flatMap((day) => day.events))];
  const coupons = couponsOf(around.couponCampaigns, days);
  const isAhead = (days.at(-1)?.date ?? "") >= week.today;
  const { short, full } = isAhead ? around.floorShortage : { short: [], full: [] };
  const parts = [events, notices, coupons, short, full];
  if (parts.every((part) => part.length === 0)) {
    return null;
  }
  return (
    <section className={classes.notices}>
      <h3>{text("pleaseKnow")}</h3>
      <ul>
        {events.map((name) => (
          <li key={name}>
            <b>{name}:</b> {eventDays(days, name)}
          </li>
        ))}
        {notices.map(({ id, body }) => (
          <li key={id}>{body}</li>
        ))}
        {coupons.length > 0 && (
          <li>
            <b>{text("coupons")}:</b> {coupons.join("; ")}
          </li>
        )}
        {(short.length > 0 || full.length > 0) && (
          <li>
            <Sections title={text("weNeed")} names={short} /> <Sections title={text("full")} names={full} />
          </li>
        )}
      </ul>
    </section>
  );
}

function Sections({ title, names }: { title: string; names: readonly string[] }) {
  return (
    names.length > 0 && (
      <>
        <b>{title}:</b> {names.join(", ")}
      </>
    )
  );
}

/** "Fri 27" or "Fri 27 to Sun 29" */
function eventDays(days: readonly PlannedDay[], name: string): string {
  const dates = days
    .filter(({ events }) => events.includes(name))
    .map(({ date }) => `${formatWeekday(date)} ${Number(date.slice(8))}`);
  const [first, last] = [dates[0] ?? "", dates.at(-1) ?? ""];
  return first === last ? first : text("next.range", { from: first, to: last });
}

/** "$10 off $40 until Dec 6", the first to end first; one that was ended counts as long as coupons of it are out. */
function couponsOf(campaigns: WeekAround["couponCampaigns"], days: readonly PlannedDay[]): string[] {
  const [from = "", to = ""] = [days[0]?.date, days.at(-1)?.date];
  const good = campaigns
    .filter(({ redeemStartOn, redeemEndOn }) => redeemStartOn <= to && redeemEndOn >= from)
    .filter(({ endedAt, open }) => endedAt === null || open > 0)
    .toSorted((left, right) => left.redeemEndOn.localeCompare(right.redeemEndOn));
  const lines = good.map(({ redeemAmount, redeemMinSpend, redeemStartOn, redeemEndOn }) =>
    text(redeemStartOn > from ? "coupon.from" : "coupon.until", {
      amount: formatWholeMoney(redeemAmount),
      spend: formatWholeMoney(redeemMinSpend),
      from: formatDayOfMonth(redeemStartOn),
      date: formatDayOfMonth(redeemEndOn),
    }),
  );
  return [...new Set(lines)];
}
