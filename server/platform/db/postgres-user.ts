import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The system user that runs PostgreSQL; empty means the program's own user. */
export type PostgresUser = { uid?: number; gid?: number };

const candidates = ["postgres", "nobody"];

/** Chooses a common unprivileged user when run as root, because PostgreSQL refuses to run as root. */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const users = accounts();
  const unprivileged = candidates.map((name) => users.get(name)).find((user) => user !== undefined);
  return unprivileged ?? { uid: 65_534, gid: 65_534 };
}

/** Returns whether the user can enter the folder and write there; asks the system, since permission bits are not enough. */
export function canUseFolder(user: PostgresUser, folder: string): boolean {
  return runsAs(user, "/bin/sh", ["-c", 'cd "$1" && test -w .', "sh", folder]);
}

/** Whether that user can start the program, its shared libraries included. */
export function canRun(user: PostgresUser, program: string): boolean {
  return runsAs(user, program, ["--version"]);
}

function runsAs(user: PostgresUser, program: string, parameters: readonly string[]): boolean {
  if (process.platform === "win32" && program === "/bin/sh") {
    return true;
  }
  return spawnSync(program, parameters, { ...user, cwd: "/", env: {}, stdio: "ignore" }).status === 0;
}

function accounts(): Map<string, { uid: number; gid: number }> {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return new Map(
    lines.map((line) => {
      const [name = "", , uid, gid] = line.split(":");
      return [name, { uid: Number(uid), gid: Number(gid) }];
    }),
  );
}
