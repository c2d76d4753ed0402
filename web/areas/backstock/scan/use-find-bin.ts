import type { ApolloClient } from "@apollo/client";
import { parseBinNumber } from "#common/backstock/bin-number.ts";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { useGraphqlClient } from "#web/platform/graphql/client-access.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { knownEmptyBins } from "#web/areas/backstock/fillings/known-bins.ts";
import { scanBinQuery } from "./scan.queries.ts";
import type { ScanAnswer } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

/**
 * Asks what a scanned or typed code is. Without a connection the bins that this device has seen answer, so that they can
 * still be moved.
 */
export function useFindBin(): (code: string) => Promise<ScanAnswer> {
  const client = useGraphqlClient();
  return async (code) => {
    try {
      const { data } = await client.query({ query: scanBinQuery, variables: { code }, fetchPolicy: "network-only" });
      return data?.scanBin ?? nothing(text("scan.notABin"));
    } catch (error) {
      const { code: why, text: said } = refusalOf(error);
      return why === "unreachable" ? knownBin(client, code) : nothing(said);
    }
  };
}

function knownBin(client: ApolloClient, code: string): ScanAnswer {
  const prefix = client.readQuery({ query: backstockHomeQuery })?.backstockHome.prefix ?? "";
  const label = readBackstockCode(code);
  const number = label === null ? parseBinNumber(code, prefix) : label.kind === "bin" ? label.number : null;
  const filling = number === null ? undefined : seenFillings(client).find((one) => one.binNumber === number);
  if (filling === undefined) {
    const empty = knownEmptyBins(client).find((one) => one.number === number);
    return empty === undefined
      ? nothing(number === null ? text("scan.notABin") : text("scan.unknownOffline", { number }))
      : { ...nothing(null), outcome: "EMPTY", bin: empty };
  }
  const bin = { __typename: "BackstockBin" as const, id: filling.binId, number: filling.binNumber, label: filling.bin };
  return { ...nothing(null), outcome: "FILLED", bin, filling };
}

/** What is in bins as this device has read it last. */
function seenFillings(client: ApolloClient): Backstock[] {
  return Object.keys(client.cache.extract() ?? {})
    .filter((id) => id.startsWith("Backstock:"))
    .flatMap((id) => client.readFragment({ fragment: backstockFields, id }) ?? [])
    .filter(({ archived }) => !archived);
}

function nothing(said: string | null): ScanAnswer {
  return { outcome: "NOT_A_BIN", said, bin: null, filling: null, older: null, place: null };
}
