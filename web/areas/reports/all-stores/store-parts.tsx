import { Link } from "@tanstack/react-router";
import { formatWholeMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { formatWholePercent } from "#common/percent.ts";
import { FigureRows } from "#web/areas/reports/periods/figure-rows.tsx";
import { usePerson } from "#web/platform/person/person.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ProgressRing } from "#web/ui/figures/progress-ring.tsx";
import { Sparkline } from "#web/ui/figures/sparkline.tsx";
import { text } from "./all-stores-text.ts";
import type { StoreNow } from "./all-stores.queries.ts";
import { needPath, needText, storePaceText, urgencyText } from "./store-words.ts";
import classes from "./all-stores.module.css";

/** Its color and initials, its name, and what is wrong first; leads to its day. */
export function StoreName({ store }: { store: StoreNow }) {
  const own = usePerson()?.stores.find(({ id }) => id === Number(store.storeId));
  const urgency = urgencyText(store);
  return (
    <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId: Number(store.storeId) }} className={classes.name}>
      <span className={classes.badge} style={{ "--store": own?.color }} aria-hidden="true">
        {own?.initials}
      </span>
      <span>
        {store.name}
        {urgency !== null && <small data-tone={store.urgency === "WAITS" ? "bad" : "warn"}>{urgency}</small>}
      </span>
    </Link>
  );
}

export function StoreSales({ store }: { store: StoreNow }) {
  const { storeId, date, sales, goal, goalPct, usualPct, ahead, isShut, name } = store;
  const words = formatWholeMoney(sales);
  const isCalm = store.urgency === "NONE";
  return (
    <div className={classes.sales}>
      {!isShut && (
        <ProgressRing
          label={text("pace.label", { store: name })}
          tenths={goalPct}
          expectedTenths={usualPct}
          size={isCalm ? 48 : 60}
        />
      )}
      <p>
        <span>
          <strong>
            <FigureRows column="sales" days={{ from: date, to: date }} words={words} storeId={Number(storeId)}>
              {words}
            </FigureRows>
          </strong>{" "}
          {goal !== null && goal > 0 && text("sum.of", { goal: formatWholeMoney(goal) })}
        </span>
        <span data-tone={ahead === null ? undefined : ahead < 0 ? "warn" : "good"}>{storePaceText(store)}</span>
        {!isCalm && usualPct !== null && ahead !== null && (
          <small>{text("pace.usual", { percent: formatWholePercent(usualPct) })}</small>
        )}
      </p>
    </div>
  );
}

export function StoreNeeds({ store }: { store: StoreNow }) {
  if (store.needs.length === 0) {
    return <span className={classes.quiet}>{text("needs.none")}</span>;
  }
  return (
    <div className={classes.needs}>
      {store.needs.map((need) => (
        <ButtonLink key={need.kind} to={needPath[need.kind]} params={{ storeId: Number(store.storeId) }}>
          {needText(need)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The last two weeks against their goals, with how many days made theirs. */
export function StoreDays({ store }: { store: StoreNow }) {
  const { name, judgedPcts, daysMade } = store;
  const count = text("days.of", { made: daysMade, judged: judgedPcts.length });
  return judgedPcts.length === 0 ? (
    unknownText
  ) : (
    <div className={classes.days}>
      <Sparkline label={text("days.label", { store: name })} tenths={judgedPcts} />
      <span>{count}</span>
    </div>
  );
}
