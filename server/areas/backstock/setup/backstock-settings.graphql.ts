import type { DatedSeason, SeasonDates } from "#common/backstock/seasons.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { backstockSettings, changeBackstockSettings } from "./backstock-settings.ts";
import type { BackstockSettings } from "./backstock-settings.ts";

const SeasonDatesType = builder.objectRef<SeasonDates>("SeasonDates").implement({
  description: "When goods of a season sell, each year: MM-DD, both counted in. It may span New Year.",
  fields: (field) => ({ starts: field.exposeString("starts"), ends: field.exposeString("ends") }),
});

const SeasonCalendarType = builder.objectRef<Record<DatedSeason, SeasonDates>>("SeasonCalendar").implement({
  fields: (field) => ({
    SS: field.expose("SS", { type: SeasonDatesType, description: "Spring and summer." }),
    FW: field.expose("FW", { type: SeasonDatesType, description: "Fall and winter." }),
    holiday: field.expose("holiday", { type: SeasonDatesType }),
  }),
});

const BackstockSettingsType = builder.objectRef<BackstockSettings>("BackstockSettings").implement({
  description: "A store's choices for its bins.",
  fields: (field) => ({
    binPrefix: field.exposeString("binPrefix", { description: "Shown and printed before each number." }),
    ageBands: field.intList({
      description: "Last day of each age band, rising; one more band is open.",
      resolve: (settings) => [...settings.ageBands],
    }),
    ageLimitDays: field.exposeInt("ageLimitDays", { description: "Older bins are shown in red." }),
    isScanFast: field.exposeBoolean("isScanFast", {
      description: "The same bin scanned again within 5 s confirms its move to the next location.",
    }),
    seasons: field.expose("seasons", { type: SeasonCalendarType }),
    pullWindowDays: field.exposeInt("pullWindowDays", { description: "Days of trade the pull list looks back on." }),
  }),
});

const SeasonDatesInput = builder.inputType("SeasonDatesInput", {
  fields: (field) => ({ starts: field.string({ required: true }), ends: field.string({ required: true }) }),
});

const SeasonCalendarInput = builder.inputType("SeasonCalendarInput", {
  fields: (field) => ({
    SS: field.field({ type: SeasonDatesInput, required: true }),
    FW: field.field({ type: SeasonDatesInput, required: true }),
    holiday: field.field({ type: SeasonDatesInput, required: true }),
  }),
});

const BackstockSettingsChangesInput = builder.inputType("BackstockSettingsChanges", {
  description: "An absent choice stays as it is.",
  fields: (field) => ({
    binPrefix: field.string(),
    ageBands: field.intList(),
    ageLimitDays: field.int(),
    isScanFast: field.boolean(),
    seasons: field.field({ type: SeasonCalendarInput }),
    pullWindowDays: field.int(),
  }),
});

builder.queryField("backstockSettings", (field) =>
  field.field({ type: BackstockSettingsType, resolve: (_root, _args, request) => backstockSettings(request, {}) }),
);

builder.mutationField("changeBackstockSettings", (field) =>
  field.field({
    type: BackstockSettingsType,
    args: { changes: field.arg({ type: BackstockSettingsChangesInput, required: true }) },
    resolve: (_root, { changes }, request) => {
      const given = Object.entries(changes).filter(([, value]) => value !== null && value !== undefined);
      return changeBackstockSettings(request, Object.fromEntries(given));
    },
  }),
);
