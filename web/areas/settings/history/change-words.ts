import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import { formatMinutes } from "#common/time-format.ts";
import { storeTimeZones } from "#common/store-places.ts";
import { labelOf } from "#web/areas/settings/switches/switch-options.ts";
import type { ChoiceName } from "#web/areas/settings/switches/switch-options.ts";
import { storeSettingsEnglish, text } from "#web/areas/settings/store/store-text.ts";

type Key = Parameters<typeof text>[0];

const fieldKeys: Readonly<Record<string, Key>> = {
  initials: "store.initials",
  number: "store.number",
  brandKind: "store.brandKind",
  color: "store.color",
  phoneNumber: "store.phone",
  timeZone: "store.timeZone",
  address: "store.address",
  city: "store.city",
  state: "store.stateUS",
  zip: "store.zipUS",
  openToBuyOn: "store.openToBuy",
  grandOpeningOn: "store.grandOpening",
  Sunday: "hours.day.0",
  Monday: "hours.day.1",
  Tuesday: "hours.day.2",
  Wednesday: "hours.day.3",
  Thursday: "hours.day.4",
  Friday: "hours.day.5",
  Saturday: "hours.day.6",
};

/** What a person calls a field; one that nobody has given words is shown by its own name. */
export function fieldName(field: string): string {
  const key = keyOf(field);
  return key === undefined ? field : text(key);
}

/** Ids and the like are no change that a person reads. */
export function isKnownField(field: string): boolean {
  return keyOf(field) !== undefined;
}

function keyOf(field: string): Key | undefined {
  return fieldKeys[field] ?? [`switch.${field}`, `field.${field}`].find(isKey);
}

/** What a person calls an event. */
export function eventName(name: string): string {
  const key = `event.${name}`;
  return isKey(key) ? text(key) : name;
}

/** A value in the words of its field. */
export function valueText(field: string, value: string | null): string {
  if (value === null || value === "") {
    return text("history.none");
  }
  if (value === "true" || value === "false") {
    return text(value === "true" ? "history.yes" : "history.no");
  }
  if (isChoice(field)) {
    return labelOf(field, value);
  }
  const worded = words[field]?.(value);
  return worded ?? value;
}

/** `10:00-21:00, buying until 20:00` and `closed`, as they are kept, in the words of the page of hours. */
function hoursWords(hours: string): string {
  const clocks = hours.replaceAll(/(\d\d):(\d\d)/g, (_all, hour: string, minute: string) =>
    formatMinutes(Number(hour) * 60 + Number(minute)),
  );
  const spaced = clocks.replace("M-", "M – ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const words: Readonly<Record<string, (value: string) => string>> = {
  phoneNumber: formatPhone,
  salesPerPoint: (cents) => formatMoney(Number(cents)),
  buysPerPoint: (cents) => formatMoney(Number(cents)),
  startOn: formatDate,
  date: formatDate,
  hours: hoursWords,
  Sunday: hoursWords,
  Monday: hoursWords,
  Tuesday: hoursWords,
  Wednesday: hoursWords,
  Thursday: hoursWords,
  Friday: hoursWords,
  Saturday: hoursWords,
  openToBuyOn: formatDate,
  grandOpeningOn: formatDate,
  timeZone: (zone) => new Map<string, string>(Object.entries(storeTimeZones)).get(zone) ?? zone,
  country: (country) => keyed(`store.country.${country}`, country),
  columns: (columns) => text("history.figures", { count: columns.split(",").length }),
  role: (role) => keyed(`role.${role}`, role),
  brandKind: (kind) => keyed(`store.brand.${kind.toUpperCase()}`, kind),
  color: (color) => keyed(`store.color.${color}`, color),
};

const choices: readonly string[] = [
  "idleSeconds",
  "pinDigitsMin",
  "businessDayBoundaryMinutes",
  "weekStart",
  "tradePctBasis",
  "wagesVisibleTo",
  "historyYears",
] satisfies ChoiceName[];

function isChoice(field: string): field is ChoiceName {
  return choices.includes(field);
}

function keyed(key: string, otherwise: string): string {
  return isKey(key) ? text(key) : otherwise;
}

function isKey(key: string): key is Key {
  return Object.hasOwn(storeSettingsEnglish, key);
}
