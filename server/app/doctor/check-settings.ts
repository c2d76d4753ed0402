import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Config, readConfig, settingNames } from "#server/platform/config/config.ts";
import {
  type Environment,
  refuseUnknownSettings,
  settingsFile,
  valuesOf,
} from "#server/platform/config/settings-file.ts";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { serviceSettingNames, servicesInUse } from "#server/app/open-services.ts";
import { type Finding, look, ok, wrong } from "./doctor.rules.ts";

const subject = "Settings";

type Reading = { config: Config | null; findings: Finding[]; secrets: string[] };

/** Reads the settings as a start does, but makes neither the data folder nor a secret. */
export function checkSettings(): Reading {
  const missing: string[] = [];
  const findings: Finding[] = [];
  const names = [...settingNames(), ...serviceSettingNames()];
  const config = attempt(findings, () => {
    refuseUnknownSettings(names);
    servicesInUse({ connected: new Set(), isDemo: false });
    return readConfig(undefined, undefined, (dataFolder) => (name) => {
      const secret = keptSecret(path.join(dataFolder, "secrets", name));
      return secret ?? (missing.push(name), "");
    });
  });
  if (config === null) {
    return { config, findings, secrets: [] };
  }
  const values = valuesOf(names);
  const amount = Object.keys(values).length;
  findings.push(ok(subject, `${amount} set, the rest as usual; demonstration ${config.demo ? "on" : "off"}`));
  if (missing.length > 0) {
    findings.push(wrong(subject, `${config.dataFolder} has never been used by a start, or this user may not read it.`));
  }
  findings.push(...checkMode(settingsFile()));
  return { config, findings, secrets: secretsIn(values, config) };
}

/** Values of settings that hold a secret, and the passwords within addresses, as they are typed and decoded. */
function secretsIn(values: Environment, { secretKey, realtime }: Config): string[] {
  const named = Object.entries(values).flatMap(([name, value]) =>
    value !== undefined && /KEY|SECRET|TOKEN|PASSWORD/.test(name) && !name.endsWith("_URL") ? [value] : [],
  );
  const passwords = Object.values(values).flatMap((value) =>
    value !== undefined && URL.canParse(value) ? [new URL(value).password] : [],
  );
  return [...named, ...passwords, ...passwords.map(decodeURIComponent), secretKey, realtime.secret].filter(Boolean);
}

function attempt<Result>(findings: Finding[], read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StartupFailure)) {
      throw error;
    }
    findings.push(...error.message.split("\n").map((line) => wrong(subject, line)));
    return null;
  }
}

function keptSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch {
    return null;
  }
}

function checkMode(file: string | null): Finding[] {
  // The last digit of the mode is everybody's; 4 in it is the right to read.
  const isOpen = file !== null && (statSync(file).mode & 0o004) !== 0;
  return isOpen ? [look(subject, `Everybody on this machine may read ${file}. If it holds secrets: chmod 640`)] : [];
}
