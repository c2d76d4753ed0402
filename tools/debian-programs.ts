import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Programs of Debian that the tests work with, and the packages that bring them. */
const programs = {
  /** The browser suite. */
  chromium: "/usr/bin/chromium",
  /** Draws the pages of a PDF, so that a test sees what a printer would print. */
  "poppler-utils": "/usr/bin/pdftoppm",
  /** Reads the barcodes on them. */
  "zbar-tools": "/usr/bin/zbarimg",
  /** Stands between the program and its database, as it does in many shops' networks. */
  pgbouncer: "/usr/sbin/pgbouncer",
} as const;

export type DebianPackage = keyof typeof programs;

/** Installs what is not there; answers with a sentence when that cannot be done, else null. */
export function missingPrograms(...packages: readonly DebianPackage[]): string | null {
  const missing = packages.filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) {
    return null;
  }
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const install = [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", ...missing],
  ];
  for (const step of install) {
    const [command = "", ...parameters] = [...prefix, ...step];
    process.stdout.write(`${command} ${parameters.join(" ")}\n`);
    const done = spawnSync(command, parameters, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (done.status !== 0) {
      return `The tests need ${missing.join(", ")}. Install it: apt-get install ${missing.join(" ")} (as root).`;
    }
  }
  const still = missing.filter((name) => !existsSync(programs[name]));
  return still.length === 0 ? null : `apt-get installed no ${still.join(", ")}.`;
}
