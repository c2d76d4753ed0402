import type { TestProgram } from "./test-program.ts";

/** Planted in every text of an account; if it appears in a response to anybody else, isolation is broken. */
export const canary = "canary-7f3a";

/** Stored JSON that the program parses must have a valid form. */
const noRows = { refused: [], nextSeq: 1, gaps: [] };
const aTender = JSON.stringify([{ kind: canary, amount: 100 }]);
const aSnapshot = {
  at: "2026-11-20T12:00:00Z",
  ...{ waiting: [], notCollected: [], openTasks: [], people: [] },
  notes: [{ author: canary, body: canary }],
  goal: { percentTenths: null, gapCents: null, aheadCents: null },
};
const aMapping = JSON.stringify({
  exports: [{ kind: "ticketLines", columns: { number: canary, at: canary, quantity: canary, amount: canary } }],
});

/** Values for rules over several columns, which can't be read from the table itself. */
const hints: Record<string, Record<string, unknown>> = {
  device_mappings: { version: 1, from_version: null, mapping: aMapping },
  graphql_subscriptions: { event_names: [canary] },
  store_hour_gaps: { starts_minutes: 720, ends_minutes: 780 },
  task_occurrences: { skip_reason: null, text_work: null, text_thread_id: null },
  shifts: { source: "provider" },
  report_settings: { columns: [canary] },
  report_alerts: {
    ...{ kind: "REFUNDS", raised_on: "2026-11-20", week_on: "2026-11-16", place: 1, ends_on: "2026-11-19" },
    ...{ part: 1, whole: 1, usual_millionths: 1, weeks: 8, answer: "WATCH", answered_at: "2026-11-20T12:00:00Z" },
  },
  task_templates: { monthly_day: 1 },
  clock_out_claims: { decision: null },
  backstock_settings: {
    bin_prefix: "",
    ss_starts: "03-01",
    ss_ends: "08-31",
    fw_starts: "09-01",
    fw_ends: "02-28",
    holiday_starts: "11-01",
    holiday_ends: "12-24",
  },
  backstock_fillings: { archived_reason: null },
  backstock_events: { reason: null },
  customers: { mobile: "+13125554567" },
  customer_merges: { undone_by: null, moved_ids: "{}", kept_before: "{}" },
  customer_phone_ties: { phone: "+13125554567", other_phone: "+13125554568" },
  buys: {
    ...{ bags: 1, page_token: "canaryA1b2C3d4E5f6G7h8" },
    ...{ seller_plan: null, seller_returns_at: null, seller_answered_at: null },
  },
  checkin_requests: { page_token: "canaryH8g7F6e5D4c3B2a1" },
  integrations: { need: "scheduling", provider: "homebase", last_error_at: "2026-11-20T12:00:00Z" },
  integration_events: { kind: "setup" },
  nightly_mail_addresses: { secret: "canaryA1b2C3d4E5f6G7h8", stop_reason: null, stopped_at: null, soft_bounces: 1 },
  nightly_mail_sendings: { revision: 1, kind: "final", state: "due", ended_at: null, figures: "{}", store_ids: "{1}" },
  schedule_people: { matched_by: null, gone_answer: null },
  order_shops: { provider: "shopify", ended_at: null, bad_signatures: 1 },
  order_reports: { provider: "shopify", handled_at: null },
  online_orders: { state: "new", delivery_method: "pickup", write_state: "none", redacted_at: null },
  online_order_lines: { pick_state: "to_find", missing_reason: null },
  online_order_steps: { kind: "placed" },
  contact_lists: { provider: "mailchimp", has_sellers: true, watch_hash: "\\x80", ended_at: null },
  contact_members: { provider: "mailchimp", email: `${canary}@hangtag.test`, state: "sent", sent: "{}" },
  contact_runs: { provider: "mailchimp", months: 1, state: "running", ended_at: null, people: 1, done: 0, added: 0 },
  contact_waiting: { is_changed: true, import_id: canary, imported: "{}", imported_at: "2026-11-20T12:00:00Z" },
  second_hand_entries: { export_form: "buys", voided_at: null, void_reason: null },
  borrowed_seasons: { days: "[]" },
  history_imports: { state: "stopped", phase: "check", ended_at: null, summary: null, mapping: aMapping },
  store_setup_steps: { step: "team", state: "done" },
  print_jobs: { state: "failed", ended_at: "2026-11-20T12:00:00Z" },
  coupon_campaigns: {
    ...{ type: "manual", redeem_amount_cents: 1000, redeem_min_spend_cents: 4000, ended_reason: null },
    ...{ earn_start_on: "2026-11-01", earn_end_on: "2026-12-31" },
    ...{ redeem_start_on: "2026-11-01", redeem_end_on: "2026-12-31" },
  },
  coupons: {
    ...{ number: "1234567897", public_token: "canaryA1b2C3d4E5f6G7h8", cellphone: "3125554567", void_reason: null },
    ...{ redeem_amount_cents: 1000, redeem_min_spend_cents: 4000, issued_on: "2026-11-20" },
    ...{ redeem_start_on: "2026-11-01", redeem_end_on: "2026-12-31" },
    ...{ starts_at: "2026-11-01T06:00:00Z", expires_at: "2027-01-01T05:59:59.999Z" },
  },
  coupon_returns: { amount_cents: 1000 },
  coupon_customer_days: { customers: "0".repeat(8192) },
  coupon_offline_uses: {
    ...{ amount_cents: 1000, purchase_amount_cents: 4000, reason: "used_twice" },
    ...{ settled_at: "2026-11-20T12:00:00Z" },
  },
  texting_numbers: {
    ...{ phone: "+13125554567", number_id: canary, service_id: canary, ordered_at: "2026-11-20T12:00:00Z" },
    ...{ provider: "twilio", campaign_state: "pending", campaign_problems: "[]", campaign_revision: 1 },
  },
  texting_entities: {
    ...{ entity_type: "llc", ein_last4: "4567", brand_state: "pending", brand_made: "{}", brand_problems: "[]" },
    ...{ revision: 1, contact_phone: "3125554567" },
  },
  texting_threads: { phone: "+13125554567", untextable_reason: null },
  texting_calls: { phone: "+13125554567", outcome: "missed", talk_seconds: null },
  texting_messages: {
    ...{
      call_seconds: null,
      direction: "in",
      kind: "conversation",
      status: "received",
      block_code: null,
      failure_reason: null,
    },
    media: "[]",
    segments: 1,
  },
  texting_pictures: { place: 0, state: "waiting", media_type: null, bytes: null },
  texting_consents: { phone: "+13125554567", action: "opt_in", purpose: "buys", source: "counter" },
  texting_account_stops: { phone: "+13125554567" },
  texting_auto_responses: { kind: "away", keywords: "{}", starts_on: null, ends_on: null, deleted_at: null },
  texting_webhooks: { fields: JSON.stringify({ Body: canary }) },
  buy_messages: { kind: "ready", is_automatic: false, is_default: false, deleted_at: null },
  buy_texts: { kind: "ready" },
  pos_day_closes: { tenders: aTender, categories: "[]", drawer: "[]" },
  pos_batches: { answer: JSON.stringify({ ...{ batch: 1, duplicate: false, accepted: 0, unchanged: 0 }, ...noRows }) },
  journal_entries: { revision: 1, debit_cents: 100, credit_cents: 100, rounded_cents: 0 },
  store_logos: { width: 8, height: 1, dots: "\\x80" },
  integration_sign_ins: { provider: "quickbooks" },
  books_line_accounts: { kind: "SALES", line_key: "checks" },
  books_postings: { state: "waiting", reason: null },
  register_connections: { provider: "square", goods: "used" },
  register_bookmarks: { provider: "square", window_from: "2026-11-20T12:00:00Z", window_to: "2026-11-20T13:00:00Z" },
  register_backfills: { provider: "square", state: "done", ended_at: "2026-11-20T12:00:00Z" },
  journal_lines: { line_key: "checks", debit_cents: 100, credit_cents: 0 },
  billing_invoices: { store_id: null },
  billing_accounts: { method_last4: "4242", method_expires_month: 12, method_expires_year: 2030 },
  handovers: { snapshot: JSON.stringify(aSnapshot) },
};

type Column = { name: string; type: string; isNeeded: boolean; isText: boolean };
type ForeignKey = { columns: string[]; table: string; targets: string[] };

/**
 * Inserts one row into every empty table of the store or its account, with the canary in every text. Repeats until the
 * referenced rows exist.
 *
 * @returns the tables that got no row, with the reason
 */
export async function plantCanaries(
  program: TestProgram,
  owner: { storeId: number; accountId: number },
): Promise<Map<string, string>> {
  const failed = new Map<string, string>();
  const tables = await tenantTables(program);
  for (let round = 0; round < 5; round += 1) {
    for (const table of tables) {
      const condition = table.hasStore ? "store_id = $1" : "account_id = $1";
      const id = table.hasStore ? owner.storeId : owner.accountId;
      const result = await program.owner.query(`select 1 from "${table.name}" where ${condition} limit 1`, [id]);
      // A trigger may have filled it meanwhile.
      const problem = result.rowCount === 0 ? await plant(program, { table: table.name, owner }) : null;
      failed.set(table.name, problem ?? "");
    }
  }
  return new Map([...failed].filter(([, problem]) => problem !== ""));
}

export async function tenantTables(program: TestProgram): Promise<{ name: string; hasStore: boolean }[]> {
  const result = await program.owner.query<{ name: string; hasStore: boolean }>(`
    select relname as name, bool_or(attname = 'store_id') as "hasStore"
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname in ('store_id', 'account_id') and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    group by relname order by relname`);
  return result.rows;
}

type Place = { table: string; owner: { storeId: number; accountId: number } };

/** Returns the problem, or null. */
async function plant(program: TestProgram, place: Place): Promise<string | null> {
  const values = await valuesFor(program, place);
  const names = [...values.keys()].map((name) => `"${name}"`);
  const places = names.map((_name, index) => `$${index + 1}`);
  try {
    await program.owner.query(`insert into "${place.table}" (${names.join(", ")}) values (${places.join(", ")})`, [
      ...values.values(),
    ]);
    return null;
  } catch (error) {
    return String(error);
  }
}

async function valuesFor(program: TestProgram, { table, owner }: Place): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  const columns = await listColumns(program, table);
  const allowed = await allowedTexts(program, table);
  for (const column of columns.filter((candidate) => candidate.isNeeded || candidate.isText)) {
    values.set(column.name, allowed.get(column.name) ?? createExample(column));
  }
  for (const [name, value] of [
    ...Object.entries(hints[table] ?? {}),
    ...(await findPointers(program, { table, owner })),
  ]) {
    values.set(name, value);
  }
  for (const [name, id] of [
    ["store_id", owner.storeId],
    ["account_id", owner.accountId],
  ] as const) {
    if (values.has(name)) {
      values.set(name, id);
    }
  }
  const isFilled = new Set([
    ...columns.filter((column) => column.isNeeded || column.isText).map((column) => column.name),
    ...Object.keys(hints[table] ?? {}),
  ]);
  return new Map([...values].filter(([name]) => isFilled.has(name)));
}

/** Returns foreign key values that reference rows of the same account. */
async function findPointers(program: TestProgram, { table, owner }: Place): Promise<[string, unknown][]> {
  const keys = await listForeignKeys(program, table);
  const pairs = await Promise.all(
    keys.map(async (key) => {
      const row = await findRow(program, { table: key.table, owner });
      return row ? key.columns.map((column, index): [string, unknown] => [column, row[key.targets[index] ?? ""]]) : [];
    }),
  );
  return pairs.flat();
}

async function listColumns(program: TestProgram, table: string): Promise<Column[]> {
  const result = await program.owner.query<Column>(
    `select column_name as name, data_type as type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isNeeded",
       data_type = 'text' and is_generated = 'NEVER' as "isText"
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return result.rows;
}

/**
 * Returns the first allowed value of columns with `check (kind in ('a', 'b'))`. A rule on the column alone takes precedence
 * over a rule on several columns, because it lists all values.
 */
async function allowedTexts(program: TestProgram, table: string): Promise<Map<string, string>> {
  const result = await program.owner.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = $1::regclass
     order by cardinality(conkey), conname`,
    [`public."${table}"`],
  );
  const textByColumn = new Map<string, string>();
  for (const { text } of result.rows) {
    const [, column, first] = /\(?"?(\w+)"? = ANY \(\(?ARRAY\['([^']+)'/.exec(text) ?? [];
    if (column !== undefined && first !== undefined && !textByColumn.has(column)) {
      textByColumn.set(column, first);
    }
  }
  return textByColumn;
}

async function listForeignKeys(program: TestProgram, table: string): Promise<ForeignKey[]> {
  const result = await program.owner.query<ForeignKey>(
    `select confrelid::regclass::text as table,
       array(select attname::text from unnest(conkey) with ordinality as k(number, position)
         join pg_attribute on attrelid = conrelid and attnum = number order by position) as columns,
       array(select attname::text from unnest(confkey) with ordinality as k(number, position)
         join pg_attribute on attrelid = confrelid and attnum = number order by position) as targets
     from pg_constraint where contype = 'f' and conrelid = $1::regclass`,
    [`public."${table}"`],
  );
  return result.rows;
}

async function findRow(
  program: TestProgram,
  { table, owner }: { table: string; owner: { storeId: number; accountId: number } },
): Promise<Record<string, unknown> | undefined> {
  const columns = await listColumns(program, table);
  const ownerCondition =
    table === "accounts"
      ? "account_id"
      : ["store_id", "account_id"].find((name) => columns.some((column) => column.name === name));
  if (ownerCondition === undefined) {
    return undefined;
  }
  const id = ownerCondition === "store_id" ? owner.storeId : owner.accountId;
  const result = await program.owner.query<Record<string, unknown>>(
    `select * from "${table}" where "${ownerCondition}" = $1 limit 1`,
    [id],
  );
  return result.rows[0];
}

const examples = new Map<string, () => unknown>([
  ["text", () => canary],
  ["uuid", () => crypto.randomUUID()],
  ["jsonb", () => JSON.stringify({ text: canary })],
  ["json", () => JSON.stringify({ text: canary })],
  ["boolean", () => false],
  ["bytea", () => Buffer.from(canary)],
  ["ARRAY", () => []],
]);

function createExample({ name, type }: Column): unknown {
  if (type === "date") {
    return name === "month" ? "2026-11-01" : "2026-11-20";
  }
  if (type === "timestamp with time zone") {
    return new Date(name.startsWith("ends") ? "2026-11-20T16:00:00Z" : "2026-11-20T12:00:00Z");
  }
  const made = examples.get(type);
  return made ? made() : name.endsWith("_cents") ? 100 : 1;
}
