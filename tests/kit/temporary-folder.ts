import { chmod, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/**
 * Creates an empty folder, which the caller removes. It is traversable, because as root the database's user could not
 * enter a private one, and the program would put the cluster elsewhere and leave it there.
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `hangtag-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
