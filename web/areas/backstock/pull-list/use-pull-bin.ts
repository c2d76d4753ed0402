import { useState } from "react";
import { moveBinsMutation } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries, useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import type { PullBin } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { pullListQuery } from "./pull-list.queries.ts";

type PullBinActs = {
  pull: (bin: PullBin) => Promise<void>;
  /** Fillings that are on their way to the server. */
  pulling: ReadonlySet<string>;
};

/** Says that a bin of the list is on the floor: it is empty then, and can be taken back for ten seconds. */
export function usePullBin(floorId: string | null): PullBinActs {
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
      showSnackbar({ text: text("pull.conflict", { bin, said: conflict.said }), color: "bad" });
    }
  };
  return { pull, pulling };
}
