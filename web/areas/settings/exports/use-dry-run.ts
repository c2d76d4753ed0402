import { useEffect, useState } from "react";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { readExport, type ExportRead } from "#common/pos-files/read-export.ts";
import {
  proveDay,
  provePaid,
  refusedReasons,
  returnedLines,
  type DayProof,
  type PaidProof,
  type RefusedReason,
} from "#common/pos-files/mapping/prove-day.ts";
import { logProblem } from "#web/platform/log/log.ts";
import type { OpenedFile } from "./open-file.ts";

export type DryRun = {
  map: ExportMap;
  read: ExportRead;
  refused: ReadonlySet<number>;
  /** Lines that the map counts as returns, though they have no minus. */
  returned: ReadonlySet<number>;
  reasons: readonly RefusedReason[];
  day: DayProof | null;
  paid: PaidProof | null;
};

export type DryRunPlace = { timeZone: string; boundaryMinutes: number };
type Finished = { key: string; opened: OpenedFile; run: DryRun };

/** Reads the whole file as the register would; null until that is done for this map. */
export function useDryRun(
  opened: OpenedFile | null,
  map: ExportMap | null,
  { timeZone, boundaryMinutes }: DryRunPlace,
): DryRun | null {
  const [finished, setFinished] = useState<Finished | null>(null);
  const key = JSON.stringify(map);
  useEffect(
    function readAsTheRegisterWould() {
      let isCurrent = true;
      if (opened !== null && map !== null) {
        dryRun(opened, map, { timeZone, boundaryMinutes })
          .then((run) => {
            if (isCurrent) {
              setFinished({ key, opened, run });
            }
          })
          .catch((error: unknown) => logProblem("An export could not be read", error));
      }
      return () => {
        isCurrent = false;
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- `key` is the map by its values
    [opened, key, timeZone, boundaryMinutes],
  );
  return finished !== null && finished.key === key && finished.opened === opened ? finished.run : null;
}

async function dryRun(opened: OpenedFile, map: ExportMap, place: DryRunPlace): Promise<DryRun> {
  const { sheet, lineNumbers, parse, content } = opened.file;
  const options = { ...place, map, digest: shortDigest, writtenAt: new Date(), parse };
  const read = await readExport(content, options);
  const refused = new Set(read.refused.map(({ lineNumber }) => lineNumber));
  const returned = returnedLines(map, { sheet, lineNumbers });
  const paid = provePaid(read, map, { sheet, lineNumbers, refused, returned });
  return { map, read, refused, returned, reasons: refusedReasons(read), day: proveDay(read), paid };
}

/** The keys of a dry run are compared within one file and kept nowhere, so a short checksum does. */
function shortDigest(text: string): string {
  let sum = 0;
  for (const letter of text) {
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return sum.toString(16).padStart(32, "0");
}
