import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { SweptKind } from "./retention.ts";

/** A table and the condition for its expired rows. */
type Rule = { table: string; isOver: (before: Date) => RawBuilder<boolean> };

const rules: Readonly<Record<SweptKind, Rule>> = {
  guesses: {
    table: "guesses",
    isOver: (before) => raw`last_failed_at < ${before} and coalesce(blocked_until, last_failed_at) < ${before}`,
  },
  sessions: { table: "sessions", isOver: (before) => raw`least(revoked_at, expires_at) < ${before}` },
  employeeConfirmations: {
    table: "employeeConfirmations",
    isOver: (before) => raw`coalesce(ended_at, last_used_at) < ${before}`,
  },
  passwordResets: { table: "passwordResets", isOver: (before) => raw`least(used_at, expires_at) < ${before}` },
  signUps: {
    table: "signUps",
    isOver: (before) => raw`coalesce(least(used_at, expires_at), created_at) < ${before}`,
  },
  pairingCodes: { table: "pairingCodes", isOver: (before) => raw`least(used_at, expires_at) < ${before}` },
  historyFiles: {
    table: "historyImportParts",
    isOver: (before) => raw`exists (
      select from history_imports as import
      where import.store_id = history_import_parts.store_id and import.id = history_import_parts.import_id
        and import.created_at < ${before})`,
  },
  idempotencyKeys: { table: "idempotencyKeys", isOver: (before) => raw`created_at < ${before}` },
  mailbox: { table: "mailbox", isOver: (before) => raw`created_at < ${before}` },
  feedBatches: {
    table: "posBatches",
    isOver: (before) => raw`received_at < ${before} and exists (
      select from pos_batches newer
      where newer.store_id = pos_batches.store_id and newer.device_id = pos_batches.device_id
        and newer.number > pos_batches.number)`,
  },
  tillPayloads: { table: "posPayloads", isOver: (before) => raw`expires_at < ${before}` },
  printJobs: { table: "printJobs", isOver: (before) => raw`created_at < ${before}` },
  scheduleRuns: { table: "scheduleRuns", isOver: (before) => raw`business_date < (${before})::date` },
  punchSendings: { table: "punchSendings", isOver: (before) => raw`ended_at < ${before}` },
  registerLogs: { table: "deviceLogs", isOver: (before) => raw`received_at < ${before}` },
  companyExports: { table: "companyExports", isOver: (before) => raw`coalesce(finished_at, requested_at) < ${before}` },
  textReports: { table: "textingWebhooks", isOver: (before) => raw`handled_at < ${before}` },
  // A request to forget a customer stays until it was done.
  stuckOrderReports: {
    table: "orderReports",
    isOver: (before) =>
      raw`handled_at is null and received_at < ${before} and (topic like 'orders/%' or topic like 'fulfillments/%')`,
  },
  stuckContactReports: {
    table: "contactReports",
    isOver: (before) => raw`handled_at is null and received_at < ${before}`,
  },
};

/** Deletes up to `limit` expired rows. Returns how many were deleted. */
export async function deleteExpired(
  sql: Sql,
  query: { kind: SweptKind; before: Date; limit: number },
): Promise<number> {
  const { table, isOver } = rules[query.kind];
  const name = raw.table(table);
  const deleted = await raw`/* housekeeping.deleteExpired */
    delete from ${name} where ctid = any (array(
      select ctid from ${name} where ${isOver(query.before)} limit ${query.limit} for update skip locked))`.execute(
    sql,
  );
  return Number(deleted.numAffectedRows ?? 0);
}
