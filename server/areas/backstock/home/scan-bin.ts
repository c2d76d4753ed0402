import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { parseBinNumber } from "#common/backstock/bin-number.ts";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { toItem } from "#server/areas/backstock/fillings/backstock-item.ts";
import type { BackstockItem } from "#server/areas/backstock/fillings/backstock-item.ts";
import { findFillingOfBin } from "#server/areas/backstock/fillings/fillings.db.ts";
import { olderThan } from "#server/areas/backstock/fillings/older-bin.ts";
import type { OlderBin } from "#server/areas/backstock/fillings/older-bin.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { getHomeSettings, listHomeLocations } from "./backstock-home.db.ts";
import type { HomeLocation } from "./backstock-home.db.ts";
import * as db from "./scan-bin.db.ts";
import type { ScannedBin } from "./scan-bin.db.ts";

/** What a scan turned out to be. */
export type ScanAnswer = {
  outcome: "filled" | "empty" | "retired" | "place" | "other-store" | "not-a-bin";
  /** For people, when there is nothing to do with it. */
  message: string | null;
  bin: ScannedBin | null;
  filling: BackstockItem | null;
  older: OlderBin | null;
  place: HomeLocation | null;
};

/** What a label or a typed number is: a bin with what is in it, a place, or nothing of ours. */
export const scanBin = operation({
  name: "backstock.scanBin",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ code: inputText.trim().min(1).max(200) }),
  async run(context, { code }): Promise<ScanAnswer> {
    const storeId = context.store.id;
    const { storeNumber, prefix } = await getHomeSettings(context.sql, storeId);
    const label = readBackstockCode(code);
    if (label && label.storeNumber !== storeNumber) {
      const what = label.kind === "bin" ? "bin" : "location";
      return nothing("other-store", `This ${what} belongs to store ${label.storeNumber}`);
    }
    if (label?.kind === "place") {
      const place = (await listHomeLocations(context.sql, storeId)).find(({ number }) => number === label.number);
      return place ? { ...nothing("place", null), place } : nothing("not-a-bin", "Not a valid bin");
    }
    const number = label?.number ?? parseBinNumber(code, prefix);
    const bin = number === null ? null : await db.findBinByNumber(context.sql, { storeId, number });
    return bin ? binAnswer(context, bin) : nothing("not-a-bin", "Not a valid bin");
  },
});

/** Returns the same for a bin's id, for the form that fills it. */
export const binById = operation({
  name: "backstock.binById",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<ScanAnswer> {
    const bin = await db.findBin(context.sql, { storeId: context.store.id, id });
    if (!bin) {
      throw notFound("Bin");
    }
    return binAnswer(context, bin);
  },
});

/** Bins that can be filled, the lowest number first. */
export const emptyBins = operation({
  name: "backstock.emptyBins",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({
    /** The beginning of a number. */
    text: inputText
      .trim()
      .regex(/^\d{0,6}$/, "Enter a number")
      .default(""),
    first: z.int().min(1).max(50).default(12),
  }),
  run: (context, { text, first }): Promise<ScannedBin[]> =>
    db.listEmptyBins(context.sql, { storeId: context.store.id, text, limit: first }),
});

async function binAnswer(context: StoreContext, bin: ScannedBin): Promise<ScanAnswer> {
  const filling = await findFillingOfBin(context.sql, { storeId: context.store.id, binId: bin.id });
  if (filling) {
    const older = await olderThan(context, filling);
    return { ...nothing("filled", null), bin, filling: toItem(context, filling), older };
  }
  return bin.isRetired
    ? { ...nothing("retired", `Bin ${bin.label} is retired`), bin }
    : { ...nothing("empty", null), bin };
}

function nothing(outcome: ScanAnswer["outcome"], message: string | null): ScanAnswer {
  return { outcome, message, bin: null, filling: null, older: null, place: null };
}
