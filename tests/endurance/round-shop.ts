import { randomUUID } from "node:crypto";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { hashSecret } from "#server/platform/auth/passwords.ts";
import type { Owner } from "./database.ts";

export const shopPassword = "correct horse battery";
const signedIn = z.object({ email: z.string(), authentication_token: z.string() });
const pairing = z.object({ data: z.object({ createPairingCode: z.object({ code: z.string() }) }) });

/** A new store per round, so that its expected rows are known exactly. */
export type RoundShop = {
  storeId: number;
  accountId: number;
  timeZone: string;
  /** The headers of its manager, who is also an employee. */
  headers: Record<string, string>;
};

let passwordHash: Promise<string> | null = null;

export async function openShop(owner: Owner, { url, seed }: { url: string; seed: number }): Promise<RoundShop> {
  const timeZone = noonZone();
  passwordHash ??= hashSecret(shopPassword);
  const email = `${randomUUID()}@hangtag.test`;
  const [shop] = await owner.rows<{ store_id: number; account_id: number }>(
    `with account as (insert into accounts (name) values ('Endurance') returning id),
      store as (
        insert into stores (account_id, name, initials, number, brand_kind, time_zone)
        select id, 'Endurance', 'END', $4, 'teen', $1 from account returning id, account_id),
      settings as (insert into store_settings (store_id) select id from store),
      person as (
        insert into users (account_id, email, full_name, role, password_hash, default_store_id)
        select account_id, $2, 'Marcus King', ${roles.manager}, $3, id from store returning id, account_id),
      reached as (
        insert into user_stores (account_id, user_id, store_id)
        select store.account_id, person.id, store.id from store, person),
      employee as (
        insert into employees (store_id, account_id, user_id, first_name, last_name, is_manager)
        select store.id, store.account_id, person.id, 'Marcus', 'King', true from store, person)
    select id as store_id, account_id from store`,
    [timeZone, email, await passwordHash, `1${String(seed % 10_000).padStart(4, "0")}`],
  );
  if (!shop) {
    throw new Error("The store was not made");
  }
  const response = await fetch(`${url}/api/vue/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: shopPassword }),
  });
  const { authentication_token: token } = signedIn.parse(await response.json());
  const headers = {
    "content-type": "application/json",
    "x-user-email": email,
    "x-user-token": token,
    "x-user-store": String(shop.store_id),
    "x-device-id": randomUUID(),
  };
  return { storeId: shop.store_id, accountId: shop.account_id, timeZone, headers };
}

export async function pairingCode(shop: RoundShop, url: string): Promise<string> {
  const query = "mutation { createPairingCode { code } }";
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: shop.headers,
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const parsed = pairing.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new Error(`No pairing code: ${response.status} ${text}`);
  }
  return parsed.data.data.createPairingCode.code;
}

/** Returns a zone where it is about noon, so that the store is open and the date does not change during a round. */
function noonZone(): string {
  const eastOfGreenwich = 12 - new Date().getUTCHours();
  // The names count westwards.
  return eastOfGreenwich === 0 ? "Etc/GMT" : `Etc/GMT${eastOfGreenwich > 0 ? "-" : "+"}${Math.abs(eastOfGreenwich)}`;
}
