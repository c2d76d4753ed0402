import { binCode, placeCode } from "#common/backstock/codes.ts";
import type { Season } from "#common/backstock/seasons.ts";
import { formatDate } from "#common/date-format.ts";

/** What stands on one label, whatever prints it. */
export type LabelFace =
  | { kind: "bin"; number: string; code: string; initials: string }
  | { kind: "place"; name: string; code: string; initials: string }
  | {
      kind: "slip";
      number: string;
      category: string;
      details: string;
      notes: string;
      code: string;
      colorIndex: number;
    };

type LabelStore = { number: string; initials: string };

/** A permanent label: its number is the bin's for ever, so nothing of what it holds now stands on it. */
export function binFace(bin: { number: number; label: string }, store: LabelStore): LabelFace {
  return { kind: "bin", number: bin.label, code: binCode(store.number, bin.number), initials: store.initials };
}

export function placeFace(location: { number: number; name: string }, store: LabelStore): LabelFace {
  return {
    kind: "place",
    name: location.name,
    code: placeCode(store.number, location.number),
    initials: store.initials,
  };
}

const seasonWords: Record<Season, string> = {
  all: "All year",
  SS: "Spring/summer",
  FW: "Fall/winter",
  holiday: "Holiday",
};

type SlipContents = {
  categoryName: string;
  /** Place of the category in the store's list: slips of neighbours have different colors. */
  categoryIndex: number;
  inventoryDate: string;
  season: Season | null;
  notes: string;
};

/** What a bin holds now, on a slip that goes when it is emptied. */
export function slipFace(bin: { number: number; label: string }, contents: SlipContents, store: LabelStore): LabelFace {
  const season = contents.season === null ? [] : [seasonWords[contents.season]];
  return {
    kind: "slip",
    number: bin.label,
    category: contents.categoryName,
    details: [...season, formatDate(contents.inventoryDate)].join("   "),
    notes: contents.notes,
    code: binCode(store.number, bin.number),
    colorIndex: contents.categoryIndex,
  };
}
