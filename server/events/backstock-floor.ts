/** What happens around the bins: sections of the floor, rack checks, and bins on their way to a sister store. */
import { z } from "zod";

const section = z.object({ name: z.string(), codes: z.array(z.string()), categories: z.array(z.string()) });

export const sectionAdded = { name: "backstock-section.added", payload: section } as const;
export const sectionEdited = {
  name: "backstock-section.edited",
  payload: z.object({ before: section, after: section }),
} as const;
export const sectionArchived = { name: "backstock-section.archived", payload: section } as const;
export const sectionsReordered = {
  name: "backstock-section.reordered",
  payload: z.object({ sectionIds: z.array(z.string()) }),
} as const;

/** 0 empty to 4 full. */
export const rackChecked = {
  name: "backstock-section.checked",
  payload: z.object({ section: z.string(), fullness: z.int() }),
} as const;

const transfer = z.object({ bin: z.string(), category: z.string(), otherStore: z.string() });

export const transferSent = { name: "bin-transfer.sent", payload: transfer } as const;
/** The other store's bin is on its way to this one. */
export const transferAnnounced = { name: "bin-transfer.announced", payload: transfer } as const;
export const transferArrived = { name: "bin-transfer.arrived", payload: transfer } as const;
export const transferCancelled = { name: "bin-transfer.cancelled", payload: transfer } as const;
