import { fewestPieces } from "#common/buys/real-differences.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { formatMinutes } from "#common/time-format.ts";
import { text } from "./craft-text.ts";
import type { CraftKey } from "./craft-text.ts";
import type { Comparison, Craft, CraftDetail, Share } from "./craft.queries.ts";
import type { SecondLook } from "./second-look.queries.ts";

type SoldRow = CraftDetail["sold"][number];

export type Named = { key: string; name: string };

export function nameOf(names: readonly Named[], key: string): string {
  return names.find((each) => each.key === key)?.name ?? key;
}

/** What the shares of a comparison are called, buyers by name and never ranked. */
export function shareName(craft: Craft, { by }: Comparison, { key }: Share): string {
  switch (by) {
    case "HOUR":
      return formatMinutes(Number(key) * 60);
    case "SEASON":
      return text(seasonKey(key));
    case "SIZE":
      return text(sizeKey(key));
    default:
      return nameOf(craft.buyers, key);
  }
}

const seasonKeys: readonly CraftKey[] = ["season.0", "season.1", "season.2", "season.3"];
const sizeKeys: readonly CraftKey[] = ["size.0", "size.1", "size.2", "size.3", "size.4"];
const bandKeys: readonly CraftKey[] = ["declined.0", "declined.1", "declined.2", "declined.3", "declined.4"];

function seasonKey(key: string): CraftKey {
  return seasonKeys[Number(key)] ?? "season.0";
}

function sizeKey(key: string): CraftKey {
  return sizeKeys[Number(key)] ?? "size.4";
}

export function bandName(band: number): string {
  return text(bandKeys[band] ?? "declined.4");
}

export function groupName(craft: Craft, { by, group }: Comparison): string {
  return by === "BUYER" ? text("group.all") : nameOf(craft.categories, group);
}

export function isReal({ verdict }: Share): boolean {
  return verdict === "FEWER" || verdict === "MORE";
}

/** Those that differ for real, the farthest from the others first. */
export function realShares({ shares }: Comparison): Share[] {
  const distance = ({ share, others }: Share) => Math.abs(share - (others ?? share));
  return shares.filter(isReal).toSorted((left, right) => distance(right) - distance(left));
}

export type Standing = "real" | "chance" | "few";

export function standingOf({ shares }: Comparison): Standing {
  if (shares.some(isReal)) {
    return "real";
  }
  return shares.filter(({ verdict }) => verdict === "CHANCE").length > 1 ? "chance" : "few";
}

/** `31% of 212, others 44%. Chance alone gives 38% to 50%.` */
export function shareText({ share, pieces, others, low, high }: Share): string {
  return text("sum.others", {
    share: formatWholePercent(share),
    pieces: formatNumber(pieces),
    others: formatWholePercent(others),
    low: formatWholePercent(low),
    high: formatWholePercent(high),
  });
}

const soldDays = 60;

/** `What Devon Wells takes sells: 74% of 66 in 60 days, the others' 63% of 300.` Null where either has too few pieces. */
export function soldText(craft: Craft, sold: readonly SoldRow[], buyer: string): string | null {
  const rows = sold.filter(({ days }) => days === soldDays);
  const sumOf = (some: readonly SoldRow[]) => ({
    pieces: some.reduce((sum, each) => sum + each.pieces, 0),
    sold: some.reduce((sum, each) => sum + each.sold, 0),
  });
  const own = sumOf(rows.filter((row) => row.buyer === buyer));
  const others = sumOf(rows.filter((row) => row.buyer !== buyer));
  if (own.pieces < fewestPieces || others.pieces < fewestPieces) {
    return null;
  }
  return text("sum.sold", {
    name: nameOf(craft.buyers, buyer),
    share: formatWholePercent(percentOf(own.sold, own.pieces)),
    pieces: formatNumber(own.pieces),
    others: formatWholePercent(percentOf(others.sold, others.pieces)),
    all: formatNumber(others.pieces),
    days: soldDays,
  });
}

/** The lowest and the highest share of those that have enough pieces. */
export function spanOf({ shares }: Comparison): { low: number; high: number } | null {
  const judged = shares.filter(({ verdict }) => verdict !== "FEW").map(({ share }) => share);
  return judged.length === 0 ? null : { low: Math.min(...judged), high: Math.max(...judged) };
}

/** On how many pieces of a second look both answers are the same. */
export function agreedCount({ pieces }: SecondLook): number {
  return pieces.filter(({ wasTaken, isTakenAgain }) => wasTaken === isTakenAgain).length;
}

/** How often both answers were the same, of a category or of everything where it is empty. Null where nobody looked again. */
export function agreedText(
  { agreement }: Craft,
  { buyer, category }: { buyer: string; category: string },
): string | null {
  const rows = agreement.filter((each) => each.buyer === buyer && (category === "" || each.category === category));
  const pieces = rows.reduce((sum, each) => sum + each.pieces, 0);
  const agreed = rows.reduce((sum, each) => sum + each.agreed, 0);
  return pieces === 0
    ? null
    : text("declined.of", { share: formatWholePercent(percentOf(agreed, pieces)), count: formatNumber(pieces) });
}
