import { readdirSync } from "node:fs";
import path from "node:path";

/** The project's own folders of code; nothing outside them is checked. */
export const sourceFolders = ["server", "web", "common", "till", "tests", "bench", "tools"];

/** All files below the source folders that exist, as paths from the root with `/`, in a fixed order. */
export function sourceFiles(root: string, folders: readonly string[] = sourceFolders): string[] {
  return folders.flatMap((folder) => filesBelow(root, folder)).toSorted();
}

function filesBelow(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.name !== "node_modules")
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}
