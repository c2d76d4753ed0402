import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import path from "node:path";
import type { NightlyBackups } from "#server/platform/context/context.ts";
import type { Log } from "#server/platform/log/log.ts";
import { UnusableBackup } from "./backup-file.ts";
import { writeBackup } from "./write-backup.ts";

const dayMs = 86_400_000;

/** A backup must never be what fills the disk of the database. */
const roomToLeaveBytes = 500_000_000;

/** Also what a killed program left half written. */
const fileName = /^hangtag-(\d{4}-\d{2}-\d{2})T\d{6}Z\.backup(?:\.[0-9a-f]+\.part)?$/;

/**
 * One file a night in a folder of its own, each for so many days. Old ones go only after a new one is whole, so that the
 * newest stays however long ago it was made.
 */
export function nightlyBackups(options: {
  ownerUrl: string;
  folder: string;
  keptDays: number;
  version: string;
  secretKey: string;
  clock: () => Date;
  log: Pick<Log, "info">;
  /** Bytes that are free where the folder is. */
  freeBytes?: (folder: string) => Promise<number>;
}): NightlyBackups {
  const { folder, clock } = options;
  const freeBytes = options.freeBytes ?? freeBytesOf;
  return {
    async make() {
      const now = clock();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await freeBytes(folder)) < roomToLeaveBytes) {
        throw new UnusableBackup(
          `There is too little room on the disk for a backup in ${folder}: less than ${roomToLeaveBytes / 1_000_000} MB would be left for the database.`,
        );
      }
      const time = now.toISOString().slice(0, 19).replaceAll(":", "");
      const file = path.join(folder, `hangtag-${time}Z.backup`);
      const made = await writeBackup({ ...options, file, now });
      await deleteOld(folder, new Date(now.getTime() - options.keptDays * dayMs));
      options.log.info({ file, rows: made.rows, bytes: made.bytes }, "The night's backup is made");
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

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
