/** The store's second-hand rules, beyond.md 17: its lawyer words them, this keeps them. None is on at first. */
import { z } from "zod";
import { secondHandFields, secondHandNeeds } from "#common/buys/second-hand-fields.ts";
import { addDays } from "#common/business-date.ts";
import { orNull } from "#common/or-null.ts";
import { inputText, wholeNumber } from "#common/inputs/input-ranges.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { secondHandRuleSaved } from "#server/events/second-hand.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./rules.db.ts";
import type { GoodsCategory, SecondHandRule } from "./rules.db.ts";
import { exportForms } from "./second-hand.rules.ts";

export type { GoodsCategory, SecondHandRule } from "./rules.db.ts";

const mostRules = 50;

/** Everybody reads them: the counter asks sellers for what they want. */
export const listSecondHandRules = operation({
  name: "buys.listSecondHandRules",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<SecondHandRule[]> => db.listRules(context.sql, context.store.id),
});

/** What a rule can be about: the categories of what the register bought in a year. */
export const listSecondHandCategories = operation({
  name: "buys.listSecondHandCategories",
  kind: "read",
  permission: "buys:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<GoodsCategory[]> {
    const storeId = context.store.id;
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    return db.listGoodsCategories(context.sql, { storeId, since: addDays(today, -365) });
  },
});

/** A rule is about buys from the business date on which it is saved as active; entries keep what it said then. */
export const saveSecondHandRule = operation({
  name: "buys.saveSecondHandRule",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client. */
    id: z.uuid(),
    /** As it was read; 0 for a new one. */
    version: wholeNumber,
    name: secondHandFields.name,
    wording: secondHandFields.wording,
    categoryCodes: z.array(inputText.min(1).max(60)).max(200),
    holdDays: secondHandFields.holdDays,
    requiredFields: z.array(z.enum(secondHandNeeds)).max(secondHandNeeds.length),
    reportHours: z.nullish(secondHandFields.reportHours).transform(orNull),
    exportForm: z.enum(exportForms),
    isActive: z.boolean(),
  }),
  async run(context, { id, version, ...rule }): Promise<SecondHandRule> {
    const storeId = context.store.id;
    await lockBuyCounter(context.sql, storeId);
    const rules = await db.listRules(context.sql, storeId);
    const before = rules.find((each) => each.id === id);
    await refuseUnseen(context, {
      ...{ kind: "SecondHandRule", id, names: [secondHandRuleSaved.name] },
      version: String(before?.version ?? 0),
      seen: String(version),
    });
    if (before === undefined && rules.length >= mostRules) {
      throw invalidInput({ name: [`Use ${mostRules} rules or fewer`] });
    }
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    const isNew = before === undefined || (rule.isActive && !before.isActive);
    const after: SecondHandRule = {
      ...rule,
      id,
      categoryCodes: [...new Set(rule.categoryCodes)].toSorted(),
      requiredFields: secondHandNeeds.filter((need) => rule.requiredFields.includes(need)),
      startsOn: isNew ? today : before.startsOn,
      version: (before?.version ?? 0) + 1,
    };
    await db.saveRule(context.sql, { storeId, ...after });
    const payload = { before: before === undefined ? null : asEvent(before), after: asEvent(after) };
    await context.emit(secondHandRuleSaved, payload, { kind: "SecondHandRule", id });
    return after;
  },
});

function asEvent({ name, wording, holdDays, reportHours, exportForm, isActive, ...rule }: SecondHandRule) {
  return {
    ...{ name, wording, holdDays, reportHours, exportForm, isActive },
    categories: rule.categoryCodes.join(", "),
    requiredFields: rule.requiredFields.join(", "),
  };
}
