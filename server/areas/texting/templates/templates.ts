import { z } from "zod";
import { fillTemplate } from "#common/texting/fill-template.ts";
import { templateFormFields } from "#common/texting/template-fields.ts";
import { textTemplateDeleted, textTemplateSaved, textTemplatesOrdered } from "#server/events/texting.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./templates.db.ts";
import type { TextTemplate } from "./templates.db.ts";

export type { TextTemplate } from "./templates.db.ts";

/** What a person may put into a text, in the store's order. */
export const listTextTemplates = operation({
  name: "texting.listTemplates",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({}),
  run: ({ sql, store }): Promise<TextTemplate[]> => db.listTemplates(sql, store.id),
});

/** A new template, or other words for one. Brings back one that was deleted. */
export const saveTextTemplate = operation({
  name: "texting.saveTemplate",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), ...templateFormFields }),
  async run(context, { id, name, body }): Promise<TextTemplate> {
    const storeId = context.store.id;
    if (fillTemplate(body, {}) === "") {
      throw invalidInput({ body: ["Add some words of your own, so the text is never blank"] });
    }
    if ((await db.countOtherTemplates(context.sql, { storeId, id })) >= db.mostTemplates) {
      throw invalidInput({ name: [`A store has at most ${db.mostTemplates} templates`] });
    }
    await db.upsertTemplate(context.sql, { storeId, id, name, body, now: context.now });
    await context.emit(textTemplateSaved, { name }, { kind: "TextTemplate", id });
    return { id, name, body };
  },
});

export const deleteTextTemplate = operation({
  name: "texting.deleteTemplate",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<boolean> {
    const key = { storeId: context.store.id, id };
    const template = await db.findTemplate(context.sql, key);
    if (template === undefined) {
      throw notFound("Template");
    }
    await db.deleteTemplate(context.sql, { ...key, now: context.now });
    await context.emit(textTemplateDeleted, { name: template.name }, { kind: "TextTemplate", id });
    return true;
  },
});

/** Puts the templates in the order of these ids. */
export const orderTextTemplates = operation({
  name: "texting.orderTemplates",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  employee: "required",
  input: z.object({ ids: z.array(z.uuid()).min(1).max(db.mostTemplates) }),
  async run(context, { ids }): Promise<TextTemplate[]> {
    const storeId = context.store.id;
    await db.placeTemplates(context.sql, { storeId, ids });
    const templates = await db.listTemplates(context.sql, storeId);
    const [first] = templates;
    if (first !== undefined) {
      await context.emit(textTemplatesOrdered, { name: first.name }, { kind: "TextTemplate", id: first.id });
    }
    return templates;
  },
});
