import { parseBinNumber } from "#common/backstock/bin-number.ts";
import { readBackstockCode } from "#common/backstock/codes.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { cachedEmptyBins } from "#web/areas/backstock/fillings/cached-bins.ts";
import { scanBinQuery } from "./scan.queries.ts";
import type { ScanAnswer } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

/**
 * Looks up a scanned or typed code. Without a connection it uses the bins cached on this device, so that they can
 * still be moved.
 */
export function useFindBin(): (code: string) => Promise<ScanAnswer> {
  const store = useStoreData();
  return async (code) => {
    try {
      const data = await store.read(scanBinQuery, { code });
      return data.scanBin;
    } catch (error) {
      const { code: why, text: message } = refusalOf(error);
      return why === "unreachable" ? cachedBin(store, code) : nothing(message);
    }
  };
}

function cachedBin(store: StoreData, code: string): ScanAnswer {
  const prefix = store.cached(backstockHomeQuery)?.backstockHome.prefix ?? "";
  const label = readBackstockCode(code);
  const number = label === null ? parseBinNumber(code, prefix) : label.kind === "bin" ? label.number : null;
  const filling = number === null ? undefined : seenFillings(store).find((candidate) => candidate.binNumber === number);
  if (filling === undefined) {
    const empty = cachedEmptyBins(store).find((candidate) => candidate.number === number);
    return empty === undefined
      ? nothing(number === null ? text("scan.notABin") : text("scan.unknownOffline", { number }))
      : { ...nothing(null), outcome: "EMPTY", bin: empty };
  }
  const bin = { __typename: "BackstockBin" as const, id: filling.binId, number: filling.binNumber, label: filling.bin };
  return { ...nothing(null), outcome: "FILLED", bin, filling };
}

/** Returns the fillings cached on this device. */
function seenFillings(store: StoreData): Backstock[] {
  return store.cachedRecords(backstockFields).filter(({ archived }) => !archived);
}

function nothing(message: string | null): ScanAnswer {
  return { outcome: "NOT_A_BIN", message, bin: null, filling: null, older: null, place: null };
}
