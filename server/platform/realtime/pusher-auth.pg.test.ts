import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deviceMember } from "#common/pos/pos-messages.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let maple: Shop;
let lake: Shop;

type Shop = { storeId: number; userId: number; deviceId: string; token: string };

beforeAll(async () => {
  program = await testProgram();
  maple = await aShop("12345");
  lake = await aShop("24680");
});
afterAll(() => program.stop());

/** A store of a new account, with a paired register. */
async function aShop(number: string): Promise<Shop> {
  const deviceId = randomUUID();
  const token = newToken();
  const made = await program.owner.query(
    `with account as (insert into accounts (name) values ($1) returning id),
     store as (
       insert into stores (account_id, name, initials, number, brand_kind, time_zone)
       select id, $1, 'MPL', $1, 'teen', 'America/Chicago' from account returning id
     ),
     person as (
       insert into users (account_id, email, full_name, role, type)
       select id, $1 || '@till.test', 'Register', 0, 'PosUser' from account returning id
     )
     select store.id as "storeId", person.id as "userId" from store, person`,
    [number],
  );
  const { storeId, userId } = made.rows[0];
  await program.owner.query("insert into store_settings (store_id) values ($1) on conflict do nothing", [storeId]);
  await program.owner.query(
    `insert into devices (store_id, id, name, type, token_hash, user_id, printers)
     values ($1, $2, 'Front', 'pos', $3, $4, $5)`,
    [storeId, deviceId, hashToken(token), userId, JSON.stringify(printers)],
  );
  return { storeId, userId, deviceId, token };
}

const printers = Array.from({ length: 20 }, (_, at) => ({
  name: `printer-${at}`,
  displayName: "A printer with a long name at the counter",
  role: "receipt",
  type: "escpos",
}));

async function requestChannel(shop: Shop | null, channel: string, socketId = "12.34") {
  const authorization = shop === null ? {} : { authorization: `Bearer ${shop.token}` };
  const response = await program.http.inject({
    method: "POST",
    url: "/pusher/auth",
    headers: { "content-type": "application/x-www-form-urlencoded", ...authorization },
    payload: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
  });
  return { status: response.statusCode, body: response.json() };
}

function signed(text: string): string {
  return `test-key:${createHmac("sha256", "test-secret").update(text).digest("hex")}`;
}

test("[API-08] POST /pusher/auth lets a store's own users onto its channel", async () => {
  const channel = `private-store-${maple.storeId}`;
  expect(await requestChannel(maple, channel)).toEqual({ status: 200, body: { auth: signed(`12.34:${channel}`) } });
  const asJson = await program.http.inject({
    method: "POST",
    url: "/pusher/auth",
    headers: { authorization: `Bearer ${maple.token}` },
    payload: { socket_id: "12.34", channel_name: channel },
  });
  expect(asJson.json()).toEqual({ auth: signed(`12.34:${channel}`) });
});

test("[API-09] a register sits on its store's channel as itself, with the stored device data, within 1 kB", async () => {
  const channel = `presence-store-${maple.storeId}`;
  const { status, body } = await requestChannel(maple, channel);
  expect(status).toBe(200);
  const member = JSON.parse(body.channel_data);
  expect(member.user_id).toBe(`device-${maple.deviceId}`);
  expect(deviceMember.parse(member.user_info)).toMatchObject({ deviceId: maple.deviceId, name: "Front" });
  expect(JSON.stringify(member.user_info).length).toBeLessThanOrEqual(1024);
  expect(body.auth).toBe(signed(`12.34:${channel}:${body.channel_data}`));
});

test("nobody else is allowed, and the response does not show whether the channel exists", async () => {
  const refusals = await Promise.all(
    [
      `private-store-${lake.storeId}`,
      `presence-store-${lake.storeId}`,
      "private-store-999999",
      "private-other",
      "open",
    ].map((channel) => requestChannel(maple, channel)),
  );
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await requestChannel(null, `private-store-${maple.storeId}`)).toMatchObject({ status: 401 });
  expect(await requestChannel(maple, `private-store-${maple.storeId}`, "12.34:private-store-1")).toMatchObject({
    status: 422,
  });
});

test("a subscription's channel is only for the person who subscribed", async () => {
  const id = randomUUID();
  await program.owner.query(
    `insert into graphql_subscriptions (store_id, id, account_id, user_id, document, variables, event_names)
     select $1, $2, account_id, $3, 'subscription { day }', '{}', '{day.recomputed}' from stores where id = $1`,
    [maple.storeId, id, maple.userId],
  );
  expect(await requestChannel(maple, `private-graphql-${id}`)).toMatchObject({ status: 200 });
  expect(await requestChannel(lake, `private-graphql-${id}`)).toMatchObject({ status: 403 });
  expect(await requestChannel(maple, `private-graphql-${randomUUID()}`)).toMatchObject({ status: 403 });
});
