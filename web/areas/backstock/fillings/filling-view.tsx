import { formatDate } from "#common/date-format.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { BinActions } from "#web/areas/backstock/home/bin-actions.tsx";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import type { BackstockDetail } from "./fillings.queries.ts";
import { ArchivedFilling } from "./archived-filling.tsx";
import { FillingForm } from "./filling-form.tsx";
import { FillingHistory } from "./filling-history.tsx";
import { RemoveFilling } from "./remove-filling.tsx";
import { text } from "./fillings-text.ts";
import classes from "./fillings.module.css";

type FillingViewProps = { detail: BackstockDetail; home: BackstockHome; search: BackstockSearch };

export function FillingView({ detail, home, search }: FillingViewProps) {
  const { filling, events, older } = detail;
  const mayChange = useCouldBecome()("backstock:move") && !filling.archived;
  return (
    <div className={classes.view}>
      <div className={classes.top}>
        <BinTag bin={filling.bin} size="large" />
        <div className={classes.facts}>
          <b>{filling.category}</b>
          <span>{filling.location}</span>
          <span data-old={filling.isTooOld}>
            {text("detail.age", { count: filling.age })} · {formatDate(filling.inventoryDate)}
          </span>
        </div>
      </div>
      {filling.archived ? (
        <ArchivedFilling detail={detail} />
      ) : (
        <div className={classes.acts}>
          <BinActions filling={filling} home={home} search={search} look="primary" />
        </div>
      )}
      {older !== null && (
        <p className={classes.older}>{text("detail.older", { bin: older.filling.bin, count: older.days })}</p>
      )}
      <div className={classes.columns}>
        {mayChange ? (
          // A change of somebody else begins the form anew: what is saved is saved over what they left.
          <FillingForm key={filling.version} filling={filling} home={home} />
        ) : (
          <p>{filling.notes}</p>
        )}
        <div className={classes.side}>
          <FillingHistory filling={filling} events={events} />
          {mayChange && <RemoveFilling filling={filling} />}
        </div>
      </div>
    </div>
  );
}
