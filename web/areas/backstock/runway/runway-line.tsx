import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { text } from "./runway-text.ts";
import type { SeasonRunway } from "./runway.queries.ts";
import classes from "./runway.module.css";

type Advice = NonNullable<SeasonRunway["advice"]>;

const tones: Record<Advice, Tone> = {
  ON_TRACK: "good",
  PULL_FASTER: "warn",
  TRANSFER: "warn",
  MARK_DOWN: "bad",
  STORE_FOR_NEXT_YEAR: "neutral",
};

/** One category and season in a sentence, with what to do about it. */
export function RunwayLine({ runway }: { runway: SeasonRunway }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const { categoryId, categoryName, advice } = runway;
  return (
    <li>
      <Link to="/s/$storeId/backstock" params={{ storeId }} search={{ category: categoryId }} className={classes.name}>
        {categoryName}
      </Link>
      <p>{sentenceOf(runway)}</p>
      {advice !== null && (
        <span className={classes.advice}>
          <Badge tone={tones[advice]}>{adviceText(advice, runway)}</Badge>
          {advice === "TRANSFER" && can("backstock:transfer") && (
            <Link to="/s/$storeId/backstock/transfers" params={{ storeId }} search={{ send: true }}>
              {text("send.do")}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}

/** `23 winter bins left, you pull 2.5 a week, the season ends in 4 weeks: 13 will not make it.` */
function sentenceOf(runway: SeasonRunway): string {
  const { bins: count, isRunning, days, leftOver, pullsPerWeek } = runway;
  const season = seasonText(runway.season);
  if (!isRunning) {
    return text("waits", { count, season, date: formatDate(runway.startsOn) });
  }
  const weeks = days < 14 ? text("days", { count: days }) : text("weeks", { count: Math.round(days / 7) });
  const ending = (leftOver ?? 0) === 0 ? text("ending.0") : text("ending.some", { count: leftOver ?? 0 });
  return text("sentence", { count, season, rate: rateText(pullsPerWeek), weeks, ending });
}

function adviceText(advice: Advice, { neededPerWeek, neededBy }: SeasonRunway): string {
  return text(`advice.${advice}`, { rate: rateText(neededPerWeek), store: neededBy ?? "" });
}

function rateText(rate: number | null): string {
  return formatNumber(rate, rate === null || Number.isInteger(rate) ? 0 : 1);
}

function seasonText(season: string): string {
  const known = (["SS", "FW", "holiday"] as const).find((one) => one === season) ?? "FW";
  return text(`season.${known}`);
}
