import { expect, test } from "vitest";
import { hoursText, languageOf } from "./public-words.rules.ts";
import type { OpenDay } from "./public-words.rules.ts";

const timeZone = "America/Chicago";
const at = new Date("2026-12-12T20:09:00Z");

const saturday: OpenDay = { date: "2026-12-12", opensMinutes: 600, closesMinutes: 1260, gap: null };
const sunday: OpenDay = { date: "2026-12-13", opensMinutes: 750, closesMinutes: 1080, gap: null };
const gap = { startsMinutes: 780, endsMinutes: 840 };
const closed = { opensMinutes: null, closesMinutes: null };

test.each<[string, readonly OpenDay[], string | null]>([
  ["2026-12-12T15:59:59Z", [saturday, sunday], "Opens at 10 AM today"],
  ["2026-12-12T16:00:00Z", [saturday, sunday], "Open until 9 PM today"],
  ["2026-12-13T02:59:59Z", [saturday, sunday], "Open until 9 PM today"],
  ["2026-12-13T03:00:00Z", [saturday, sunday], "Opens Sunday at 12:30 PM"],
  ["2026-12-12T18:00:00Z", [{ ...saturday, ...closed }, sunday], "Opens Sunday at 12:30 PM"],
  ["2026-12-12T18:00:00Z", [{ ...saturday, ...closed }], null],
  ["2026-12-12T18:00:00Z", [], null],
  ["2026-12-12T18:59:59Z", [{ ...saturday, gap }], "Open until 1 PM today"],
  ["2026-12-12T19:00:00Z", [{ ...saturday, gap }], "Opens at 2 PM today"],
  ["2026-12-12T20:00:00Z", [{ ...saturday, gap }], "Open until 9 PM today"],
])("at %s the store with %j reads %s", (instant, days, expected) => {
  expect(hoursText(days, { at: new Date(instant), timeZone, language: "en" })).toBe(expected);
});

test("in Spanish the hours read as a person says them", () => {
  const spanish = { timeZone, language: "es" } as const;
  expect(hoursText([saturday], { ...spanish, at })).toBe("Abierto hoy hasta las 9 p. m.");
  const early = { ...sunday, opensMinutes: 780 };
  expect(hoursText([early], { ...spanish, at })).toBe("Abre el domingo a la 1 p. m.");
});

test.each<[unknown, string | undefined, string]>([
  [undefined, undefined, "en"],
  [undefined, "es-MX,es;q=0.9,en;q=0.8", "es"],
  [undefined, "en-US,en;q=0.9,es;q=0.8", "en"],
  [undefined, "fr-CA,es;q=0.4,en;q=0.5", "en"],
  [undefined, "es;q=0,fr", "en"],
  ["es", "en-US", "es"],
  ["en", "es-MX", "en"],
  [["es"], "*", "en"],
])("chosen %j with %j accepted is %s", (chosen, accepted, language) => {
  expect(languageOf(chosen, accepted)).toBe(language);
});
