import { randomBytes, randomUUID } from "node:crypto";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { hashSecret } from "#server/platform/auth/passwords.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import type { TestProgram as WholeProgram } from "./test-program.ts";

/** Only the database matters, whichever program serves it. */
type TestProgram = Pick<WholeProgram, "owner">;

/** Every person a test makes signs in with it, and every employee has this PIN, unless the test says otherwise. */
export const testPassword = "correct horse battery";
export const testPin = "4816";

export type TestAccount = { id: number };
export type TestStore = { id: number; accountId: number; name: string };
export type TestUser = { id: number; accountId: number; email: string; fullName: string };
export type TestEmployee = { id: number; storeId: number };
export type TestRegister = { id: string; token: string; userId: number; email: string };

/** argon2id is slow on purpose; a test file hashes each secret once. */
const hashes = new Map<string, Promise<string>>();

function hashed(secret: string): Promise<string> {
  const hash = hashes.get(secret) ?? hashSecret(secret);
  hashes.set(secret, hash);
  return hash;
}

async function anAccount(program: TestProgram, named: { name?: string } = {}): Promise<TestAccount> {
  return insertOne(program, "insert into accounts (name) values ($1) returning id", [named.name ?? "Maple Company"]);
}

let storeNumbers = 10_000;

export async function aStore(
  program: TestProgram,
  options: { account?: TestAccount; name?: string; timeZone?: string; settings?: Record<string, unknown> } = {},
): Promise<TestStore> {
  const account = options.account ?? (await anAccount(program));
  const name = options.name ?? "Maple Street";
  storeNumbers += 1;
  const store = await insertOne<{ id: number }>(
    program,
    `insert into stores (account_id, name, initials, number, brand_kind, time_zone)
     values ($1, $2, 'MPL', $3, 'teen', $4) returning id`,
    [account.id, name, String(storeNumbers), options.timeZone ?? "America/Chicago"],
  );
  await program.owner.query("insert into store_settings (store_id) values ($1)", [store.id]);
  await addDefaultLocations(program, store);
  for (const [column, value] of Object.entries(options.settings ?? {})) {
    await program.owner.query(`update store_settings set "${column}" = $1 where store_id = $2`, [value, store.id]);
  }
  return { id: store.id, accountId: account.id, name };
}

/** Adds the default locations: a back room that leads to the floor. */
async function addDefaultLocations(program: TestProgram, store: { id: number }): Promise<void> {
  await program.owner.query(
    `with floor as (
       insert into backstock_locations (store_id, id, number, name, position, is_terminal, created_at)
       values ($1, gen_random_uuid(), 2, 'Floor', 1, true, now()) returning id)
     insert into backstock_locations (store_id, id, number, name, position, is_default, next_location_id, created_at)
     select $1, gen_random_uuid(), 1, 'Back room', 0, true, id, now() from floor`,
    [store.id],
  );
}

/** A user of the given stores, or of the whole account (owners, district managers, support). */
export async function aUser(
  program: TestProgram,
  options: { stores?: readonly TestStore[]; account?: TestAccount; role?: Role; fullName?: string; password?: string },
): Promise<TestUser> {
  const stores = options.stores ?? [];
  const accountId = options.account?.id ?? stores[0]?.accountId ?? (await anAccount(program)).id;
  const email = `${randomBytes(6).toString("hex")}@hangtag.test`;
  const fullName = options.fullName ?? "Pat Smith";
  const user = await insertOne<{ id: number }>(
    program,
    `insert into users (account_id, email, full_name, role, password_hash, default_store_id)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      accountId,
      email,
      fullName,
      options.role ?? roles.user,
      await hashed(options.password ?? testPassword),
      stores[0]?.id ?? null,
    ],
  );
  for (const store of stores) {
    await program.owner.query("insert into user_stores (account_id, user_id, store_id) values ($1, $2, $3)", [
      accountId,
      user.id,
      store.id,
    ]);
  }
  return { id: user.id, accountId, email, fullName };
}

/** An employee with a PIN. */
export async function anEmployee(
  program: TestProgram,
  store: TestStore,
  options: {
    firstName?: string;
    lastName?: string;
    isManager?: boolean;
    user?: TestUser;
    pin?: string | null;
    phoneNumber?: string;
  } = {},
): Promise<TestEmployee> {
  const pin = options.pin === undefined ? testPin : options.pin;
  const employee = await insertOne<{ id: number }>(
    program,
    `insert into employees (store_id, account_id, user_id, first_name, last_name, is_manager, pin_hash, phone_number, pin_digits)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      store.id,
      store.accountId,
      options.user?.id ?? null,
      options.firstName ?? "Amy",
      options.lastName ?? "Jones",
      options.isManager ?? false,
      pin === null ? null : await hashed(pin),
      options.phoneNumber ?? null,
      pin?.length ?? null,
    ],
  );
  return { id: employee.id, storeId: store.id };
}

/** A paired register with its own user. */
export async function aRegister(program: TestProgram, store: TestStore): Promise<TestRegister> {
  const id = randomUUID();
  const token = newToken();
  const email = `register-${id}@hangtag.test`;
  const user = await insertOne<{ id: number }>(
    program,
    `insert into users (account_id, email, full_name, role, type, default_store_id)
     values ($1, $2, 'Register', 0, 'PosUser', $3) returning id`,
    [store.accountId, email, store.id],
  );
  await program.owner.query(
    `insert into devices (store_id, id, name, type, token_hash, user_id) values ($1, $2, 'Front', 'pos', $3, $4)`,
    [store.id, id, hashToken(token), user.id],
  );
  return { id, token, userId: user.id, email };
}

async function insertOne<Row extends { id: number }>(
  program: TestProgram,
  text: string,
  values: readonly unknown[],
): Promise<Row> {
  const result = await program.owner.query<Row>(text, [...values]);
  const [row] = result.rows;
  if (!row) {
    throw new Error(`Nothing came back from: ${text}`);
  }
  return row;
}
