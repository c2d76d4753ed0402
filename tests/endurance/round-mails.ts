import { randomUUID } from "node:crypto";
import { sendMail } from "#server/platform/emails/emails.jobs.ts";
import type { Owner } from "./database.ts";
import type { RoundShop } from "./round-shop.ts";

/** Queues mails, so that jobs are running at the kill. */
export async function queueMails(owner: Owner, shop: RoundShop, count: number): Promise<void> {
  const mails = Array.from({ length: count }, (_, number) => ({
    accountId: shop.accountId,
    id: randomUUID(),
    to: "somebody@hangtag.test",
    subject: `Mail ${number}`,
    text: "Hello",
    html: "<p>Hello</p>",
  }));
  await owner.rows(`select hangtag.add_job($1, mail, null, 12, null) from json_array_elements($2::json) as mail`, [
    sendMail.name,
    JSON.stringify(mails),
  ]);
}

/** Returns a problem unless every mail is in the mailbox once and no due or locked job is left. */
export async function mailProblems(owner: Owner, shop: RoundShop, count: number): Promise<string[]> {
  const rows = await owner.rows<{ subject: string; count: number }>(
    "select subject, count(*)::int as count from mailbox where account_id = $1 group by subject",
    [shop.accountId],
  );
  const jobs = await owner.rows<{ problem: string }>(
    `select format('job %s of attempt %s is held by %s: %s', id, attempts, locked_by, last_error) as problem
     from graphile_worker._private_jobs where (run_at <= now() and attempts < max_attempts) or locked_by is not null limit 5`,
  );
  const doubled = rows.filter((row) => row.count !== 1);
  return [
    ...(rows.length === count ? [] : [`${count} mails queued, ${rows.length} sent`]),
    ...doubled.map((row) => `${row.subject} is in the mailbox ${row.count} times`),
    ...jobs.map(({ problem }) => problem),
  ];
}

/** Returns a problem unless each LISTEN connection was reopened exactly once. */
export async function listenerProblems(owner: Owner): Promise<string[]> {
  const lines = await owner.rows<{ query: string; count: number }>(
    "select query, count(*)::int as count from pg_stat_activity where query ilike 'listen %' group by query",
  );
  const channels = ["hangtag_events", "hangtag_realtime", "hangtag_rights"];
  return channels
    .map((name) => ({ name, count: lines.find(({ query }) => query.endsWith(name))?.count ?? 0 }))
    .filter(({ count }) => count !== 1)
    .map(({ name, count }) => `${count} connections listen to ${name}`);
}
