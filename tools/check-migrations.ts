import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compareVersions } from "#common/pos/pos-packages.ts";
import { runningVersion } from "#server/platform/config/running-version.ts";
import { reportProblems } from "./report-problems.ts";

if (import.meta.main) {
  reportProblems(migrationProblems(path.resolve(import.meta.dirname, "..")), "Every migration is named and safe.");
}

/** Migrations below a root that have a bad name or that squawk finds unsafe to run beside the old program. */
export function migrationProblems(root: string): string[] {
  const names = readdirSync(path.join(root, "db/migrations")).toSorted();
  const badNames = names
    .filter((name) => !/^\d{8}T\d{4}_[a-z]+(_[a-z0-9]+)+\.sql$/.test(name))
    .map((name) => `db/migrations/${name}: the name is not like 20260115T0930_goals_add_fixed_days.sql.`);
  const times = names.map((name) => name.slice(0, 13));
  const sameTimes = names
    .filter((name, at) => times.indexOf(name.slice(0, 13)) !== at)
    .map((name) => `db/migrations/${name}: another migration has the same time, so their order is not told.`);
  return [...badNames, ...sameTimes, ...badVersions(root, names), ...unsafe(root, names)];
}

/** A line that only almost says with which version a migration works would count as none. */
function badVersions(root: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const line = /^--\s*works with.*$/im.exec(readFileSync(path.join(root, "db/migrations", name), "utf8"))?.[0];
    const named = line === undefined ? null : (/^-- Works with (\d+\.\d+\.\d+) and later\.$/.exec(line)?.[1] ?? "");
    if (named === null || (named !== "" && compareVersions(named, runningVersion) <= 0)) {
      return [];
    }
    return [
      `db/migrations/${name}: "${line}" is not like "-- Works with ${runningVersion} and later.", with this version or an older one.`,
    ];
  });
}

function unsafe(root: string, names: readonly string[]): string[] {
  const files = names.filter((name) => name.endsWith(".sql")).map((name) => `db/migrations/${name}`);
  if (files.length === 0) {
    return [];
  }
  const project = path.resolve(import.meta.dirname, "..");
  const squawk = path.join(project, "node_modules/.bin/squawk");
  const config = path.join(project, ".squawk.toml");
  const done = spawnSync(squawk, ["--config", config, "--reporter", "gcc", ...files], { cwd: root, encoding: "utf8" });
  const findings = `${done.stdout}${done.stderr}`.split("\n").filter((line) => /: (warning|error): /.test(line));
  return done.status === 0 || findings.length > 0 ? findings : [`squawk failed: ${done.stderr}`];
}
