import { randomBytes } from "node:crypto";
import { chown, lstat, mkdir, readdir, realpath, rm, rmdir, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { canUseFolder, type PostgresUser, postgresUser } from "./postgres-user.ts";

/** Where root puts files that an unprivileged user must reach but cannot below the data folder. */
export const sharedFolder = "/var/lib/hangtag";

/** The folder of one cluster and all that belongs to it, and the user who owns and runs it. */
export type PostgresHome = { folder: string; user: PostgresUser };

/**
 * `<data>/postgres`, made when absent. Where the unprivileged user cannot get there (a data folder below /root), it is
 * a link to a folder below /var/lib/hangtag.
 */
export async function preparePostgresHome(dataFolder: string): Promise<PostgresHome> {
  const location = path.join(dataFolder, "postgres");
  const user = postgresUser();
  const existing = await lstat(location).catch(() => null);
  if (!existing) {
    return { folder: await makeHome(location, user), user };
  }
  const folder = await realpath(location);
  return { folder, user: await ensureOwner(folder, user) };
}

async function makeHome(place: string, user: PostgresUser): Promise<string> {
  await makeFolder(place, user);
  if (canUseFolder(user, place)) {
    return realpath(place);
  }
  await rmdir(place);
  // A new name each time, because deleting the data folder must not bring the old database back.
  const elsewhere = path.join(sharedFolder, randomBytes(8).toString("hex"));
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  await makeFolder(elsewhere, user);
  await writeFile(path.join(elsewhere, "belongs-to.txt"), `${place}\n`);
  await symlink(elsewhere, place);
  return elsewhere;
}

async function makeFolder(folder: string, user: PostgresUser): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await giveTo(user, folder);
}

/** As root, keeps the owner of the cluster; a folder owned by root (a copy) is given to the unprivileged user. */
async function ensureOwner(folder: string, user: PostgresUser): Promise<PostgresUser> {
  if (user.uid === undefined) {
    return user;
  }
  const owner = await stat(folder);
  if (owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid };
  }
  await rm(path.join(folder, "cluster.new"), { recursive: true, force: true });
  await giveTo(user, folder);
  for (const entry of await readdir(folder, { recursive: true })) {
    await giveTo(user, path.join(folder, entry));
  }
  return user;
}

async function giveTo(user: PostgresUser, file: string): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(file, user.uid, user.gid);
  }
}
