import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/platform/config/config.ts";
import { type Finding, judgeRoom, wrong } from "./doctor.rules.ts";

/** The room for the data folder and, where those are on other disks, for the embedded database and the backups. */
export async function checkDisks({ dataFolder, backups, databaseUrl }: Config): Promise<Finding[]> {
  const places: [string, string][] = [
    ["the data folder", dataFolder],
    ...(databaseUrl === null ? [["the database", path.join(dataFolder, "postgres")] satisfies [string, string]] : []),
    ...(backups ? [["the backups", backups.folder] satisfies [string, string]] : []),
  ];
  const rooms = new Map<number, Finding>();
  for (const [place, folder] of places) {
    try {
      const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
      rooms.set(dev, rooms.get(dev) ?? judgeRoom(place, bavail * bsize));
    } catch (error) {
      const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
      // A start makes the data folder and all that is in it, the first backup its folder.
      if (!isMissing) {
        rooms.set(
          -rooms.size,
          wrong("Disk", `${folder} can't be looked at (${String(error)}). Let this user read it.`),
        );
      }
    }
  }
  return [...rooms.values()];
}
