import { formatTime } from "#common/time-format.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import {
  buyMatchesQuery,
  confirmBuyMatchMutation,
  refuseBuyMatchMutation,
} from "#web/areas/buys/shared/buys.queries.ts";
import type { BuyMatch } from "#web/areas/buys/shared/buys.queries.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./home-text.ts";
import classes from "./home.module.css";

/**
 * Buys of a register that takes no check-ins, each beside the buy of ours that it probably is: a person says whether. What
 * cannot be read is no reason to hide the counter, so it is left out then.
 */
export function BuyMatches({ pos }: { pos: string }) {
  const read = useRead(buyMatchesQuery, { live: ["Buy", "pos-buy"] });
  const matches = read.status === "ready" ? read.data.buyMatches : [];
  return matches.length === 0 ? null : (
    <Card title={text("match.title")} hasPadding={false}>
      <ul className={classes.matches}>
        {matches.map((match) => (
          <MatchLine key={`${match.buyId} ${match.posBuyId}`} match={match} pos={pos} />
        ))}
      </ul>
    </Card>
  );
}

function MatchLine({ match, pos }: { match: BuyMatch; pos: string }) {
  const { buyId: id, posBuyId, number, posNumber, customerName: name } = match;
  const mayLink = useCanAfterPin()("buys:check-in");
  const [confirm, isConfirming] = useChange(confirmBuyMatchMutation);
  const [refuse, isRefusing] = useChange(refuseBuyMatchMutation);
  const refetches = [...buyQueries, buyMatchesQuery];
  const run = async (doing: typeof confirm | typeof refuse, done: string) => {
    const outcome = await doing({ id, posBuyId }, { refetches });
    showSnackbar(
      outcome.isDone
        ? { text: done, color: "good" }
        : { text: text("failed", { error: outcome.refused.text }), color: "bad" },
    );
  };
  return (
    <li>
      <NumberTag number={number} />
      <span className={classes.person}>
        <b>{text("match.pair", { number, name })}</b>
        <small>{text(`match.${match.basis}`, { pos, posNumber, time: useMatchTime(match) })}</small>
      </span>
      {mayLink && (
        <span className={classes.acts}>
          <Button
            isBusy={isRefusing}
            aria-label={text("match.refuseLabel", { number, posNumber })}
            onClick={() => void run(refuse, text("match.refused"))}
          >
            {text("match.refuse")}
          </Button>
          <Button
            kind="primary"
            isBusy={isConfirming}
            aria-label={text("match.confirmLabel", { number, posNumber })}
            onClick={() => void run(confirm, text("match.confirmed", { number }))}
          >
            {text("match.confirm")}
          </Button>
        </span>
      )}
    </li>
  );
}

/** The time; with its date where it was not today. */
function useMatchTime({ posCheckedInAt }: BuyMatch): string {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const at = new Date(posCheckedInAt);
  const { date } = localTimeAt(at, timeZone);
  const time = formatTime(at, timeZone);
  return date === localTimeAt(now, timeZone).date ? time : `${formatDayOfMonth(date)}, ${time}`;
}
