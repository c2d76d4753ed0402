import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import path from "node:path";
import type { NightlyBackups } from "#server/platform/context/context.ts";
import type { Log } from "#server/platform/log/log.ts";
import { UnusableBackup } from "./backup-file.ts";
import { writeBackup } from "./write-backup.ts";

const dayMs = 86_400_000;

/** Left free on the disk, so that a backup never fills the database's disk. */
const reservedBytes = 500_000_000;

/** Also matches the partial files of a killed process. */
const fileName = /^hangtag-(\d{4}-\d{2}-\d{2})T\d{6}Z\.backup(?:\.[0-9a-f]+\.part)?$/;

/**
 * Writes one file a night and keeps each for `keptDays` days. Old files are deleted only after a new one is complete, so
 * that the newest stays however old it is.
 */
export function nightlyBackups(options: {
  ownerUrl: string;
  folder: string;
  keptDays: number;
  version: string;
  secretKey: string;
  clock: () => Date;
  log: Pick<Log, "info">;
  /** Resolves to the free bytes on the disk of the folder. */
  freeBytes?: (folder: string) => Promise<number>;
}): NightlyBackups {
  const { folder, clock } = options;
  const freeBytes = options.freeBytes ?? readFreeBytes;
  return {
    async make() {
      const now = clock();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await freeBytes(folder)) < reservedBytes) {
        throw new UnusableBackup(
          `There is too little room on the disk for a backup in ${folder}: less than ${reservedBytes / 1_000_000} MB would be left for the database.`,
        );
      }
      const time = now.toISOString().slice(0, 19).replaceAll(":", "");
      const file = path.join(folder, `hangtag-${time}Z.backup`);
      const summary = await writeBackup({ ...options, file, now });
      await deleteOld(folder, new Date(now.getTime() - options.keptDays * dayMs));
      options.log.info({ file, rows: summary.rows, bytes: summary.bytes }, "The night's backup is made");
    },
  };
}

async function deleteOld(folder: string, before: Date): Promise<void> {
  const oldest = before.toISOString().slice(0, 10);
  for (const name of await readdir(folder)) {
    const date = fileName.exec(name)?.[1];
    if (date !== undefined && date < oldest) {
      await rm(path.join(folder, name));
    }
  }
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
