import { useNavigate, useSearch } from "@tanstack/react-router";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { useTakesScans } from "#web/platform/scan/take-scans.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { NoBins } from "./no-bins.tsx";
import { PullBinLine } from "./pull-bin-line.tsx";
import type { PullList } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { inWalkingOrder, reasonText, sectionOf } from "./reason.ts";
import { usePullBin } from "./use-pull-bin.ts";
import classes from "./pull-list.module.css";

const orders = ["need", "walk"] as const;

/** The bins to bring. A scan of one that is on the list says that it is on the floor, as the button beside it does. */
export function PullBins({ list }: { list: PullList }) {
  const { order = "need" } = useSearch({ from: "/s/$storeId/backstock/pull-list" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/pull-list" });
  const storeNumber = useActiveStore()?.number;
  const { pull, pulling } = usePullBin(list.floorId);
  useTakesScans((scanned) => {
    const code = readBackstockCode(scanned);
    const bin = list.bins.find(({ number }) => number === code?.number);
    if (code?.kind !== "bin" || code.storeNumber !== storeNumber || bin === undefined) {
      return false;
    }
    void pull(bin);
    return true;
  });
  const bins = order === "walk" ? inWalkingOrder(list.bins) : list.bins;
  return (
    <div data-no-print>
      <Card
        hasPadding={false}
        title={text("bins.title")}
        aside={
          <fieldset className={classes.orders} aria-label={text("order.label")}>
            {orders.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === order}
                onClick={() => void navigate({ search: { order: one === "walk" ? one : undefined }, replace: true })}
              >
                {text(`order.${one}`)}
              </button>
            ))}
          </fieldset>
        }
      >
        {bins.length === 0 && <NoBins list={list} />}
        <ul className={classes.bins}>
          {bins.map((bin) => (
            <PullBinLine
              key={bin.backstockId}
              bin={bin}
              status={sectionOf(list, bin)?.status ?? null}
              reason={reasonText(sectionOf(list, bin) ?? { missing: null, sellThrough: null })}
              isBusy={pulling.has(bin.backstockId)}
              onPulled={() => void pull(bin)}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
