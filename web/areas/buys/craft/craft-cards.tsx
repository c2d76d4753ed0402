import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./craft-text.ts";
import { bandName } from "./craft-words.ts";
import type { Craft, CraftDetail } from "./craft.queries.ts";
import classes from "./craft.module.css";

type ReasonsCardProps = { name: string; reasons: CraftDetail["reasons"] };

/** Why a buyer passes beside why the others do, and how that went over the weeks. */
export function ReasonsCard({ name, reasons }: ReasonsCardProps) {
  if (reasons.length === 0) {
    return (
      <Card title={text("reasons.title", { name })}>
        <p className={classes.soft}>{text("reasons.none")}</p>
      </Card>
    );
  }
  const most = Math.max(1, ...reasons.flatMap(({ weeks }) => weeks.map((share) => share ?? 0)));
  return (
    <Card>
      <table className={classes.reasons}>
        <thead>
          <tr>
            <th scope="col">
              <h2>{text("reasons.title", { name })}</h2>
            </th>
            <th scope="col">{text("reasons.week", { name })}</th>
            <th scope="col">{name}</th>
            <th scope="col">{text("reasons.others")}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, own, others, weeks }) => (
            <tr key={reason}>
              <th scope="row">{reason}</th>
              <td>
                <WeekBars weeks={weeks} most={most} />
              </td>
              <td>
                <b>{formatWholePercent(own)}</b>
              </td>
              <td>{formatWholePercent(others)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A bar for each week, as high as the most of any reason allows; the figures beside it say the same in sum. */
function WeekBars({ weeks, most }: { weeks: readonly (number | null)[]; most: number }) {
  return (
    <svg className={classes.bars} viewBox={`0 0 ${weeks.length * 8} 24`} aria-hidden="true">
      {weeks.map((share, week) => {
        const height = Math.max(1, ((share ?? 0) / most) * 24);
        return <rect key={week} x={week * 8} y={24 - height} width={6} height={height} rx={1} />;
      })}
    </svg>
  );
}

/** How often sellers say no, by what they were offered. */
export function DeclinedCard({ bands }: { bands: Craft["declined"] }) {
  return (
    <Card title={text("declined.title")} aside={text("declined.text")}>
      <dl className={classes.figures}>
        {bands.map(({ band, offers, declined }) => (
          <div key={band}>
            <dt>{bandName(band)}</dt>
            <dd>
              {text("declined.of", {
                share: formatWholePercent(percentOf(declined, offers)),
                count: formatNumber(offers),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
