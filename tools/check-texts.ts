import { readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./report-problems.ts";
import { sourceFiles } from "./source-files.ts";

const keyLine = /^ {2}"?([\w.-]+)"?:/gm;

/** The folders whose catalogs are checked. Add a folder when its unused texts are gone. */
const coveredFolders = ["web/app", "web/platform", "web/ui"];

if (import.meta.main) {
  const problems = textProblems(path.resolve(import.meta.dirname, ".."), process.argv.slice(2));
  reportProblems(problems, "Every text of a catalog is used.");
}

/** Returns the texts of catalogs (`*-text.ts`) that no code reads; `node tools/check-texts.ts web` looks at all. */
export function textProblems(root: string, folders: readonly string[] = []): string[] {
  const covered = folders.length > 0 ? folders : coveredFolders;
  const sources = new Map(
    sourceFiles(root, ["web"])
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
  return [...sources.keys()]
    .filter((file) => file.endsWith("-text.ts") && covered.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) => unusedTexts(file, sources));
}

function unusedTexts(catalog: string, sources: ReadonlyMap<string, string>): string[] {
  const users = [...sources].filter(([file, source]) => file !== catalog && mayUse(catalog, file, source));
  const own = sources.get(catalog) ?? "";
  const code = [own.replaceAll(keyLine, ""), ...users.map(([, source]) => source)].join("\n");
  const prefixes = matchesOf(code, /`([^`$\s]+)\$\{/g);
  const suffixes = matchesOf(code, /`\$\{[^`}]+\}([^`$\s]+)`/g);
  return matchesOf(own, keyLine)
    .filter((key) => {
      const read = key.replace(/_(one|other)$/, "");
      return (
        !code.includes(`"${read}"`) &&
        !prefixes.some((prefix) => read.startsWith(prefix)) &&
        !suffixes.some((suffix) => read.endsWith(suffix))
      );
    })
    .map((key) => `${catalog}: no code reads ${key}.`);
}

/** A catalog is read by the files beside and below it, by those that import it, and the kit's by all of the kit. */
function mayUse(catalog: string, file: string, source: string): boolean {
  return file.startsWith(`${path.posix.dirname(catalog)}/`) || source.includes(`/${path.posix.basename(catalog)}"`);
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, part = ""]) => part);
}
