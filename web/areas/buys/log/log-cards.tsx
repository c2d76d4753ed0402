import { Link } from "@tanstack/react-router";
import { unknownText } from "#common/unknown-text.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { LogEnding } from "./log-ending.tsx";
import { LogWait } from "./log-wait.tsx";
import type { LogSearch } from "./log-search.ts";
import { text } from "./log-text.ts";
import { broughtText, firstTextText, moneyText, sellerText, takenText, timeText } from "./log-words.ts";
import type { LogBuy } from "./log.queries.ts";
import classes from "./log.module.css";

type LogCardsProps = { buys: readonly LogBuy[]; search: LogSearch; storeId: number };

/** On a phone: the number, the wait and the money of each buy; a tap opens the rest. */
export function LogCards({ buys, search, storeId }: LogCardsProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <ol className={classes.cards}>
      {buys.map((buy) => (
        <li key={buy.id}>
          <Link to="/s/$storeId/reports/buylog/$buyId" params={{ storeId, buyId: buy.id }} search={search}>
            <NumberTag number={buy.number} />
            <span className={classes.who}>
              <strong>{sellerText(buy)}</strong>
              <small>{[timeText(buy.checkedInAt, timeZone), broughtText(buy)].filter((part) => part).join(", ")}</small>
            </span>
            <span className={classes.money}>
              <strong>{buy.paid === null || buy.paid === 0 ? unknownText : moneyText(buy.paid)}</strong>
              <small>
                <LogEnding buy={buy} />
              </small>
            </span>
            <span className={classes.rest}>
              <span>
                {text("column.wait")} <LogWait buy={buy} />
              </span>
              <span>
                {text("column.taken")} {takenText(buy) ?? unknownText}
              </span>
              {buy.sortedBy !== null && <span>{buy.sortedBy}</span>}
              {buy.firstTextAt === null && <span>{firstTextText(buy, timeZone)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
