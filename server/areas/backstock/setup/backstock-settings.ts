import { optionFields } from "#common/backstock/backstock-fields.ts";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { isBinPrefix } from "#common/backstock/bin-number.ts";
import { isMonthDay } from "#common/backstock/seasons.ts";
import { backstockSettingsChanged } from "#server/events/backstock.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./backstock-settings.db.ts";
import type { BackstockSettings } from "./backstock-settings.db.ts";
import { choicesText } from "./backstock-settings.rules.ts";
import { lockSetup } from "./setup-lock.db.ts";

export type { BackstockSettings } from "./backstock-settings.db.ts";

const monthDay = inputText.max(5).refine(isMonthDay, "Choose a day of the year");
const season = z.object({ starts: monthDay, ends: monthDay });

const choices = z
  .object({
    binPrefix: inputText.max(100).trim().toUpperCase().refine(isBinPrefix, "Use up to 4 letters, digits or dashes"),
    ageBands: z
      .array(optionFields.ageLimitDays)
      .min(1)
      .max(8)
      .transform((bands) => [...new Set(bands)].toSorted((left, right) => left - right)),
    ageLimitDays: optionFields.ageLimitDays,
    isScanFast: z.boolean(),
    seasons: z.object({ SS: season, FW: season, holiday: season }),
    pullWindowDays: optionFields.pullWindowDays,
  })
  .partial();

/** Everybody reads them: the prefix, the bands and the seasons are on every screen of the area. */
export const backstockSettings = operation({
  name: "backstock.backstockSettings",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<BackstockSettings> => db.getBackstockSettings(context.sql, context.store.id),
});

/** Absent choices stay as they are. */
export const changeBackstockSettings = operation({
  name: "backstock.changeBackstockSettings",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: choices,
  async run(context, changes): Promise<BackstockSettings> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const before = await db.getBackstockSettings(context.sql, storeId);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after: BackstockSettings = { ...before, ...given };
    await db.saveBackstockSettings(context.sql, storeId, after);
    const change = { before: choicesText(before), after: choicesText(after) };
    await context.emit(backstockSettingsChanged, change, { kind: "BackstockSettings", id: storeId });
    return after;
  },
});
