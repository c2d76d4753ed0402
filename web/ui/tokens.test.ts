import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** Light and dark value of each color token. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

type Scheme = "light" | "dark";

function luminance(name: string, scheme: Scheme): number {
  const color = tokens.get(name)?.[scheme] ?? "";
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG 2.2 counts it, 1 to 21. */
function contrast(text: string, surface: string, scheme: Scheme): number {
  const [textLuminance, surfaceLuminance] = [luminance(text, scheme), luminance(surface, scheme)];
  return (Math.max(textLuminance, surfaceLuminance) + 0.05) / (Math.min(textLuminance, surfaceLuminance) + 0.05);
}

const surfaces = ["bg", "card", "raised", "sunken"];
const onSurfaces = ["ink", "soft", "faint", "accent", "good", "warn", "bad", "series-goal", "series-last-year"];
const pairs = [
  ...onSurfaces.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ["accent", "accent-soft"],
  ["ink", "accent-soft"],
  ["soft", "accent-soft"],
  ["good", "good-soft"],
  ["warn", "warn-soft"],
  ["bad", "bad-soft"],
  ["ink", "warn-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-good", "good"],
  ["on-warn", "warn"],
  ["on-bad", "bad"],
  ["on-bad", "bad-strong"],
  ["on-inverse", "inverse"],
  ["inverse-accent", "inverse"],
] as const;

test.each(pairs)("%s can be read on %s by light and by dark (4.5 to 1)", (text, surface) => {
  expect(contrast(text, surface, "light")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, surface, "dark")).toBeGreaterThanOrEqual(4.5);
});

test.each(surfaces)("the edge of a field can be seen on %s (3 to 1)", (surface) => {
  expect(contrast("line-strong", surface, "light")).toBeGreaterThanOrEqual(3);
  expect(contrast("line-strong", surface, "dark")).toBeGreaterThanOrEqual(3);
});

test("every text has one of three weights", () => {
  const folder = new URL("../", import.meta.url);
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  const own = sheets.filter((name) => /font-weight: \d+;/.test(readFileSync(new URL(name, folder), "utf8")));
  expect(own).toEqual([]);
});
