import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import type { StoreSwitches, SwitchChanges } from "./switches.queries.ts";

export type FlagName = "showSalesToEmployees" | "anyoneMayResetPin" | "allowSelfFirstPin" | "breaksPaid";
export type ChoiceName = Exclude<keyof StoreSwitches, FlagName>;

type Option = { value: string; label: string };

/** The values of each choice; what a store has beside them stays in its list. */
export function optionsOf(name: ChoiceName, current: string): Option[] {
  const values: readonly string[] = choices[name];
  const offered = values.includes(current) ? values : [...values, current];
  return offered.map((value) => ({ value, label: labelOf(name, value) }));
}

const choices = {
  idleSeconds: ["30", "60", "90", "120", "180", "300", "600", "900"],
  pinDigitsMin: ["4", "5", "6"],
  businessDayBoundaryMinutes: ["0", "60", "120", "180", "240", "300", "360"],
  weekStart: ["0", "1"],
  tradePctBasis: ["AMOUNT", "COUNT"],
  wagesVisibleTo: ["MANAGERS", "OWNERS"],
  historyYears: ["7", "10", "15", "20", "0"],
} as const satisfies Record<ChoiceName, readonly string[]>;

/** The words of a value: `90 seconds`, `3:00 AM`, `Monday`. */
export function labelOf(name: ChoiceName, value: string): string {
  return labels[name](value.toUpperCase());
}

const labels: Readonly<Record<ChoiceName, (value: string) => string>> = {
  idleSeconds: (value) => durationText(Number(value)),
  businessDayBoundaryMinutes: (value) => (value === "0" ? text("hours.midnight") : formatMinutes(Number(value))),
  pinDigitsMin: (value) =>
    text(value === "6" ? "option.digits.6" : value === "5" ? "option.digits.5" : "option.digits.4"),
  weekStart: (value) => text(value === "1" ? "option.weekStart.1" : "option.weekStart.0"),
  tradePctBasis: (value) => text(value === "COUNT" ? "option.tradePctBasis.COUNT" : "option.tradePctBasis.AMOUNT"),
  wagesVisibleTo: (value) =>
    text(value === "OWNERS" ? "option.wagesVisibleTo.OWNERS" : "option.wagesVisibleTo.MANAGERS"),
  historyYears: (value) => (value === "0" ? text("option.always") : text("option.years", { count: Number(value) })),
};

/** The change that a choice means, as it is sent. */
export function changeOf(name: ChoiceName, value: string): SwitchChanges {
  switch (name) {
    case "tradePctBasis":
      return { tradePctBasis: value === "COUNT" ? "COUNT" : "AMOUNT" };
    case "wagesVisibleTo":
      return { wagesVisibleTo: value === "OWNERS" ? "OWNERS" : "MANAGERS" };
    default:
      return { [name]: Number(value) };
  }
}

function durationText(seconds: number): string {
  return seconds >= 120 && seconds % 60 === 0
    ? text("option.minutes", { count: seconds / 60 })
    : text("option.seconds", { count: seconds });
}
