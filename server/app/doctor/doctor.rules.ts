/** One line of the doctor's screen; `wrong` keeps the program or a part of it from working, `look` soon may. */
export type Finding = { state: "ok" | "look" | "wrong"; subject: string; text: string };

const dayMs = 86_400_000;
const minuteMs = 60_000;

export const ok = (subject: string, text: string): Finding => ({ state: "ok", subject, text });
export const look = (subject: string, text: string): Finding => ({ state: "look", subject, text });
export const wrong = (subject: string, text: string): Finding => ({ state: "wrong", subject, text });

/** A nightly backup is not begun below this, and PostgreSQL needs room for its log. */
const leastBytes = 500_000_000;
const scarceBytes = 2_000_000_000;

export function judgeRoom(place: string, freeBytes: number): Finding {
  const free = `${formatBytes(freeBytes)} free for ${place}`;
  if (freeBytes < leastBytes) {
    return wrong("Disk", `${free}. Make room now: changes are refused when nothing is left.`);
  }
  return freeBytes < scarceBytes ? look("Disk", `${free}. Make room soon.`) : ok("Disk", free);
}

/** `aheadMs` is how far this machine's clock is before the database's; the two readings are `slackMs` apart at most. */
export function judgeClock(aheadMs: number, slackMs: number): Finding {
  const offMs = Math.max(0, Math.abs(aheadMs) - slackMs);
  const way = aheadMs > 0 ? "ahead of" : "behind";
  const apart = `This machine's clock is ${formatDuration(offMs)} ${way} the database's`;
  const advice = "Have both set by NTP (timedatectl set-ntp true): sign-ins, codes and days depend on them.";
  if (offMs >= minuteMs) {
    return wrong("Clock", `${apart}. ${advice}`);
  }
  return offMs >= 2000 ? look("Clock", `${apart}. ${advice}`) : ok("Clock", "Agrees with the database's");
}

/** `behindMs` is null for one that did not catch up while it was waited for. */
export function judgeReplica(replica: { follows: boolean; behindMs: number | null; feedback: boolean }): Finding {
  const subject = "Replica";
  if (!replica.follows) {
    const advice = "Give the address of a standby of DATABASE_URL; until then reports are read from the primary.";
    return wrong(subject, `The server in DATABASE_REPORTS_URL doesn't follow the database. ${advice}`);
  }
  if (replica.behindMs === null) {
    const advice = "See its log; from 30 seconds on reports are read from the primary.";
    return look(subject, `The replica is more than 10 seconds behind. ${advice}`);
  }
  return replica.feedback
    ? ok(subject, "Follows the database and answers reports")
    : look(subject, "It follows the database. Set hot_standby_feedback = on there, or long reports are broken off.");
}

export function judgeCertificate(subject: string, host: string, msLeft: number): Finding {
  const days = Math.floor(msLeft / dayMs);
  const text = `${host} answers; its certificate is good for ${days} ${days === 1 ? "day" : "days"}`;
  return days < 14 ? look(subject, `${text}. Renew it, or see why it isn't renewed.`) : ok(subject, text);
}

export type BackupState = { folder: string | null; newestAt: Date | null; installedAt: Date; now: Date };

export function judgeBackup({ folder, newestAt, installedAt, now }: BackupState): Finding {
  const subject = "Backups";
  const ageMs = now.getTime() - (newestAt ?? installedAt).getTime();
  const isOld = ageMs >= 2 * dayMs;
  const age = `The newest is ${formatDuration(ageMs)} old`;
  if (folder === null) {
    const advice = "See that your database's own backups run, or name a folder in HANGTAG_BACKUPS.";
    return newestAt !== null && !isOld
      ? ok(subject, age)
      : look(subject, `Hangtag makes none here${newestAt === null ? "" : `; ${age.toLowerCase()}`}. ${advice}`);
  }
  const advice = `See the log for what stops the nightly one, and make one now: npm run backup -- ${folder}/by-hand.backup`;
  if (newestAt === null) {
    return isOld
      ? wrong(subject, `None was ever made. ${advice}`)
      : look(subject, "None yet. The first is made tonight at 09:10 UTC.");
  }
  return isOld ? wrong(subject, `${age}. ${advice}`) : ok(subject, age);
}

export type JobState = { lastMinuteAt: Date | null; firstSeenAt: Date | null; late: number; failed: number; now: Date };

/** A worker notes each minute that it looked at the stores' schedules. */
export function judgeJobs({ lastMinuteAt, firstSeenAt, late, failed, now }: JobState): Finding {
  const subject = "Jobs";
  const seenAt = lastMinuteAt ?? firstSeenAt;
  const silentMs = seenAt === null ? Infinity : now.getTime() - seenAt.getTime();
  if (silentMs > 3 * minuteMs) {
    const since = seenAt === null ? "No worker has ever run" : `No worker has run for ${formatDuration(silentMs)}`;
    return wrong(subject, `${since}. Start a process whose HANGTAG_ROLES has worker, or see its log.`);
  }
  if (late > 0) {
    return look(subject, `${count(late, "job")} more than 10 minutes late. Add a worker if that stays so.`);
  }
  return failed > 0
    ? look(subject, `On time; ${count(failed, "job")} given up after the last try this week. The log says why.`)
    : ok(subject, "On time");
}

export type HistoryState = { lastOwnYear: number | null; hasStray: boolean; now: Date };

/** A job makes each year's table a year ahead; what has none goes to one for all later years, and nothing is lost. */
export function judgeHistory({ lastOwnYear, hasStray, now }: HistoryState): Finding {
  const subject = "History";
  const year = now.getUTCFullYear();
  const monthsLeft = 12 - now.getUTCMonth();
  const advice = "The nightly job housekeeping.history-years makes it, and the log says why it doesn't.";
  if (hasStray) {
    return look(subject, `Changes are written to the table for later years, because theirs is missing. ${advice}`);
  }
  const missing = lastOwnYear === null || lastOwnYear < year ? year : year + 1;
  if (lastOwnYear === null || lastOwnYear < year || (lastOwnYear === year && monthsLeft <= 2)) {
    return look(subject, `The year ${missing} has no table yet. ${advice}`);
  }
  return ok(subject, `Each year has its table, until ${lastOwnYear}`);
}

/** What PostgreSQL keeps of its log; a replica that is gone holds it back until the disk is full. */
export function judgeDatabaseLog(log: { bytes: number | null; limitBytes: number; heldBytes: number }): Finding | null {
  const { bytes, limitBytes, heldBytes } = log;
  if (heldBytes > limitBytes) {
    const text = `A replication slot without a reader holds ${formatBytes(heldBytes)} of the database's log`;
    return wrong("Log", `${text}. Start its replica, or drop it: select pg_drop_replication_slot(…)`);
  }
  if (bytes === null) {
    return null;
  }
  const text = `The database's log takes ${formatBytes(bytes)}`;
  return bytes > 2 * limitBytes
    ? look("Log", `${text}, more than twice max_wal_size. A backup or a replica may hold it back.`)
    : ok("Log", text);
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? " is" : "s are"}`;
}

function formatBytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}

function formatDuration(ms: number): string {
  const [amount, unit] =
    ms >= 2 * dayMs
      ? [ms / dayMs, "days"]
      : ms >= 120 * minuteMs
        ? [ms / 3_600_000, "hr"]
        : ms >= 2 * minuteMs
          ? [ms / minuteMs, "min"]
          : [ms / 1000, "s"];
  return `${Math.floor(amount)} ${unit}`;
}
