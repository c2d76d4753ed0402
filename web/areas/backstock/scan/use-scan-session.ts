import { useRef, useState } from "react";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import type { MoveTarget } from "#web/areas/backstock/moves/use-move-bins.ts";
import { useMoveBins } from "#web/areas/backstock/moves/use-move-bins.ts";
import { useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { isAgain, noScans, withMoved, withMovedBatch, withScan, withUndone, withoutBin } from "./scan-session.ts";
import type { ScanSession } from "./scan-session.ts";
import { useFindBin } from "./use-find-bin.ts";

export type Scanning = {
  session: ScanSession;
  isAsking: boolean;
  scan: (code: string) => void;
  move: (filling: Backstock, to: MoveTarget) => void;
  gatherFor: (place: MoveTarget) => void;
  takeOff: (fillingId: string) => void;
  moveBatch: () => void;
  endBatch: () => void;
  /** Undoes the move made from here; stays beside the bin after the message with its own Undo has closed. */
  undo: (setId: string) => void;
};

/** Handles the scans of this screen one at a time, in the order they came. */
export function useScanSession(home: BackstockHome): Scanning {
  const [session, setSession] = useState(noScans);
  const [asking, setAsking] = useState(0);
  const find = useFindBin();
  const undo = useUndoBackstock();
  const moveBins = useMoveBins({ places: home.locations, today: home.today });
  // A ref, because the next scan may come before the next render.
  const latest = useRef(session);
  const lastMs = useRef(0);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (next: ScanSession) => {
    latest.current = next;
    setSession(next);
  };
  const move = async (filling: Backstock, to: MoveTarget) => {
    const answer = await moveBins({ fillings: [filling], to });
    if (answer !== null) {
      const moved = { setId: answer.setId, to: to.name };
      change(withMoved(latest.current, { fillingId: filling.id, moved }));
    }
  };
  const take = async (code: string, atMs: number) => {
    const [last] = latest.current.scans;
    const to = home.locations.find(({ id }) => id === last?.answer.filling?.nextLocationId);
    const isConfirmed = home.isScanFast && isAgain(latest.current, { code, atMs, lastMs: lastMs.current });
    lastMs.current = atMs;
    if (isConfirmed && last?.answer.filling && to !== undefined) {
      await move(last.answer.filling, to);
      return;
    }
    const answer = await find(code);
    count.current += 1;
    change(withScan(latest.current, { at: count.current, code, answer }));
  };
  const scan = (code: string) => {
    const atMs = performance.now();
    setAsking((waiting) => waiting + 1);
    queue.current = queue.current
      .then(() => take(code, atMs))
      .finally(() => {
        setAsking((waiting) => waiting - 1);
      });
  };
  /** After the scans that are still being looked up, so that each of them is on the list that moves. */
  const moveBatch = () => {
    queue.current = queue.current.then(moveGathered);
  };
  const moveGathered = async () => {
    const { batch } = latest.current;
    const to = home.locations.find(({ id }) => id === batch?.place.id);
    const answer = batch !== null && to !== undefined ? await moveBins({ fillings: batch.bins, to }) : null;
    if (answer !== null && to !== undefined) {
      change(withMovedBatch(latest.current, { setId: answer.setId, to: to.name, bins: answer.moved.length }));
    }
  };
  const takeBack = async (setId: string) => {
    if (await undo({ setId })) {
      change(withUndone(latest.current, setId));
    }
  };
  return {
    session,
    isAsking: asking > 0,
    scan,
    move: (filling, to) => void move(filling, to),
    gatherFor: (place) => change({ ...latest.current, batch: { place, bins: [] }, hint: null, movedBatch: null }),
    takeOff: (fillingId) => change(withoutBin(latest.current, fillingId)),
    moveBatch,
    endBatch: () => change(withMovedBatch(latest.current, null)),
    undo: (setId) => void takeBack(setId),
  };
}
