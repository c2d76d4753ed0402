import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { groupBy } from "#common/lists/group-by.ts";
import type { NewerUse } from "./newer-use.ts";
import { newerScriptUses, ownMembers, readScript } from "./script-uses.ts";
import { newerStyleUses } from "./style-uses.ts";

type Source = { file: string; text: string };

/**
 * Returns what of a built web application a browser of the range (`oldest-browsers.ts`) could not read or run.
 * It judges the built files and not ours, because libraries come along and the bundler lowers syntax.
 */
export function browserProblems(folder: string, accepted: Readonly<Record<string, string>>): string[] {
  const { scripts, styles } = sourcesIn(folder);
  const { uses, problems } = scriptUses(scripts);
  for (const { file, text } of styles) {
    uses.push(...newerStyleUses(text).map((use) => ({ ...use, file })));
  }
  const byName = groupBy(uses, ({ name }) => name);
  const refused = [...byName].filter(([name]) => !Object.hasOwn(accepted, name));
  const unused = Object.keys(accepted).filter((name) => !byName.has(name));
  return [
    ...problems,
    ...refused.map(([name, places]) => `${filesOf(places)}: ${name} came with ${places[0]?.versions}.`),
    ...unused.map((name) => `tools/browsers/accepted-uses.ts: nothing uses ${name} any more.`),
  ];
}

function filesOf(uses: readonly { file: string }[]): string {
  return [...new Set(uses.map(({ file }) => file))].join(", ");
}

/** Scripts and styles of the folder's files, and those that stand in its page. */
function sourcesIn(folder: string): { scripts: Source[]; styles: Source[] } {
  const read = (pattern: string): Source[] =>
    globSync(pattern, { cwd: folder })
      .toSorted()
      .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));
  const pages = read("*.html");
  return {
    scripts: [...read("**/*.js"), ...insideOf(pages, /<script>([\s\S]*?)<\/script>/g)],
    styles: [...read("**/*.css"), ...insideOf(pages, /<style>([\s\S]*?)<\/style>/g)],
  };
}

function insideOf(pages: readonly Source[], pattern: RegExp): Source[] {
  return pages.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, inside = ""]) => ({ file, text: inside })),
  );
}

type Uses = { uses: (NewerUse & { file: string })[]; problems: string[] };

function scriptUses(scripts: readonly Source[]): Uses {
  const problems: string[] = [];
  const readable = scripts.flatMap(({ file, text }) => {
    try {
      return [{ file, text, script: readScript(text) }];
    } catch (error) {
      problems.push(
        `${file}: not every browser can read it: ${error instanceof Error ? error.message : String(error)}.`,
      );
      return [];
    }
  });
  const own = new Set(readable.flatMap(({ script }) => ownMembers(script)));
  const uses = readable.flatMap(({ file, text, script }) =>
    newerScriptUses(text, script, own).map((use) => ({ ...use, file })),
  );
  return { uses, problems };
}
