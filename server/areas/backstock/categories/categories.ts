import { categoryFields } from "#common/backstock/backstock-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { categoriesMost, namePreview } from "#common/backstock/category-names.ts";
import { orNull } from "#common/or-null.ts";
import {
  categoriesGenerated,
  categoriesReordered,
  categoryAdded,
  categoryArchived,
  categoryDeleted,
  categoryEdited,
  categoryRestored,
} from "#server/events/backstock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { newOrder } from "#server/platform/operations/new-order.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import { stillIn } from "#server/areas/backstock/locations/locations.rules.ts";
import { lockSetup } from "#server/areas/backstock/setup/setup-lock.db.ts";
import * as db from "./categories.db.ts";
import type { Category, CategoryFields } from "./categories.db.ts";

export type { Category } from "./categories.db.ts";

/** Twice what the generator makes at once; more would be no list any more. */
const mostCategories = 2 * categoriesMost;

const fields = z.object({
  id: z.uuid(),
  name: categoryFields.name,
  targetBins: z.nullish(categoryFields.targetBins).transform(orNull),
  ageLimitDays: z.nullish(categoryFields.ageLimitDays).transform(orNull),
  itemsPerBin: z.nullish(categoryFields.itemsPerBin).transform(orNull),
});

/** In their order, each with how many bins hold it. */
export const backstockCategories = operation({
  name: "backstock.backstockCategories",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ withArchived: z.boolean().default(false) }),
  run: (context, { withArchived }): Promise<Category[]> =>
    db.listCategories(context.sql, { storeId: context.store.id, withArchived }),
});

export const addCategory = operation({
  name: "backstock.addCategory",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: fields,
  async run(context, input): Promise<Category> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    if (!(await db.findCategory(context.sql, { storeId, id: input.id }))) {
      await refuseTakenName(context, input);
      await refuseTooMany(context, 1);
      await db.insertCategories(context.sql, { storeId, categories: [input], at: context.now });
      await context.emit(categoryAdded, eventFields(input), subjectOf(input.id));
    }
    return getCategory(context, input.id);
  },
});

export type GeneratedCategories = { created: Category[]; existed: number };

/** Makes many at once, as the generator's preview showed them; names that are there already are left alone. */
export const addCategories = operation({
  name: "backstock.addCategories",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({
    names: z
      .array(categoryFields.name)
      .min(1, "Choose at least 1")
      .max(categoriesMost, `Create ${categoriesMost} or fewer at once`),
  }),
  async run(context, { names }): Promise<GeneratedCategories> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const existing = await db.listCategories(context.sql, { storeId, withArchived: false });
    const preview = namePreview(
      names,
      existing.map(({ name }) => name),
    );
    await refuseTooMany(context, preview.names.length);
    const unknown = { targetBins: null, ageLimitDays: null, itemsPerBin: null };
    const categories = preview.names.map((name) => ({ id: uuidv7(), name, ...unknown }));
    if (categories.length > 0) {
      await db.insertCategories(context.sql, { storeId, categories, at: context.now });
      await context.emit(categoriesGenerated, { names: preview.names }, subjectOf("all"));
    }
    const made = new Set(categories.map(({ id }) => id));
    const all = await db.listCategories(context.sql, { storeId, withArchived: false });
    return { created: all.filter(({ id }) => made.has(id)), existed: preview.existing.length };
  },
});

export const editCategory = operation({
  name: "backstock.editCategory",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: fields,
  async run(context, input): Promise<Category> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const before = await getCategory(context, input.id);
    await refuseTakenName(context, input);
    await db.updateCategory(context.sql, { storeId, ...input });
    await context.emit(categoryEdited, { before: eventFields(before), after: eventFields(input) }, subjectOf(input.id));
    return getCategory(context, input.id);
  },
});

/** No new bins are filled with it; those that hold it stay as they are. */
export const archiveCategory = operation({
  name: "backstock.archiveCategory",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Category> {
    const category = await lockedCategory(context, id);
    if (!category.isArchived) {
      await db.setCategoryArchived(context.sql, { storeId: context.store.id, id, at: context.now });
      await context.emit(categoryArchived, eventFields(category), subjectOf(id));
    }
    return { ...category, isArchived: true };
  },
});

/** Brings an archived one back; with an entry of its history, what it was before that change. */
export const restoreCategory = operation({
  name: "backstock.restoreCategory",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<Category> {
    const storeId = context.store.id;
    const category = await lockedCategory(context, id);
    const before = eventId === null ? category : await fieldsBefore(context, { id, eventId });
    await refuseTakenName(context, { id, name: before.name });
    await db.setCategoryArchived(context.sql, { storeId, id, at: null });
    await db.updateCategory(context.sql, { ...eventFields(before), storeId, id });
    const change = { before: category.isArchived ? null : eventFields(category), after: eventFields(before) };
    await context.emit(categoryRestored, change, subjectOf(id));
    return getCategory(context, id);
  },
});

/**
 * Deletes a category that no bin holds. One that bins have held before stays in the history, archived.
 *
 * @throws Refusal while bins are still in it
 */
export const deleteCategory = operation({
  name: "backstock.deleteCategory",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const storeId = context.store.id;
    const category = await lockedCategory(context, id);
    if (category.bins > 0) {
      const details = { bins: category.bins, categoryId: id };
      throw new Refusal("bins-still-in", { message: stillIn(category.bins, category.name), details });
    }
    if (!(await db.deleteUnusedCategory(context.sql, { storeId, id }))) {
      await db.setCategoryArchived(context.sql, { storeId, id, at: context.now });
    }
    await context.emit(categoryDeleted, eventFields(category), subjectOf(id));
  },
});

export const reorderCategories = operation({
  name: "backstock.reorderCategories",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ categoryIds: z.array(z.uuid()).max(mostCategories) }),
  async run(context, { categoryIds }): Promise<Category[]> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const categories = await db.listCategories(context.sql, { storeId, withArchived: false });
    const current = categories.map(({ id }) => id);
    const ids = newOrder(current, categoryIds, "Category");
    await db.positionCategories(context.sql, { storeId, ids });
    await context.emit(categoriesReordered, { categoryIds: ids }, subjectOf("all"));
    return db.listCategories(context.sql, { storeId, withArchived: false });
  },
});

async function fieldsBefore(context: StoreContext, filter: { id: string; eventId: string }): Promise<CategoryFields> {
  const names = [categoryEdited.name, categoryArchived.name, categoryDeleted.name];
  const event = await eventToReverse(context, { kind: "BackstockCategory", ...filter, names });
  return event.name === categoryEdited.name
    ? categoryEdited.payload.parse(event.payload).before
    : categoryDeleted.payload.parse(event.payload);
}

async function getCategory(context: StoreContext, id: string): Promise<Category> {
  const category = await db.findCategory(context.sql, { storeId: context.store.id, id });
  if (!category) {
    throw notFound("Category");
  }
  return category;
}

async function lockedCategory(context: StoreContext, id: string): Promise<Category> {
  const storeId = context.store.id;
  await lockSetup(context.sql, storeId);
  await db.lockCategory(context.sql, { storeId, id });
  return getCategory(context, id);
}

async function refuseTakenName(context: StoreContext, { id, name }: { id: string; name: string }): Promise<void> {
  if (await db.isCategoryNameTaken(context.sql, { storeId: context.store.id, name, exceptId: id })) {
    throw invalidInput({ name: [`A category named ${name} already exists`] });
  }
}

async function refuseTooMany(context: StoreContext, more: number): Promise<void> {
  const existing = await db.listCategories(context.sql, { storeId: context.store.id, withArchived: false });
  if (existing.length + more > mostCategories) {
    const most = mostCategories.toLocaleString("en-US");
    throw new Refusal("too-many-categories", { message: `Keep ${most} or fewer categories` });
  }
}

function eventFields({ name, targetBins, ageLimitDays, itemsPerBin }: CategoryFields): CategoryFields {
  return { name, targetBins, ageLimitDays, itemsPerBin };
}

function subjectOf(id: string) {
  return { kind: "BackstockCategory" as const, id };
}
