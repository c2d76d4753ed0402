import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { FillBinLink } from "#web/areas/backstock/fill-bin-link.tsx";
import { moveBinsMutation } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries, useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { text } from "./pull-list-text.ts";
import { pullListQuery } from "./pull-list.queries.ts";
import type { PullBin, PullList, PullSection } from "./pull-list.queries.ts";
import { aboutText, inWalkingOrder, reasonText, sectionOf } from "./reason.ts";
import classes from "./pull-list.module.css";

const orders = ["need", "walk"] as const;

/** The bins to bring. Scanning a listed bin marks it as on the floor, like its button. */
export function PullBins({ list }: { list: PullList }) {
  const { order = "need" } = useSearch({ from: "/s/$storeId/backstock/pull-list" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/pull-list" });
  const storeNumber = useActiveStore()?.number;
  const { pull, pulling } = usePullBin(list.floorId);
  useScanHandler((scanned) => {
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
            {orders.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === order}
                onClick={() =>
                  void navigate({ search: { order: choice === "walk" ? choice : undefined }, replace: true })
                }
              >
                {text(`order.${choice}`)}
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

type PullBinLineProps = {
  bin: PullBin;
  status: PullSection["status"];
  reason: string;
  isBusy: boolean;
  onPulled: () => void;
};

/** One bin: its number, contents and place, the reason to pull it, and the button that marks it as pulled. */
function PullBinLine({ bin, status, reason, isBusy, onPulled }: PullBinLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <li data-status={status}>
      <Link
        to="/s/$storeId/backstock/detail/edit/$backstockId"
        params={{ storeId, backstockId: bin.backstockId }}
        className={classes.number}
      >
        {bin.bin}
      </Link>
      <span className={classes.about}>
        <span>{bin.categoryName}</span>
        <span>{aboutText(bin)}</span>
        <small>{reason}</small>
      </span>
      <Button
        icon={<IconCheck size={18} />}
        isBusy={isBusy}
        aria-label={text("pull.label", { bin: bin.bin })}
        onClick={onPulled}
      >
        {text("pull")}
      </Button>
    </li>
  );
}

/** Explains an empty list: the floor is full, no rack was checked, or no bin fits. */
function NoBins({ list }: { list: PullList }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (list.sections.some(({ binsMissing }) => binsMissing > 0)) {
    return (
      <EmptyState
        title={text("empty.noBins")}
        text={text("empty.noBinsText")}
        action={<FillBinLink storeId={storeId} />}
      />
    );
  }
  const isKnown = list.sections.some(({ status }) => status !== null);
  return isKnown ? (
    <EmptyState title={text("empty.title")} text={text("empty.text")} />
  ) : (
    <EmptyState
      title={text("empty.unknown")}
      text={text(list.lacksPieces ? "empty.lacksPiecesText" : "empty.unknownText")}
    />
  );
}

type PullBinActs = {
  pull: (bin: PullBin) => Promise<void>;
  /** Fillings that are on their way to the server. */
  pulling: ReadonlySet<string>;
};

/** Pulls a listed bin to the floor, with Undo for ten seconds. */
function usePullBin(floorId: string | null): PullBinActs {
  const [move] = useChange(moveBinsMutation);
  const undo = useUndoBackstock();
  const [pulling, setPulling] = useState<ReadonlySet<string>>(new Set());
  const pull = async ({ backstockId, version, bin }: PullBin) => {
    if (floorId === null || pulling.has(backstockId)) {
      return;
    }
    setPulling((before) => new Set([...before, backstockId]));
    const setId = newId();
    const fillings = [{ id: backstockId, version }];
    const outcome = await move({ setId, fillings, locationId: floorId }, { refetches: [...binQueries, pullListQuery] });
    setPulling((before) => new Set([...before].filter((id) => id !== backstockId)));
    if (!outcome.isDone) {
      showSnackbar({ text: text("pull.failed", { error: outcome.refused.text }), color: "bad" });
      return;
    }
    const [conflict] = outcome.data.moveBins.conflicts;
    if (conflict === undefined) {
      showUndo(text("pulled", { bin }), () => void undo({ setId }));
    } else {
      showSnackbar({ text: text("pull.conflict", { bin, message: conflict.message }), color: "bad" });
    }
  };
  return { pull, pulling };
}
