import { IconArrowRight } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { MovedNote } from "./moved-note.tsx";
import type { ScanResultProps } from "./scan-result-props.ts";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

/** A bin with what is in it, and the cursor on the button that moves it on. */
export function FilledScan({ filling, scanned, home, search, scanning }: ScanResultProps & { filling: Backstock }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldMove = useCouldBecome()("backstock:move");
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
