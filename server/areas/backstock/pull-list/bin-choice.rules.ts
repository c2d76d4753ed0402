import { ageDays } from "#common/backstock/age.ts";
import { isInSeason, seasons } from "#common/backstock/seasons.ts";
import type { Season, SeasonCalendar } from "#common/backstock/seasons.ts";
import type { SectionNeed } from "./section-need.rules.ts";

/** A filled bin that could go to the floor. */
export type PullableBin = {
  id: string;
  number: number;
  categoryId: string;
  locationId: string;
  season: Season | null;
  inventoryDate: string;
};

/** How far a location is from the floor, and in which order one walks past it. */
export type WalkingPlace = { id: string; position: number; nextId: string | null; isTerminal: boolean };

export type NeedySection = {
  id: string;
  name: string;
  categoryIds: readonly string[];
  need: SectionNeed;
  /** Tenths of a percent of the pieces that sell within 30 days; null when not known. */
  sellThrough: number | null;
};

export type ChosenBin<Bin extends PullableBin> = Bin & { sectionId: string; ageDays: number };

/** What a walk of one more location costs: a bin there has to be a quarter older to be chosen. */
const costOfStep = 0.25;
/** Steps that are counted for a place from which no way leads to the floor. */
const mostSteps = 6;

/** Sections in the order in which they are served: the one with the biggest gap first. */
export function neediestFirst<Section extends NeedySection>(sections: readonly Section[]): Section[] {
  return sections.toSorted(
    (left, right) => (right.need.missing ?? -1) - (left.need.missing ?? -1) || (left.name < right.name ? -1 : 1),
  );
}

/**
 * The bins to pull: for each needy section as many as fit, neediest section first, in it the oldest fitting ones. A bin
 * further away has to be older; one out of season stays where it is; none is named twice.
 */
export function chooseBins<Bin extends PullableBin>(batch: {
  sections: readonly NeedySection[];
  bins: readonly Bin[];
  places: readonly WalkingPlace[];
  date: string;
  seasons: SeasonCalendar;
}): ChosenBin<Bin>[] {
  const steps = stepsToFloor(batch.places);
  const sellable = batch.bins.filter(({ season }) => isInSeason(season, batch.seasons, batch.date));
  const byCategory = Map.groupBy(sellable, ({ categoryId }) => categoryId);
  const taken = new Set<string>();
  return neediestFirst(batch.sections).flatMap((section) => {
    const best = section.categoryIds
      .flatMap((categoryId) => byCategory.get(categoryId) ?? [])
      .filter(({ id }) => !taken.has(id))
      .map((bin) => {
        const age = ageDays(bin.inventoryDate, batch.date);
        return { score: scoreOf(age, steps.get(bin.locationId)), bin: { ...bin, sectionId: section.id, ageDays: age } };
      })
      .toSorted((left, right) => right.score - left.score || left.bin.number - right.bin.number)
      .slice(0, section.need.binsMissing)
      .map(({ bin }) => bin);
    for (const { id } of best) {
      taken.add(id);
    }
    return best;
  });
}

/**
 * The order in which one person with a cart walks: location by location, and bins stand in the order of their numbers.
 */
export function inWalkingOrder<Bin extends Pick<PullableBin, "locationId" | "number">>(
  bins: readonly Bin[],
  places: readonly WalkingPlace[],
): Bin[] {
  const position = new Map(places.map((place) => [place.id, place.position]));
  return bins.toSorted(
    (left, right) =>
      (position.get(left.locationId) ?? 0) - (position.get(right.locationId) ?? 0) || left.number - right.number,
  );
}

/** Moves along the chain until the floor; a loop or a dead end counts as far. */
export function stepsToFloor(places: readonly WalkingPlace[]): Map<string, number> {
  const byId = new Map(places.map((place) => [place.id, place]));
  return new Map(places.map((place) => [place.id, stepsFrom(place, byId)]));
}

function stepsFrom(place: WalkingPlace, byId: Map<string, WalkingPlace>): number {
  let here: WalkingPlace | undefined = place;
  for (let steps = 0; steps < mostSteps && here !== undefined; steps += 1) {
    if (here.isTerminal) {
      return steps;
    }
    here = here.nextId === null ? undefined : byId.get(here.nextId);
  }
  return mostSteps;
}

function scoreOf(age: number, steps: number | undefined): number {
  return (age + 1) / (1 + costOfStep * Math.max(0, (steps ?? mostSteps) - 1));
}

/** What a row says of its season; its table lets nothing else in. */
export function seasonOf(text: string | null): Season | null {
  return seasons.find((season) => season === text) ?? null;
}
