/** Settings of outside services, which each service names. */
import { z } from "zod";
import { baseAddress, sentencesOf } from "./setting-values.ts";
import { type Environment, valuesOf } from "./settings-file.ts";
import { StartupFailure } from "./startup-failure.ts";

/**
 * Reads the addresses of outside services by the names of their settings; unset ones are absent.
 *
 * @throws StartupFailure with one sentence, on a line of its own, for each wrong value
 */
export function readServiceAddresses(
  names: readonly string[],
  environment: Environment = process.env,
): Readonly<Record<string, string>> {
  const values = valuesOf(names, environment);
  const parsed = z.object(Object.fromEntries(Object.keys(values).map((name) => [name, baseAddress]))).safeParse(values);
  if (!parsed.success) {
    throw new StartupFailure(sentencesOf(parsed.error).join("\n"));
  }
  return parsed.data;
}

/**
 * Reads the installation's keys of an outside service by the names of their settings. A service has all of them or none.
 *
 * @throws StartupFailure with one sentence, on a line of its own, for each missing one
 */
export function readServiceKeys(
  names: readonly string[],
  environment: Environment = process.env,
): Readonly<Record<string, string>> {
  const values = valuesOf(names, environment);
  const entries = names.map((name) => [name, values[name]?.trim() ?? ""] as const);
  const missing = entries.filter(([, value]) => value === "").map(([name]) => name);
  if (missing.length === names.length) {
    return {};
  }
  if (missing.length > 0) {
    const set = names.filter((name) => !missing.includes(name)).join(" and ");
    throw new StartupFailure(missing.map((name) => `${name} must be set when ${set} is set.`).join("\n"));
  }
  return Object.fromEntries(entries);
}

/** Reads the settings that a service works without, as far as they are set. */
export function readServiceOptions(
  names: readonly string[],
  environment: Environment = process.env,
): Readonly<Record<string, string>> {
  const values = Object.entries(valuesOf(names, environment));
  return Object.fromEntries(values.map(([name, value]) => [name, value?.trim() ?? ""]));
}
