import { chmod, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/**
 * An empty folder that the one who made it removes. Others may pass through it: run by root, the database's own user
 * could not get into a private one, and the program would put the cluster elsewhere and leave it there.
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `hangtag-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
