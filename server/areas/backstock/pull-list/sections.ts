import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { sectionAdded, sectionArchived, sectionEdited, sectionsReordered } from "#server/events/backstock-floor.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { newOrder } from "#server/platform/operations/new-order.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./sections.db.ts";
import type { Section, SoldCode } from "./sections.db.ts";

/** So long back a code counts as one that the shop still sells. */
const soldDays = 90;

export type SectionSetup = {
  sections: Section[];
  /** What the point of sale sells and hangs in no section, what sells most first. */
  freeCodes: SoldCode[];
  /** Categories of bins that fill no section. */
  freeCategories: { id: string; name: string }[];
};

/** Which goods hang where on the floor, and which bins fill them. */
export const viewSections = operation({
  name: "backstock.viewSections",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<SectionSetup> {
    const { id: storeId, timeZone } = context.store;
    const from = addDays(localTimeAt(context.now, timeZone).date, -soldDays);
    const [sections, codes, freeCategories] = await Promise.all([
      db.listSections(context.sql, storeId),
      db.listSoldCodes(context.sql, { storeId, from }),
      db.listFreeCategories(context.sql, storeId),
    ]);
    const used = new Set(sections.flatMap((section) => section.codes));
    return { sections, freeCodes: codes.filter(({ code }) => !used.has(code)), freeCategories };
  },
});

const sectionInput = z.object({
  /** Made by the client. */
  id: z.uuid(),
  name: inputText.trim().min(1).max(60),
  codes: z.array(inputText.trim().min(1).max(60)).max(200),
  categoryIds: z.array(z.uuid()).max(500),
});

/** Makes a section or changes it. Codes and categories that were in another one leave it. */
export const saveSection = operation({
  name: "backstock.saveSection",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: sectionInput,
  async run(context, { id, name, codes, categoryIds }): Promise<Section> {
    const storeId = context.store.id;
    await db.lockSections(context.sql, storeId);
    const sections = await db.listSections(context.sql, storeId);
    const before = sections.find((section) => section.id === id);
    if (sections.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase())) {
      throw invalidInput({ name: ["A section with this name already exists"] });
    }
    await (before === undefined
      ? db.insertSection(context.sql, { storeId, id, name, at: context.now })
      : db.renameSection(context.sql, { storeId, id, name }));
    await db.setSectionCodes(context.sql, { storeId, sectionId: id, codes: [...new Set(codes)] });
    const chosenIds = [...new Set(categoryIds)];
    if (
      (await db.setSectionCategories(context.sql, { storeId, sectionId: id, categoryIds: chosenIds })) <
      chosenIds.length
    ) {
      throw notFound("Category");
    }
    const after = await getSection(context, id);
    const subject = { kind: "BackstockSection" as const, id };
    await (before === undefined
      ? context.emit(sectionAdded, eventFields(after), subject)
      : context.emit(sectionEdited, { before: eventFields(before), after: eventFields(after) }, subject));
    return after;
  },
});

/** Takes a section off the list; its goods and bins are free for another. */
export const archiveSection = operation({
  name: "backstock.archiveSection",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const storeId = context.store.id;
    await db.lockSections(context.sql, storeId);
    const section = await getSection(context, id);
    await db.setSectionCodes(context.sql, { storeId, sectionId: id, codes: [] });
    await db.setSectionCategories(context.sql, { storeId, sectionId: id, categoryIds: [] });
    await db.archiveSection(context.sql, { storeId, id, at: context.now });
    await context.emit(sectionArchived, eventFields(section), { kind: "BackstockSection", id });
  },
});

/** The order in which one walks past them. */
export const reorderSections = operation({
  name: "backstock.reorderSections",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ ids: z.array(z.uuid()).min(1).max(500) }),
  async run(context, { ids: sent }): Promise<Section[]> {
    const storeId = context.store.id;
    await db.lockSections(context.sql, storeId);
    const current = (await db.listSections(context.sql, storeId)).map(({ id }) => id);
    const ids = newOrder(current, sent, "Section");
    await db.orderSections(context.sql, { storeId, ids });
    await context.emit(sectionsReordered, { sectionIds: ids }, { kind: "BackstockSection", id: "all" });
    return db.listSections(context.sql, storeId);
  },
});

async function getSection(context: StoreContext, id: string): Promise<Section> {
  const sections = await db.listSections(context.sql, context.store.id);
  const match = sections.find((section) => section.id === id);
  if (!match) {
    throw notFound("Section");
  }
  return match;
}

/** As a history shows it. */
function eventFields({ name, codes, categories }: Section) {
  return { name, codes, categories: categories.map((category) => category.name) };
}
