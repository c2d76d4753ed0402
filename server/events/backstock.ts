/** What happens to bins, what they hold, and where they stand. Before and after hold what a person would recognize. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { seasons } from "#common/backstock/seasons.ts";

const bin = z.object({ number: z.int(), isRetired: z.boolean() });

/** A batch is one event: five hundred labels are printed from it, not five hundred notices. */
export const binsAdded = {
  name: "bin.added",
  payload: z.object({ from: z.int(), to: z.int(), count: z.int() }),
} as const;
export const binEdited = { name: "bin.edited", payload: z.object({ before: bin, after: bin }) } as const;
export const binRestored = {
  name: "bin.restored",
  payload: z.object({ before: bin.nullable(), after: bin }),
} as const;
export const binDeleted = { name: "bin.deleted", payload: bin } as const;
/** Bins and what they hold, brought from a list. */
export const binsImported = {
  name: "bin.imported",
  payload: z.object({ bins: z.int(), fillings: z.int(), refused: z.int() }),
} as const;

const category = z.object({
  name: z.string(),
  targetBins: z.int().nullable(),
  ageLimitDays: z.int().nullable(),
  itemsPerBin: z.int().nullable(),
});

export const categoryAdded = { name: "backstock-category.added", payload: category } as const;
export const categoriesGenerated = {
  name: "backstock-category.generated",
  payload: z.object({ names: z.array(z.string()) }),
} as const;
export const categoryEdited = {
  name: "backstock-category.edited",
  payload: z.object({ before: category, after: category }),
} as const;
export const categoryArchived = { name: "backstock-category.archived", payload: category } as const;
/** What bins held before stays readable in the history under this name. */
export const categoryDeleted = { name: "backstock-category.deleted", payload: category } as const;
export const categoryRestored = {
  name: "backstock-category.restored",
  payload: z.object({ before: category.nullable(), after: category }),
} as const;
export const categoriesReordered = {
  name: "backstock-category.reordered",
  payload: z.object({ categoryIds: z.array(z.string()) }),
} as const;

const location = z.object({
  name: z.string(),
  nextLocationId: z.string().nullable(),
  next: z.string().nullable(),
  isDefault: z.boolean(),
  isPickList: z.boolean(),
});

export const locationAdded = { name: "backstock-location.added", payload: location } as const;
export const locationEdited = {
  name: "backstock-location.edited",
  payload: z.object({ before: location, after: location }),
} as const;
export const locationArchived = { name: "backstock-location.archived", payload: location } as const;
export const locationRestored = {
  name: "backstock-location.restored",
  payload: z.object({ before: location.nullable(), after: location }),
} as const;
export const locationsReordered = {
  name: "backstock-location.reordered",
  payload: z.object({ locationIds: z.array(z.string()) }),
} as const;

const choices = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const backstockSettingsChanged = {
  name: "backstock.settings-changed",
  payload: z.object({ before: choices, after: choices }),
} as const;

/** As people read it in a history: names, not ids, but for what takes it back. */
const filling = z.object({
  bin: z.int(),
  category: z.string(),
  location: z.string(),
  inventoryDate: businessDate,
  season: z.enum(seasons).nullable(),
  notes: z.string(),
  /** Until when a second-hand rule keeps it off the floor; left out where none does. */
  heldUntil: businessDate.nullish(),
});

export const binFilled = { name: "backstock.added", payload: filling } as const;
export const binMoved = { name: "backstock.moved", payload: z.object({ before: filling, after: filling }) } as const;
export const fillingEdited = {
  name: "backstock.edited",
  payload: z.object({ before: filling, after: filling }),
} as const;
export const fillingRemoved = {
  name: "backstock.removed",
  payload: filling.extend({ reason: z.string() }),
} as const;
export const fillingUndone = {
  name: "backstock.undone",
  payload: z.object({ undid: z.string(), before: filling.nullable(), after: filling.nullable() }),
} as const;
