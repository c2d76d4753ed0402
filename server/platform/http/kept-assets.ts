import { cpSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** For how long a page that stays open may still load the parts that it had not needed before. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Copies the files of this build to where the next versions of this process still find them, and takes away what no build
 * of the last two weeks had. Returns the folder, which has the files below `assets`.
 */
export function keepAssets(built: string, dataFolder: string, now: Date): string {
  const kept = path.join(dataFolder, "pages");
  const [from, to] = [path.join(built, "assets"), path.join(kept, "assets")];
  mkdirSync(to, { recursive: true });
  const own = new Set(readdirSync(from));
  for (const name of own) {
    // The name holds a hash of the content, so a file of this name is the same.
    cpSync(path.join(from, name), path.join(to, name), { recursive: true, force: false });
    utimesSync(path.join(to, name), now, now);
  }
  for (const name of readdirSync(to)) {
    if (!own.has(name) && now.getTime() - statSync(path.join(to, name)).mtimeMs > keptMs) {
      rmSync(path.join(to, name), { recursive: true });
    }
  }
  return kept;
}
