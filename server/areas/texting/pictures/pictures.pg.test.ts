import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";

const noon = new Date("2026-11-18T17:00:00Z");
const dayMs = 86_400_000;
const number = "+16144440001";
const dana = "+16145550148";

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
  store = await aStore(program, { timeZone: "America/New_York" });
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: "PN1", phone: number, label: "", inboundUrl });
  ana = await aPerson(program, store, { firstName: "Ana" });
});
afterAll(() => stop());

const jpeg = Buffer.from("ffd8ffe000104a464946", "hex");
const png = Buffer.from("89504e470d0a1a0a0000000d", "hex");
const gif = Buffer.from("474946383961010001", "hex");
const mostBytes = 5 * 1024 * 1024;

type Sent = readonly { type: string; bytes: Buffer }[];

/** The customer texts pictures, and the worker takes them in. Returns what the thread shows of the newest text. */
async function sendPictures(pictures: Sent): Promise<Shown> {
  await post(pictures);
  await runJobs(program);
  return newest();
}

async function post(pictures: Sent): Promise<void> {
  program.clock.pass(60_000);
  const { url, fields, headers } = carrier.say({ from: dana, to: number, body: "Do you take these?", pictures });
  const response = await program.http.inject({
    method: "POST",
    url: url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.statusCode).toBe(200);
}

type Shown = { id: string; pictures: { place: number; state: string }[] };

async function newest(): Promise<Shown> {
  const query = "query ($phone: String) { textThread(phone: $phone) { messages { id pictures { place state } } } }";
  const thread = recordOf((await ana.graphql(query, { phone: dana.slice(2) })).data?.["textThread"]);
  const [message] = thread["messages"] as Shown[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for
  return message ?? { id: "", pictures: [] };
}

async function pictureOf(person: Person, messageId: string, place: number | string = 0) {
  const url = `/api/vue/text-pictures/${messageId}/${place}`;
  const response = await program.http.inject({ url, headers: person.headers });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

test("[TXT-02] pictures that customers send are kept and shown to who may read their texts", async () => {
  const pictures = [
    { type: "image/jpeg", bytes: jpeg },
    { type: "image/png", bytes: png },
    { type: "image/gif", bytes: gif },
  ];
  const { id, pictures: shown } = await sendPictures(pictures);
  expect(shown).toEqual([0, 1, 2].map((place) => ({ place, state: "KEPT" })));
  const first = await pictureOf(ana, id);
  expect(first).toMatchObject({ status: 200, bytes: jpeg });
  expect(first.headers).toMatchObject({
    ...{ "content-type": "image/jpeg", "x-content-type-options": "nosniff" },
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(await pictureOf(ana, id, 2)).toMatchObject({ bytes: gif, headers: { "content-type": "image/gif" } });
});

test("what is no picture, whatever its sender calls it, or is over 5 MB is an unsupported attachment", async () => {
  const { id, pictures } = await sendPictures([
    { type: "image/jpeg", bytes: Buffer.from("<script>alert(1)</script>") },
    { type: "image/jpeg", bytes: Buffer.concat([jpeg, Buffer.alloc(mostBytes)]) },
    { type: "text/vcard", bytes: Buffer.from("BEGIN:VCARD") },
    { type: "text/plain", bytes: png },
    { type: "image/jpeg", bytes: Buffer.concat([jpeg, Buffer.alloc(mostBytes - jpeg.length)]) },
  ]);
  const states = ["UNSUPPORTED", "UNSUPPORTED", "UNSUPPORTED", "KEPT", "KEPT"];
  expect(pictures.map(({ state }) => state)).toEqual(states);
  expect(await pictureOf(ana, id)).toMatchObject({ status: 404 });
  expect((await pictureOf(ana, id, 3)).headers).toMatchObject({ "content-type": "image/png" });
});

test("a picture of another company is not found, and neither is one without a sign-in or an address that is none", async () => {
  const { id } = await sendPictures([{ type: "image/jpeg", bytes: jpeg }]);
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  expect(await pictureOf(stranger, id)).toMatchObject({ status: 404 });
  const response = await program.http.inject({ url: `/api/vue/text-pictures/${id}/0?store_id=${store.id}` });
  expect(response.statusCode).toBe(401);
  expect(await pictureOf(ana, "1")).toMatchObject({ status: 404 });
  expect(await pictureOf(ana, id, "x")).toMatchObject({ status: 404 });
});

test("a text is there while its picture can't be fetched, and the night fetches what is still missing", async () => {
  carrier.trouble = { status: 503, only: /Media/ };
  await post([{ type: "image/jpeg", bytes: jpeg }]);
  await expect(runJobs(program)).rejects.toMatchObject({ code: "unavailable" });
  expect((await newest()).pictures).toEqual([{ place: 0, state: "WAITING" }]);
  carrier.trouble = null;
  await tonight();
  expect((await newest()).pictures).toEqual([{ place: 0, state: "KEPT" }]);
});

test("what the carrier has no more is said, and asked for once", async () => {
  carrier.trouble = { status: 404, only: /Media/ };
  const { pictures } = await sendPictures([{ type: "image/jpeg", bytes: jpeg }]);
  carrier.trouble = null;
  expect(pictures).toEqual([{ place: 0, state: "MISSING" }]);
  const before = carrier.requests.length;
  await tonight();
  expect(carrier.requests.slice(before)).toEqual([]);
});

test("after 180 days a picture is deleted and its text stays", async () => {
  const { id } = await sendPictures([{ type: "image/jpeg", bytes: jpeg }]);
  program.clock.pass(180 * dayMs - 60_000);
  // The session from half a year ago is over.
  ana = await aPerson(program, store);
  await tonight();
  expect(await newest()).toEqual({ id, pictures: [{ place: 0, state: "KEPT" }] });
  program.clock.pass(120_000);
  await tonight();
  expect(await newest()).toEqual({ id, pictures: [{ place: 0, state: "DELETED" }] });
  expect(await pictureOf(ana, id)).toMatchObject({ status: 404 });
});

/** What happens each night. */
async function tonight(): Promise<void> {
  await program.owner.query(
    "select graphile_worker.add_job('texting.tend-pictures', json_build_object('storeId', $1::int, 'date', '2026-11-18'))",
    [store.id],
  );
  await runJobs(program);
}
