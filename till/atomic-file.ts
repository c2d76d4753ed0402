/** Files that are whole or absent, whatever happens in between. */
import { open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Replaces the file at `path`: after a power cut it holds the old text or the new one, never a part. */
export async function writeAtomic(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** The text of a file, or null when there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
}

/** Makes a new or renamed file's name durable. Windows can neither do this nor needs it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") {
    return;
  }
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
