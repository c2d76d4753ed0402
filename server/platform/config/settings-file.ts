import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { StartupFailure } from "./startup-failure.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const projectFolder = path.resolve(import.meta.dirname, "../../..");

const fileSetting = "HANGTAG_SETTINGS_FILE";
const prefix = "HANGTAG_";
const suffix = "_FILE";

/** Read by tools/start.mjs before there is a program, and by this file. */
const startNames = ["HANGTAG_HEAP_MB", fileSetting];

/** Read by our tests and tools alone, which hand their environment on to the program. */
const developerNames = new Set([
  "HANGTAG_BENCH_PROFILE",
  "HANGTAG_E2E_URL",
  "HANGTAG_SPECS",
  "HANGTAG_TEST_POSTGRES",
  "HANGTAG_URL",
]);

/**
 * Returns the environment with the lines of HANGTAG_SETTINGS_FILE below it: where both have a setting, whether by its
 * name or by its file, the environment's counts.
 *
 * @throws StartupFailure when the file cannot be read
 */
function readSettings(environment: Environment, root: string = projectFolder): Environment {
  const lines = Object.entries(readSettingsFile(environment, root)).filter(
    ([name]) => !isSet(environment, name) && !isSet(environment, otherName(name)),
  );
  return { ...environment, ...Object.fromEntries(lines) };
}

/**
 * Returns the values of the named settings; an empty one counts as absent. `NAME_FILE` names a file whose text is the
 * value of `NAME`.
 *
 * @throws StartupFailure with one sentence, on a line of its own, for each file that cannot be used
 */
export function valuesOf(
  names: readonly string[],
  environment: Environment = process.env,
  root: string = projectFolder,
): Environment {
  const settings = readSettings(environment, root);
  const problems: string[] = [];
  const entries = names.flatMap((name) => {
    const fileName = `${name}${suffix}`;
    const file = settings[fileName]?.trim();
    if (!file) {
      return isSet(settings, name) ? [[name, settings[name]] as const] : [];
    }
    if (isSet(settings, name)) {
      problems.push(`Set ${name} or ${fileName}, not both.`);
      return [];
    }
    const text = readText(path.resolve(root, file));
    if (text instanceof StartupFailure) {
      problems.push(`${fileName}: ${text.message}`);
      return [];
    }
    return [[name, text] as const];
  });
  if (problems.length > 0) {
    throw new StartupFailure(problems.join("\n"));
  }
  return Object.fromEntries(entries);
}

/**
 * Refuses names that mean nothing: any in the settings file, and those that begin with HANGTAG_ in the environment, which
 * holds much that is not ours.
 *
 * @throws StartupFailure with one sentence, on a line of its own, for each of them
 */
export function refuseUnknownSettings(settingNames: readonly string[], environment: Environment = process.env): void {
  const ourNames = new Set([...settingNames.flatMap((name) => [name, `${name}${suffix}`]), ...startNames]);
  const problems = [
    ...Object.keys(readSettingsFile(environment, projectFolder))
      .filter((name) => !ourNames.has(name))
      .map((name) => `${name} in ${settingsFile(environment)} is not a setting of Hangtag.`),
    ...Object.keys(environment)
      .filter((name) => name.startsWith(prefix) && !ourNames.has(name) && !developerNames.has(name))
      .map((name) => `${name} is not a setting of Hangtag.`),
  ];
  if (problems.length > 0) {
    throw new StartupFailure(`${problems.join("\n")}\nRemove it or correct its name; docs/running.md lists them all.`);
  }
}

/** Returns the absolute path of the settings file; null where there is none. */
export function settingsFile(environment: Environment = process.env, root: string = projectFolder): string | null {
  const file = environment[fileSetting]?.trim();
  return file ? path.resolve(root, file) : null;
}

function readSettingsFile(environment: Environment, root: string): Environment {
  const file = settingsFile(environment, root);
  if (file === null) {
    return {};
  }
  const text = readText(file);
  if (text instanceof StartupFailure) {
    throw new StartupFailure(`${fileSetting}: ${text.message}`, { cause: text.cause });
  }
  const line = brokenLine(text);
  if (line !== null) {
    throw new StartupFailure(`${fileSetting}: line ${line} of ${file} is not like NAME=value.`);
  }
  return parseEnv(text);
}

/** Returns the number of the first line that the parser would leave out silently; null when there is none. */
function brokenLine(text: string): number | null {
  let openQuote = "";
  let openedAt = 0;
  for (const [index, line] of text.split("\n").entries()) {
    if (openQuote !== "") {
      openQuote = line.includes(openQuote) ? "" : openQuote;
    } else if (!/^\s*(#|$)/.test(line)) {
      const setting = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(["'`]?)(.*)$/.exec(line);
      if (setting === null) {
        return index + 1;
      }
      const [, quote = "", rest = ""] = setting;
      openQuote = rest.includes(quote) ? "" : quote;
      openedAt = index + 1;
    }
  }
  return openQuote === "" ? null : openedAt;
}

const fileProblems = new Map([
  ["ENOENT", "there is no such file"],
  ["EACCES", "this user may not read it"],
  ["EPERM", "this user may not read it"],
  ["EISDIR", "it is a folder"],
]);

function readText(file: string): string | StartupFailure {
  try {
    const text = readFileSync(file, "utf8").trim();
    return text === "" ? new StartupFailure(`Cannot use ${file}: it is empty.`) : text;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = fileProblems.get(code) ?? (error instanceof Error ? error.message : String(error));
    return new StartupFailure(`Cannot use ${file}: ${reason}.`, { cause: error });
  }
}

function isSet(environment: Environment, name: string): boolean {
  return Boolean(environment[name]?.trim());
}

function otherName(name: string): string {
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : `${name}${suffix}`;
}
