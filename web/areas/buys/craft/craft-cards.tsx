import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
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
  return (
    <Card title={text("reasons.title", { name })}>
      <table className={classes.reasons}>
        <thead>
          <tr>
            <th scope="col">
              <Unseen>{text("reasons.reason")}</Unseen>
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
                <WeekBars weeks={weeks} />
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

/** A bar for each week; the figures beside it say the same in sum. */
function WeekBars({ weeks }: { weeks: readonly (number | null)[] }) {
  return (
    <svg className={classes.bars} viewBox={`0 0 ${weeks.length * 8} 24`} aria-hidden="true">
      {weeks.map((share, week) => {
        const height = Math.max(1, ((share ?? 0) / 1000) * 24);
        return <rect key={week} x={week * 8} y={24 - height} width={6} height={height} rx={1} />;
      })}
    </svg>
  );
}

/** How often sellers say no, by what they were offered. */
export function DeclinedCard({ bands }: { bands: Craft["declined"] }) {
  return (
    <Card title={text("declined.title")}>
      <p className={classes.soft}>{text("declined.text")}</p>
      <dl className={classes.declined}>
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
