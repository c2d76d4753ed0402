import os from "node:os";

/** What the machine, or the container, lets this program have. */
export function machineMegabytes(): number {
  const limit = process.constrainedMemory();
  // Without a limit the system tells nothing, or far more than there is.
  const bytes = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
  return Math.floor(bytes / 1024 ** 2);
}
