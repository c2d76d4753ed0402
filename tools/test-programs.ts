import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { firefoxPath, webKitPaths } from "#tests/browsers/browser-paths.ts";
import { chromiumPath } from "#tests/e2e/chromium.ts";
import { mariadbPaths } from "#tests/kit/servers/mariadb-paths.ts";
import { pgbouncerPath } from "#tests/kit/servers/pgbouncer-path.ts";

/** A program that the tests work with and npm does not bring. */
type TestProgram = {
  isThere: () => boolean;
  /** The packages of Debian. */
  debian: readonly string[];
  /** What installs it for a user who is not root, in a folder of their own; null when nothing does. */
  forOneself: readonly string[] | null;
  /** For a person, where it could not be installed automatically. */
  advice: string;
};

const programs = {
  chromium: {
    isThere: () => existsSync(chromiumPath()),
    debian: ["chromium"],
    forOneself: [path.join(import.meta.dirname, "../node_modules/.bin/playwright"), "install", "chromium"],
    advice: "Chromium (Debian: apt-get install chromium; anywhere else: npx playwright install --with-deps chromium)",
  },
  /** Stands between the program and its database, as it does in many shops' networks. */
  pgbouncer: {
    isThere: () => pgbouncerPath() !== null,
    debian: ["pgbouncer"],
    forOneself: null,
    advice:
      "PgBouncer (Debian: apt-get install pgbouncer; Fedora: dnf install pgbouncer; a Mac: brew install pgbouncer)",
  },
  /** A register's own database, which a till reads. */
  mariadb: {
    isThere: () => mariadbPaths() !== null,
    debian: ["mariadb-server"],
    forOneself: null,
    advice:
      "MariaDB (Debian: apt-get install mariadb-server; Fedora: dnf install mariadb-server; a Mac: brew install mariadb)",
  },
  firefox: {
    isThere: () => firefoxPath() !== null,
    debian: ["firefox-esr"],
    forOneself: null,
    advice: "Firefox in /usr/bin (Debian: apt-get install firefox-esr)",
  },
  /** Safari's engine; on a display of its own, since it has no headless mode. */
  webkit: {
    isThere: () => webKitPaths() !== null,
    debian: ["webkit2gtk-driver", "xvfb"],
    forOneself: null,
    advice: "WebKit with its driver and a display (Debian: apt-get install webkit2gtk-driver xvfb)",
  },
} satisfies Record<string, TestProgram>;

/** Installs a program that is not there; answers with a sentence when that cannot be done, else null. */
export function missingProgram(name: keyof typeof programs): string | null {
  const { isThere, debian, forOneself, advice }: TestProgram = programs[name];
  if (isThere()) {
    return null;
  }
  if (existsSync("/usr/bin/apt-get")) {
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    if (run([...asRoot, "apt-get", "update"])) {
      run([...asRoot, "apt-get", "install", "-y", "--no-install-recommends", ...debian]);
    }
  }
  if (!isThere() && forOneself !== null) {
    run(forOneself);
  }
  return isThere() ? null : `The tests need ${advice}.`;
}

function run([command = "", ...parameters]: readonly string[]): boolean {
  process.stdout.write(`${[path.basename(command), ...parameters].join(" ")}\n`);
  const { status } = spawnSync(command, parameters, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0;
}
