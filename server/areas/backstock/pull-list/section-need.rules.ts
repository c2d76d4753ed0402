/** How full people find a rack at a glance: 0 is empty, 4 is full. */
export const fullLevel = 4;

/** What a bin brings to the floor while nobody has counted one. */
export const usualPiecesPerBin = 40;
/** A full rack holds what two and a half bins bring: half a rack is worth a bin, an empty one two or three. */
export const usualRackBins = 2.5;

/** As many bins as are brought to a section in one go; after that an employee checks again. */
export const mostBinsAtOnce = 3;

export type NeedStatus = "good" | "low" | "priority";

/** What happened to a section of the floor since the last rack check, or in the last days without one. */
export type SectionTrade = {
  /** Pieces sold, returned ones taken off; 0 without a feed. */
  sold: number;
  /** Pieces bought over the counter. */
  bought: number;
  /** Bins of its categories that were filled: those pieces did not reach the floor. */
  binsFilled: number;
  /** Bins that were emptied onto it. */
  binsPulled: number;
};

export type SectionRoom = {
  /** Pieces that a full rack holds. */
  fullPieces: number;
  /** Pieces that come out of a bin. */
  piecesPerBin: number;
};

export type SectionNeed = {
  /** The pieces missing from the floor; null without point-of-sale data and without a rack check. */
  missing: number | null;
  /** Bins that fit into the gap, as many as go out at once. */
  binsMissing: number;
  status: NeedStatus;
};

/**
 * What a section needs: what was missing at the last rack check, and since then what was sold, less what came back from
 * the counter and from bins. A store without item data has rack checks alone and goes through the same arithmetic.
 *
 * @param level of a rack check that is young enough to count; null without one
 */
export function sectionNeed(filter: {
  room: SectionRoom;
  level: number | null;
  trade: SectionTrade;
  hasItemData: boolean;
}): SectionNeed {
  if (filter.level === null && !filter.hasItemData) {
    return { missing: null, binsMissing: 0, status: "good" };
  }
  const { piecesPerBin, fullPieces } = filter.room;
  const { sold, bought, binsFilled, binsPulled } = filter.trade;
  const atCheck = filter.level === null ? 0 : (fullPieces * (fullLevel - filter.level)) / fullLevel;
  const boughtToFloor = Math.max(0, bought - binsFilled * piecesPerBin);
  const missing = Math.max(0, Math.round(atCheck + sold - boughtToFloor - binsPulled * piecesPerBin));
  const binsMissing = Math.min(mostBinsAtOnce, Math.round(missing / piecesPerBin));
  return { missing, binsMissing, status: statusOf(binsMissing) };
}

function statusOf(binsMissing: number): NeedStatus {
  if (binsMissing === 0) {
    return "good";
  }
  return binsMissing === 1 ? "low" : "priority";
}

/** Where fresh goods of a section belong at the end of a buy. */
export type FloorOrStore = { isForFloor: boolean; reason: "outOfSeason" | "full" | "missing" | "unknown" };

/**
 * To the floor unless it is full or the goods' season does not run; a section that nobody has looked at takes them too.
 */
export function floorOrStore(filter: { isInSeason: boolean; need: SectionNeed | null }): FloorOrStore {
  if (!filter.isInSeason) {
    return { isForFloor: false, reason: "outOfSeason" };
  }
  if (filter.need === null || filter.need.missing === null) {
    return { isForFloor: true, reason: "unknown" };
  }
  return filter.need.status === "good"
    ? { isForFloor: false, reason: "full" }
    : { isForFloor: true, reason: "missing" };
}
