import { isMonthDay } from "#common/backstock/seasons.ts";
import type { BackstockSettings } from "./setup.queries.ts";

type Count = number | string | null;

/** Returns the options as the form's fields hold them. */
export type OptionValues = {
  binPrefix: string;
  bands: string;
  ageLimitDays: Count;
  isScanFast: boolean;
  pullWindowDays: Count;
  SSStarts: string;
  SSEnds: string;
  FWStarts: string;
  FWEnds: string;
  holidayStarts: string;
  holidayEnds: string;
};

const mostBands = 8;
const longestBand = 1825;

/** Returns the typed ends of the age bands in rising order, or null if they are invalid. */
export function bandsOf(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== "");
  const bands = [...new Set(parts.map(Number))].toSorted((left, right) => left - right);
  const areGood = bands.every((band) => Number.isInteger(band) && band >= 1 && band <= longestBand);
  return areGood && bands.length >= 1 && bands.length <= mostBands ? bands : null;
}

export function isDayText(typed: string): boolean {
  return isMonthDay(typed.trim());
}

export function optionValues(settings: BackstockSettings): OptionValues {
  const { SS, FW, holiday } = settings.seasons;
  return {
    binPrefix: settings.binPrefix,
    bands: settings.ageBands.join(", "),
    ageLimitDays: settings.ageLimitDays,
    isScanFast: settings.isScanFast,
    pullWindowDays: settings.pullWindowDays,
    SSStarts: SS.starts,
    SSEnds: SS.ends,
    FWStarts: FW.starts,
    FWEnds: FW.ends,
    holidayStarts: holiday.starts,
    holidayEnds: holiday.ends,
  };
}

/** Returns the API input; the form's rules have refused invalid values. */
export function writtenOptions(values: OptionValues) {
  return {
    binPrefix: values.binPrefix.trim().toUpperCase(),
    ageBands: bandsOf(values.bands) ?? [],
    ageLimitDays: Number(values.ageLimitDays),
    isScanFast: values.isScanFast,
    pullWindowDays: Number(values.pullWindowDays),
    seasons: {
      SS: { starts: values.SSStarts.trim(), ends: values.SSEnds.trim() },
      FW: { starts: values.FWStarts.trim(), ends: values.FWEnds.trim() },
      holiday: { starts: values.holidayStarts.trim(), ends: values.holidayEnds.trim() },
    },
  };
}
