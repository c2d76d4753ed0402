import compatData from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { oldestBrowsers } from "./oldest-browsers.ts";

/** Names of features that a browser of the range lacks, each with the versions that brought it. */
export type NewerFeatures = ReadonlyMap<string, string>;

type Feature = readonly [name: string, data: Identifier];

const { javascript, webassembly, api, css } = compatData;
const builtIns = featuresOf(javascript["builtins"]);
const interfaces = [
  ...builtIns,
  ...featuresOf(javascript["builtins"]?.["Intl"]),
  ...featuresOf(webassembly["api"]),
  ...featuresOf(api),
];

/** `Iterator`, `scheduler`. */
export const newerGlobals: NewerFeatures = newerCalls([...builtIns, ...featuresOf(api), ...featuresOf(api["Window"])]);

/** `Promise.withResolvers`, `URL.parse`. */
export const newerStatics: NewerFeatures = newerCalls([
  ...builtIns.flatMap(([owner, data]) =>
    featuresOf(data).map(([name, member]) => [`${owner}.${name}`, member] as const),
  ),
  ...featuresOf(api).flatMap(([owner, data]) =>
    featuresOf(data)
      .filter(([name]) => name.endsWith("_static"))
      .map(([name, member]) => [`${owner}.${memberName(name)}`, member] as const),
  ),
]);

/** `toSorted`, `checkVisibility`: whatever they are called on, nothing that is old enough has a method of that name. */
export const newerMethods: NewerFeatures = newerCalls(
  interfaces.flatMap(([, data]) => featuresOf(data).map(([name, member]) => [memberName(name), member] as const)),
);

export const newerProperties: NewerFeatures = newerStyles(featuresOf(css["properties"]));

/** `display: ruby`. */
export const newerKeywords: NewerFeatures = newerStyles(
  featuresOf(css["properties"]).flatMap(([property, data]) =>
    featuresOf(data).map(([keyword, member]) => [`${property}: ${keyword}`, member] as const),
  ),
);

/** Pseudo-classes and pseudo-elements, without their colons. */
export const newerSelectors: NewerFeatures = newerStyles(featuresOf(css["selectors"]));

export const newerAtRules: NewerFeatures = newerStyles(featuresOf(css["at-rules"]));

/** `light-dark`. Functions stand below the types they give, at different depths. */
export const newerFunctions: NewerFeatures = newerStyles(featuresBelow(css["types"]));

/** A call that a browser never learns breaks the script there. */
function newerCalls(features: readonly Feature[]): NewerFeatures {
  return newerOf(features, ({ flags, prefix, alternative_name: otherName }) => !(flags ?? prefix ?? otherName));
}

/** The bundler adds prefixes, and what a browser never learns is an extra of the others. */
function newerStyles(features: readonly Feature[]): NewerFeatures {
  return newerOf(features, ({ flags, version_added: added }) => !flags && added !== false && added !== "preview", true);
}

function featuresOf(data: Identifier | undefined): Feature[] {
  return Object.entries(data ?? {}).flatMap(([name, feature]) =>
    name === "__compat" || feature === undefined || !isIdentifier(feature) ? [] : [[name, feature] as const],
  );
}

function isIdentifier(value: object): value is Identifier {
  return !("source_file" in value) && !("support" in value);
}

function featuresBelow(data: Identifier | undefined): Feature[] {
  return featuresOf(data).flatMap((feature) => [feature, ...featuresBelow(feature[1])]);
}

/** A static member is listed with the kind of it; its name in a script goes without. */
function memberName(name: string): string {
  return name.replace(/_static$/, "");
}

type Counts = (statement: SimpleSupportStatement) => boolean;

/**
 * Returns the features that some browser of the range lacks; a name that several features share is newer when all of
 * them are.
 */
function newerOf(features: readonly Feature[], counts: Counts, mayBeMissing = false): NewerFeatures {
  const newer = new Map<string, string>();
  const inRange = new Set<string>();
  for (const [name, data] of features) {
    const versions = laterVersions(data, counts, mayBeMissing);
    if (versions === "") {
      inRange.add(name);
    } else if (!newer.has(name)) {
      newer.set(name, versions);
    }
  }
  return new Map([...newer].filter(([name]) => !inRange.has(name)));
}

/** Returns which browsers of the range lack a feature, with the versions that have it: `Safari 17.4`; empty when none does. */
function laterVersions({ __compat: compat }: Identifier, counts: Counts, mayBeMissing: boolean): string {
  return browsersOfRange()
    .flatMap(([browser, oldest]) => {
      const all = [compat?.support[browser] ?? []].flat();
      const counting = all.filter(counts);
      const isMissing = all.length > 0 && (counting.length > 0 || !mayBeMissing);
      return isMissing && !counting.some((statement) => isIn(statement, oldest))
        ? [`${compatData.browsers[browser].name} ${counting[0]?.version_added || "never"}`]
        : [];
    })
    .join(", ");
}

function browsersOfRange(): [BrowserName, string][] {
  return Object.entries(oldestBrowsers).flatMap(([name, oldest]) => (isBrowser(name) ? [[name, oldest]] : []));
}

function isBrowser(name: string): name is BrowserName {
  return name in compatData.browsers;
}

function isIn({ version_added: added, version_removed: removed }: SimpleSupportStatement, oldest: string): boolean {
  return isAtMost(added, oldest) && !isAtMost(removed, oldest);
}

/** `preview` and false are in no version; `≤37` is as good as 37. */
function isAtMost(version: string | false | undefined, oldest: string): boolean {
  if (version === undefined || version === false || version === "preview") {
    return false;
  }
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}
