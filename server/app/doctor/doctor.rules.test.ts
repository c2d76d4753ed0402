import { expect, test } from "vitest";
import {
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabaseLog,
  judgeHistory,
  judgeJobs,
  judgeReplica,
  judgeRoom,
} from "./doctor.rules.ts";

const now = new Date("2027-01-15T12:00:00Z");
const hourMs = 3_600_000;
const before = (hours: number) => new Date(now.getTime() - hours * hourMs);

test.each([
  [499_999_999, "wrong", "500 MB free"],
  [500_000_000, "look", "500 MB free"],
  [2_000_000_000, "ok", "2.0 GB free"],
])("%d free bytes are %s", (bytes, state, text) => {
  expect(judgeRoom("the data folder", bytes)).toMatchObject({ state, text: expect.stringContaining(text) });
});

test.each([
  [{ follows: true, behindMs: 4, feedback: true }, "ok", "answers reports"],
  [{ follows: true, behindMs: 4, feedback: false }, "look", "hot_standby_feedback = on"],
  [{ follows: true, behindMs: null, feedback: true }, "look", "more than 10 seconds behind"],
  [{ follows: false, behindMs: null, feedback: true }, "wrong", "doesn't follow the database"],
])("a replica that is %o is %s", (replica, state, text) => {
  expect(judgeReplica(replica)).toMatchObject({ state, text: expect.stringContaining(text) });
});

test.each([
  [{ aheadMs: 1900, slackMs: 0 }, "ok", "Agrees"],
  [{ aheadMs: 2000, slackMs: 0 }, "look", "2 s ahead of"],
  [{ aheadMs: -60_000, slackMs: 0 }, "wrong", "60 s behind"],
  [{ aheadMs: -7_200_000, slackMs: 0 }, "wrong", "2 hr behind"],
  // The answer was on its way for so long that the two may agree.
  [{ aheadMs: 5000, slackMs: 4000 }, "ok", "Agrees"],
])("a clock %j is %s", ({ aheadMs, slackMs }, state, text) => {
  expect(judgeClock(aheadMs, slackMs)).toMatchObject({ state, text: expect.stringContaining(text) });
});

test.each([
  [13.9, "look", "good for 13 days"],
  [14, "ok", "good for 14 days"],
  [1.5, "look", "good for 1 day."],
])("a certificate of %d days", (days, state, text) => {
  const finding = judgeCertificate("Address", "shop.example.com", days * 24 * hourMs);
  expect(finding).toMatchObject({ state, text: expect.stringContaining(text) });
});

const [folder, newestAt, installedAt] = ["/backups", null, before(900)];

test.each([
  [{ newestAt: before(47) }, "ok", "The newest is 47 hr old"],
  [{ newestAt: before(48) }, "wrong", "The newest is 2 days old"],
  [{ installedAt: before(47) }, "look", "None yet"],
  [{ installedAt: before(48) }, "wrong", "None was ever made"],
  [{ folder: null }, "look", "Hangtag makes none here. See"],
  [{ folder: null, newestAt: before(100) }, "look", "Hangtag makes none here; the newest is 4 days old"],
  [{ folder: null, newestAt: before(3) }, "ok", "The newest is 3 hr old"],
])("backups in the state %j are %s", (backups, state, text) => {
  const finding = judgeBackup({ folder, newestAt, installedAt, now, ...backups });
  expect(finding).toMatchObject({ state, text: expect.stringContaining(text) });
});

test.each([
  [{ lastMinuteAt: before(0.04) }, "ok", "On time"],
  [{ lastMinuteAt: before(0.06) }, "wrong", "for 3 min"],
  [{ firstSeenAt: before(0.01) }, "ok", "On time"],
  [{}, "wrong", "No worker has ever run"],
  [{ lastMinuteAt: now, late: 2, failed: 1 }, "look", "2 jobs are more than 10 minutes late"],
  [{ lastMinuteAt: now, failed: 1 }, "look", "1 job is given up"],
])("jobs in the state %j are %s", (jobs, state, text) => {
  const finding = judgeJobs({ lastMinuteAt: null, firstSeenAt: null, late: 0, failed: 0, now, ...jobs });
  expect(finding).toMatchObject({ state, text: expect.stringContaining(text) });
});

test("the database's log is looked at when it is visible, and a slot that holds it back always", () => {
  const limitBytes = 1e9;
  expect(judgeDatabaseLog({ bytes: null, limitBytes, heldBytes: 0 })).toBeNull();
  expect(judgeDatabaseLog({ bytes: 2e9, limitBytes, heldBytes: 0 })).toMatchObject({ state: "ok" });
  expect(judgeDatabaseLog({ bytes: 2.1e9, limitBytes, heldBytes: 0 })).toMatchObject({ state: "look" });
  expect(judgeDatabaseLog({ bytes: null, limitBytes, heldBytes: 1.1e9 })).toMatchObject({ state: "wrong" });
});

test.each([
  [{ day: "2027-01-15", lastOwnYear: 2028, hasStray: false }, "ok", "until 2028"],
  [{ day: "2027-10-31", lastOwnYear: 2027, hasStray: false }, "ok", "until 2027"],
  [{ day: "2027-11-01", lastOwnYear: 2027, hasStray: false }, "look", "2028 has no table yet"],
  [{ day: "2027-01-15", lastOwnYear: 2026, hasStray: false }, "look", "2027 has no table yet"],
  [{ day: "2027-01-15", lastOwnYear: 2028, hasStray: true }, "look", "table for later years"],
])("a history that is %o is %s", ({ day, ...history }, state, text) => {
  const finding = judgeHistory({ ...history, now: new Date(`${day}T12:00:00Z`) });
  expect(finding).toMatchObject({ state, text: expect.stringContaining(text) });
});
