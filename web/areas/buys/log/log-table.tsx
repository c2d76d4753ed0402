import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent } from "#common/percent.ts";
import { formatMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import { unknownText } from "#common/unknown-text.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { shownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import type { ShownRows } from "#web/ui/table/use-shown-rows.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { LogCards } from "./log-cards.tsx";
import { LogEnding } from "./log-ending.tsx";
import { LogWait } from "./log-wait.tsx";
import { logFilter } from "./log-search.ts";
import type { LogSearch } from "./log-search.ts";
import { text } from "./log-text.ts";
import {
  broughtText,
  durationText,
  firstTextText,
  offerText,
  sellerText,
  shortNames,
  sourceText,
  takenText,
  timeText,
} from "./log-words.ts";
import type { BuyLog, LogBuy } from "./log.queries.ts";
import classes from "./log.module.css";

type LogTableProps = { log: BuyLog; search: LogSearch; rows: ShownRows; storeId: number };

/** A row for each buy, opening it; cards on a phone. */
export function LogTable({ log, search, rows, storeId }: LogTableProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const cells = useLogCells(log.people);
  const { edges, pageInfo, state } = shownPage(log, tableStateFrom(search), rows.count);
  const buys = edges.map(({ node }) => node);
  const goTo = (next: TableState) =>
    void navigate({
      to: "/s/$storeId/reports/buylog",
      params: { storeId },
      search: { d: search.d, ...logFilter(search), ...tableSearch(next) },
    });
  const showMore = () => {
    const { endCursor } = pageInfo;
    if (rows.count < mostRows) {
      rows.unfold();
    } else if (endCursor !== null) {
      goTo({ ...state, firstRow: state.firstRow + rows.count, cursor: { after: endCursor } });
    }
  };
  if (isPhone) {
    return (
      <>
        <LogCards buys={buys} search={search} storeId={storeId} />
        <ShowMore shown={buys.length} totalItems={log.totalItems} step={state.itemsPerPage} onShowMore={showMore} />
      </>
    );
  }
  const open = ({ id }: LogBuy) =>
    void navigate({ to: "/s/$storeId/reports/buylog/$buyId", params: { storeId, buyId: id }, search });
  return (
    <Card hasPadding={false}>
      <div className={classes.table}>
        <DataTable
          label={text("title")}
          headers={logHeaders}
          rows={buys}
          rowKey={({ id }) => id}
          state={state}
          onStateChange={goTo}
          totalItems={log.totalItems}
          page={{ ...pageInfo, onShowMore: showMore }}
          onOpen={open}
          cells={cells}
          foot={footOf(log.totals)}
          isDense
        />
      </div>
    </Card>
  );
}

const right = { align: "end" } as const;

export const logHeaders: readonly TableHeader[] = [
  { propertyPath: "customerName", label: text("column.seller"), sortable: true, cssClass: classes.seller ?? "" },
  { propertyPath: "checkedInAt", label: text("column.in"), sortable: true, ...right },
  { propertyPath: "brought", label: text("column.brought") },
  { propertyPath: "sortedBy", label: text("column.sorted"), sortable: true },
  { propertyPath: "readyAt", label: text("column.ready"), ...right },
  { propertyPath: "waitSeconds", label: text("column.wait"), sortable: true, ...right },
  { propertyPath: "firstTextAt", label: text("column.text"), ...right },
  { propertyPath: "completedAt", label: text("column.done"), ...right },
  { propertyPath: "itemsTaken", label: text("column.taken"), sortable: true, ...right },
  { propertyPath: "takePct", label: text("column.rate"), ...right },
  { propertyPath: "cashOffer", label: text("column.cash"), ...right },
  { propertyPath: "paid", label: text("column.paid"), sortable: true, ...right },
  { propertyPath: "payout", label: text("column.as") },
  { propertyPath: "topPassReason", label: text("column.reason") },
  { propertyPath: "tradeOffer", label: text("column.trade"), ...right },
  { propertyPath: "hasId", label: text("column.id") },
  { propertyPath: "phone", label: text("column.phone") },
  { propertyPath: "posState", label: text("column.pos") },
];

type Cells = Readonly<Record<string, (buy: LogBuy) => ReactNode>>;

function useLogCells(people: BuyLog["people"]): Cells {
  const names = shortNames(people);
  const shortName = (name: string | null) => (name === null ? null : (names.get(name) ?? name));
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return {
    customerName: (buy) => (
      <span className={classes.name}>
        <NumberTag number={buy.number} />
        {sellerText(buy)}
      </span>
    ),
    checkedInAt: (buy) => <TwoLines first={timeText(buy.checkedInAt, timeZone)} second={shortName(buy.checkedInBy)} />,
    brought: (buy) => <TwoLines first={broughtText(buy)} second={sourceText(buy)} />,
    sortedBy: (buy) => <TwoLines first={shortName(buy.sortedBy)} second={durationText(buy.sortSeconds)} />,
    readyAt: ({ readyAt }) => timeText(readyAt, timeZone) ?? unknownText,
    waitSeconds: (buy) => <LogWait buy={buy} />,
    firstTextAt: (buy) => <FirstText buy={buy} timeZone={timeZone} />,
    completedAt: (buy) => <TwoLines first={timeText(buy.completedAt, timeZone)} second={shortName(buy.completedBy)} />,
    itemsTaken: (buy) => takenText(buy) ?? unknownText,
    takePct: ({ takePct }) => formatWholePercent(takePct),
    cashOffer: ({ cashOffer }) => offerText(cashOffer) ?? unknownText,
    tradeOffer: ({ tradeOffer }) => offerText(tradeOffer) ?? unknownText,
    paid: ({ paid }) => <b>{paid === null || paid === 0 ? unknownText : formatMoney(paid)}</b>,
    payout: (buy) => <LogEnding buy={buy} />,
    hasId: ({ hasId }) => (hasId ? text("id.yes") : unknownText),
    phone: ({ phone }) => <span className={classes.whole}>{phone === null ? unknownText : formatPhone(phone)}</span>,
    posState: ({ posState }) => text(`pos.${posState}`),
  };
}

/** A text went out at a time; what came instead of one is quieter. */
function FirstText({ buy, timeZone }: { buy: LogBuy; timeZone: string }) {
  const words = firstTextText(buy, timeZone);
  return buy.firstTextAt === null && words !== null ? (
    <span className={classes.instead}>{words}</span>
  ) : (
    (words ?? unknownText)
  );
}

function TwoLines({ first, second }: { first: string | null; second: string | null }) {
  return (
    <span className={classes.lines}>
      {first ?? unknownText}
      {second !== null && <small>{second}</small>}
    </span>
  );
}

/** By column; the others have no sum. */
function footOf(totals: BuyLog["totals"]): Readonly<Record<string, ReactNode>> {
  const { itemsTaken: taken, itemsOffered: offered } = totals;
  return {
    customerName: text("foot.buys", { count: totals.buys }),
    brought: totals.containers > 0 && text("foot.containers", { count: totals.containers }),
    sortedBy: durationText(totals.averageSort),
    waitSeconds: durationText(totals.averageWait),
    firstTextAt: text("foot.texted", { count: totals.texted }),
    itemsTaken: text("taken.of", { taken: formatNumber(taken), offered: formatNumber(offered) }),
    takePct: formatWholePercent(totals.takePct),
    paid: formatMoney(totals.paid),
  };
}
