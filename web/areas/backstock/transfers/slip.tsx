import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text } from "./transfers-text.ts";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./slip.module.css";

/** The paper itself. */
export function Slip({ transfer }: { transfer: Transfer }) {
  const store = useActiveStore();
  const { bin, categoryName, inventoryDate, season, notes, otherStore, isOutgoing, sentAt, sentBy } = transfer;
  const own = store?.name ?? "";
  const known = (["all", "SS", "FW", "holiday"] as const).find((one) => one === season);
  const lines: (readonly [string, string])[] = [
    [text("slip.category"), categoryName],
    [text("slip.inventory"), formatDate(inventoryDate)],
    ...(known === undefined ? [] : [[text("slip.season"), areaText(`season.${known}`)] as const]),
    ...(notes === "" ? [] : [[text("slip.notes"), notes] as const]),
    [text("slip.sent"), formatInstantDate(new Date(sentAt), store?.timeZone ?? "UTC")],
    [text("slip.packed"), sentBy],
  ];
  return (
    <article className={classes.slip}>
      <p className={classes.way}>
        <span>
          <small>{text("slip.from")}</small>
          {isOutgoing ? own : otherStore}
        </span>
        <span>
          <small>{text("slip.to")}</small>
          {isOutgoing ? otherStore : own}
        </span>
      </p>
      <p className={classes.bin}>
        <small>{text("slip.bin")}</small>
        {bin}
      </p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.signature}>{text("slip.received")}</p>
      <p className={classes.hint}>{text("slip.hint")}</p>
    </article>
  );
}
