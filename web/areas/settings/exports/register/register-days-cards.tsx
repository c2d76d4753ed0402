import { addDays } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { closedDayQuery, registerDaysQuery } from "#web/areas/settings/exports/exports.queries.ts";
import { text } from "#web/areas/settings/exports/exports-text.ts";
import classes from "#web/areas/settings/exports/exports.module.css";

type RegisterDaysProps = { deviceId: string; timeZone: string };

/** What came of the register today, and yesterday beside the store's Day Close. Nothing until that is known. */
export function RegisterDaysCards({ deviceId, timeZone }: RegisterDaysProps) {
  const days = useRead(registerDaysQuery, { variables: { deviceId }, live: ["daily-report", "device"] });
  if (days.status !== "ready") {
    return null;
  }
  const { date, today, yesterday } = days.data.registerDays;
  return (
    <>
      <Card title={text("days.today", { day: formatDayOfMonth(date) })}>
        <p className={classes.live}>{formatMoney(today === null ? null : today.netCents)}</p>
        <p className={classes.soft}>
          {today === null
            ? text("days.none")
            : text("days.tickets", { count: today.tickets, time: formatTime(new Date(today.lastAt), timeZone) })}
        </p>
      </Card>
      {yesterday !== null && <Yesterday date={addDays(date, -1)} netCents={yesterday.netCents} />}
    </>
  );
}

function Yesterday({ date, netCents }: { date: string; netCents: number }) {
  const closed = useRead(closedDayQuery, { variables: { date } });
  const close = closed.status === "ready" ? closed.data.dayClose.posSales : null;
  const facts = [
    [text("days.close"), formatMoney(close)],
    [text("days.files"), formatMoney(netCents)],
  ] as const;
  return (
    <Card title={text("days.yesterday")}>
      <dl className={classes.status}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
