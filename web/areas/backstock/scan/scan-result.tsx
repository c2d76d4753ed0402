import { IconAlertTriangle, IconArrowRight, IconBox, IconCheck } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { HoldBadge } from "#web/areas/backstock/moves/hold-badge.tsx";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import type { MoveTarget } from "#web/areas/backstock/moves/use-move-bins.ts";
import type { DoneMove, Scanned } from "./scan-session.ts";
import { text } from "./scan-text.ts";
import type { Scanning } from "./use-scan-session.ts";
import classes from "./scan.module.css";

/** The last scanned code, and the main action for it. */
function ScanResult({ scanned, home, search, scanning }: ScanResultProps) {
  const { answer } = scanned;
  if (answer.filling !== null) {
    return <FilledScan filling={answer.filling} {...{ scanned, home, search, scanning }} />;
  }
  if (answer.outcome === "EMPTY" && answer.bin !== null) {
    return <EmptyScan bin={answer.bin} search={search} />;
  }
  return (
    <p className={classes.refused} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      {answer.message}
    </p>
  );
}

/** The last scanned code, and the button that gathers several bins instead. */
export function SingleScan({ home, search, scanning }: Omit<ScanResultProps, "scanned">) {
  const { scans, movedBatch } = scanning.session;
  const [last] = scans;
  return (
    <>
      {movedBatch !== null && <MovedNote moved={movedBatch} onUndo={scanning.undo} />}
      {movedBatch === null && last !== undefined && (
        <ScanResult key={last.at} scanned={last} home={home} search={search} scanning={scanning} />
      )}
      {last === undefined && <p className={classes.hint}>{text("scan.hint")}</p>}
      <SeveralPlaces places={home.locations} onPlace={scanning.gatherFor} />
    </>
  );
}

/** A filled bin, with the focus on the button that moves it on. */
function FilledScan({ filling, scanned, home, search, scanning }: ScanResultProps & { filling: Backstock }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldMove = useCanAfterPin()("backstock:move");
  const button = useRef<HTMLDivElement>(null);
  const { older } = scanned.answer;
  const next = home.locations.find(({ id }) => id === filling.nextLocationId);
  useEffect(function goToMove() {
    button.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div className={classes.result} role="status">
      <div className={classes.bin}>
        <BinTag bin={filling.bin} size="large" />
        <span className={classes.facts}>
          <b>{filling.category}</b>
          <small>
            {filling.location} · {text("scan.age", { count: filling.age })}
          </small>
          <HoldBadge filling={filling} />
        </span>
      </div>
      {scanned.moved === null ? (
        <>
          {older !== null && (
            <p className={classes.older}>
              {text("scan.older", { bin: older.filling.bin, count: older.days })}
              {couldMove && next !== undefined && (
                <Button isCompact onClick={() => scanning.move(older.filling, next)}>
                  {moveText("older.pull", { bin: older.filling.bin })}
                </Button>
              )}
            </p>
          )}
          <div ref={button} className={classes.acts}>
            {couldMove && next !== undefined && (
              <Button
                kind="primary"
                isWide
                icon={<IconArrowRight size={20} />}
                onClick={() => scanning.move(filling, next)}
              >
                {moveText("move.to", { place: next.name })}
              </Button>
            )}
            <Link
              to="/s/$storeId/backstock/detail/edit/$backstockId"
              params={{ storeId, backstockId: filling.id }}
              search={search}
              className={classes.link}
            >
              {text("scan.open")}
            </Link>
          </div>
          {home.isScanFast && next !== undefined && (
            <p className={classes.hint}>{text("scan.again", { place: next.name })}</p>
          )}
        </>
      ) : (
        <MovedNote moved={scanned.moved} onUndo={scanning.undo} />
      )}
    </div>
  );
}

type EmptyScanProps = { bin: { id: string; label: string }; search: BackstockSearch };

/** An empty bin, with the focus on the link that fills it. */
function EmptyScan({ bin, search }: EmptyScanProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldFill = useCanAfterPin()("backstock:move");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(function goToFill() {
    link.current?.focus();
  }, []);
  return (
    <div className={classes.result} role="status">
      <div className={classes.bin}>
        <BinTag bin={bin.label} size="large" />
        <span className={classes.facts}>
          <b>{text("scan.empty", { bin: bin.label })}</b>
        </span>
      </div>
      {couldFill && (
        <Link
          ref={link}
          to="/s/$storeId/backstock/detail/new"
          params={{ storeId }}
          search={{ ...search, binId: bin.id }}
          className={classes.link}
          data-kind="primary"
        >
          <IconBox size={20} aria-hidden="true" />
          {text("scan.fill", { bin: bin.label })}
        </Link>
      )}
    </div>
  );
}

type MovedNoteProps = { moved: DoneMove & { bins?: number }; onUndo: (setId: string) => void };

/** The move made from here, with Undo. */
function MovedNote({ moved, onUndo }: MovedNoteProps) {
  const { to: place, bins } = moved;
  return (
    <output className={classes.moved}>
      <IconCheck size={20} aria-hidden="true" />
      <span>{bins === undefined ? text("scan.movedTo", { place }) : text("batch.moved", { count: bins, place })}</span>
      <Button isCompact onClick={() => onUndo(moved.setId)}>
        {text("scan.undo")}
      </Button>
    </output>
  );
}

type SeveralPlacesProps = { places: readonly MoveTarget[]; onPlace: (place: MoveTarget) => void };

/** Starts a list of bins for a place, like scanning the place's label. */
function SeveralPlaces({ places, onPlace }: SeveralPlacesProps) {
  return (
    <fieldset className={classes.several} aria-label={text("scan.several")}>
      <span>{text("scan.several")}</span>
      {places.map((place) => (
        <Button key={place.id} isCompact onClick={() => onPlace(place)}>
          {place.name}
        </Button>
      ))}
    </fieldset>
  );
}

type ScanResultProps = {
  scanned: Scanned;
  home: BackstockHome;
  search: BackstockSearch;
  scanning: Scanning;
};
