import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRegister, aStore, aUser } from "#tests/kit/people.ts";
import type { TestRegister, TestStore, TestUser } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { housekeepingWorkers } from "./housekeeping.worker.ts";
import { retentionMs, sweptKinds } from "./retention.ts";
import type { SweptKind } from "./retention.ts";

let program: TestProgram;
let store: TestStore;
let user: TestUser;
let register: TestRegister;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
  user = await aUser(program, { stores: [store] });
  register = await aRegister(program, store);
});

afterAll(() => program.stop());

/** Inserts one row of each kind, dated at `at`. */
const write: Record<SweptKind, (at: Date) => Promise<unknown>> = {
  guesses: (at) =>
    program.owner.query(
      "insert into guesses (subject, failures, first_failed_at, last_failed_at) values ($1, 1, $2, $2)",
      [randomUUID(), at],
    ),
  sessions: (at) =>
    program.owner.query(
      `insert into sessions (account_id, id, user_id, token_hash, created_at, expires_at, revoked_at)
       values ($1, $2, $3, gen_random_uuid()::text::bytea, $4, now() + interval '1 day', $4)`,
      [store.accountId, randomUUID(), user.id, at],
    ),
  employeeConfirmations: async (at) => {
    const employee = await program.owner.query(
      "insert into employees (store_id, account_id, first_name) values ($1, $2, 'Amy') returning id",
      [store.id, store.accountId],
    );
    const row = [store.id, randomUUID(), employee.rows[0]?.id, at];
    return program.owner.query(
      "insert into employee_confirmations (store_id, session_id, employee_id, confirmed_at, last_used_at) values ($1, $2, $3, $4, $4)",
      row,
    );
  },
  passwordResets: (at) =>
    program.owner.query(
      `insert into password_resets (account_id, id, user_id, token_hash, expires_at)
       values ($1, $2, $3, gen_random_uuid()::text::bytea, $4)`,
      [store.accountId, randomUUID(), user.id, at],
    ),
  signUps: (at) =>
    program.owner.query(
      `insert into sign_ups
         (id, email, full_name, company, terms_version, terms_accepted_at, created_at, mailed_at, token_hash, expires_at)
       values ($1, 'a@b.test', 'A', 'B', '1', $2, $2, $2, gen_random_uuid()::text::bytea, $2)`,
      [randomUUID(), at],
    ),
  pairingCodes: (at) =>
    program.owner.query(
      `insert into pairing_codes (store_id, id, code_hash, created_by_user_id, created_at, expires_at)
       values ($1, $2, gen_random_uuid()::text::bytea, $3, $4, $4)`,
      [store.id, randomUUID(), user.id, at],
    ),
  historyFiles: async (at) => {
    const importId = randomUUID();
    await program.owner.query(
      `insert into history_imports (store_id, id, file_name, size_bytes, parts, is_packed, mapping, state, phase,
         created_at, created_by, ended_at)
       values ($1, $2, 'a.csv', 1, 1, false, '{}', 'done', 'import', $3, 'Amy', $3)`,
      [store.id, importId, at],
    );
    return program.owner.query(
      "insert into history_import_parts (store_id, import_id, part, bytes) values ($1, $2, 0, '')",
      [store.id, importId],
    );
  },
  idempotencyKeys: (at) =>
    program.owner.query(
      "insert into idempotency_keys (account_id, key, operation, input_hash, created_at) values ($1, $2, 'x', '', $3)",
      [store.accountId, randomUUID(), at],
    ),
  mailbox: (at) =>
    program.owner.query(
      `insert into mailbox (account_id, id, to_address, subject, text_body, html_body, created_at)
       values ($1, $2, 'a@b.test', 's', 't', 'h', $3)`,
      [store.accountId, randomUUID(), at],
    ),
  feedBatches: async (at) => {
    await program.owner.query("insert into pos_feeds (store_id, device_id) values ($1, $2) on conflict do nothing", [
      store.id,
      register.id,
    ]);
    return program.owner.query(
      `insert into pos_batches (store_id, device_id, number, sent_at, received_at, row_count, accepted, refused, answer)
       select $1, $2, coalesce(max(number), 0) + 1, $3, $3, 0, 0, 0, '{}' from pos_batches`,
      [store.id, register.id, at],
    );
  },
  tillPayloads: (at) =>
    program.owner.query(
      "insert into pos_payloads (store_id, id, payload, created_at, expires_at) values ($1, $2, '{}', $3, $3)",
      [store.id, randomUUID(), at],
    ),
  printJobs: (at) =>
    program.owner.query(
      `insert into print_jobs (store_id, id, device_id, role, title, format, created_at, expires_at)
       values ($1, $2, $3, 'label', 'Bin label 7', 'zpl', $4, $4)`,
      [store.id, randomUUID(), register.id, at],
    ),
  scheduleRuns: (at) =>
    program.owner.query("insert into schedule_runs (store_id, schedule, business_date) values ($1, $2, $3)", [
      store.id,
      randomUUID(),
      at,
    ]),
  punchSendings: async (at) => {
    const employee = await program.owner.query(
      "insert into employees (store_id, account_id, first_name) values ($1, $2, 'Ben') returning id",
      [store.id, store.accountId],
    );
    const punch = [store.id, randomUUID(), employee.rows[0]?.id, at];
    await program.owner.query(
      "insert into integrations (store_id, provider, need) values ($1, 'when-i-work', 'scheduling') on conflict do nothing",
      [store.id],
    );
    await program.owner.query(
      "insert into punches (store_id, id, employee_id, type, at, business_date) values ($1, $2, $3, 'in', $4::timestamptz, ($4::timestamptz)::date)",
      punch,
    );
    return program.owner.query(
      `insert into punch_sendings
         (store_id, punch_id, provider, employee_id, type, punched_at, next_try_at, state, ended_at)
       values ($1, $2, 'when-i-work', $3, 'in', $4, $4, 'sent', $4)`,
      punch,
    );
  },
  registerLogs: (at) =>
    program.owner.query(
      "insert into device_logs (store_id, id, device_id, received_at, log) values ($1, $2, $3, $4, 'line')",
      [store.id, randomUUID(), register.id, at],
    ),
  textReports: (at) =>
    program.owner.query(
      `insert into texting_webhooks (store_id, id, event_key, kind, fields, received_at, handled_at)
       values ($1, $2, $3, 'incoming', '{}', $4, $4)`,
      [store.id, randomUUID(), randomUUID(), at],
    ),
  companyExports: (at) =>
    program.owner.query(
      `insert into company_exports (account_id, id, requested_by, requested_at, state, tables_count, finished_at)
       values ($1, $2, $3, $4, 'ready', 1, $4)`,
      [store.accountId, randomUUID(), user.id, at],
    ),
  stuckOrderReports: (at) => anOrderReport(at, "orders/create"),
  stuckContactReports: (at) =>
    program.owner.query(
      "insert into contact_reports (store_id, id, provider, body, received_at) values ($1, $2, 'mailchimp', 'x', $3)",
      [store.id, randomUUID(), at],
    ),
};

async function anOrderReport(at: Date, topic: string): Promise<unknown> {
  await program.owner.query(
    `insert into order_shops (store_id, provider, shop_domain, read_to) values ($1, 'shopify', 'maple.test', now())
     on conflict do nothing`,
    [store.id],
  );
  return program.owner.query(
    `insert into order_reports (store_id, provider, webhook_id, topic, body, received_at)
     values ($1, 'shopify', $2, $3, '{}', $4)`,
    [store.id, randomUUID(), topic, at],
  );
}

const tables: Record<SweptKind, string> = {
  guesses: "guesses",
  sessions: "sessions",
  employeeConfirmations: "employee_confirmations",
  passwordResets: "password_resets",
  signUps: "sign_ups",
  pairingCodes: "pairing_codes",
  historyFiles: "history_import_parts",
  idempotencyKeys: "idempotency_keys",
  mailbox: "mailbox",
  feedBatches: "pos_batches",
  tillPayloads: "pos_payloads",
  printJobs: "print_jobs",
  scheduleRuns: "schedule_runs",
  punchSendings: "punch_sendings",
  registerLogs: "device_logs",
  textReports: "texting_webhooks",
  companyExports: "company_exports",
  stuckOrderReports: "order_reports",
  stuckContactReports: "contact_reports",
};

async function tidyUp(): Promise<void> {
  for (const { handle } of housekeepingWorkers) {
    await handle(program.platform, {});
  }
}

async function countRows(kind: SweptKind): Promise<number> {
  const counted = await program.owner.query<{ count: number }>(`select count(*)::int as count from ${tables[kind]}`);
  return counted.rows[0]?.count ?? -1;
}

const dayMs = 86_400_000;

test.each(sweptKinds)("%s are deleted after their retention, not a day before", async (kind) => {
  const now = program.platform.clock().getTime();
  await write[kind](new Date(now - retentionMs[kind] - 2 * dayMs));
  // For feed batches this is the newest, which stays whatever its age.
  await write[kind](new Date(now - retentionMs[kind] + dayMs));
  const before = await countRows(kind);
  await tidyUp();
  expect(await countRows(kind)).toBe(before - 1);
  await tidyUp();
  expect(await countRows(kind)).toBe(before - 1);
});

test("the newest batch of a register stays, however old, because it may be resent", async () => {
  await program.owner.query("delete from pos_batches");
  await write.feedBatches(new Date(program.platform.clock().getTime() - retentionMs.feedBatches - 9 * dayMs));
  await tidyUp();
  expect(await countRows("feedBatches")).toBe(1);
});

test("a report of the texting service that no worker has worked off stays, however old", async () => {
  await program.owner.query(
    `insert into texting_webhooks (store_id, id, event_key, kind, fields, received_at)
     values ($1, $2, 'waiting', 'incoming', '{}', $3)`,
    [store.id, randomUUID(), new Date(program.platform.clock().getTime() - 9 * retentionMs.textReports)],
  );
  await tidyUp();
  const { rows } = await program.owner.query("select from texting_webhooks where event_key = 'waiting'");
  expect(rows).toHaveLength(1);
});

test("a request to forget a customer stays until it was done", async () => {
  const old = new Date(program.platform.clock().getTime() - 9 * retentionMs.stuckOrderReports);
  await anOrderReport(old, "customers/redact");
  await tidyUp();
  const { rows } = await program.owner.query("select from order_reports where topic = 'customers/redact'");
  expect(rows).toHaveLength(1);
});

test("docs/running.md names the retention of every table", () => {
  const page = readFileSync(new URL("../../../docs/running.md", import.meta.url), "utf8");
  for (const kind of sweptKinds) {
    expect(page).toContain(`\`${tables[kind]}\``);
  }
});
