import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { aConsent, aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import { areaCodes, handbookRefusal, hearStop, monthAt, nextClock } from "#tests/kit/texting/handbook-guard.ts";
import type { PhoneFacts, StoreFacts, TextKind } from "#tests/kit/texting/handbook-guard.ts";

/** Random weeks of a store and three phones; who may be texted is judged by what has happened, apart from the program. */
const number = "+16144440001";
const minute = 60_000;
/** Four weeks from this morning on hold a change of clocks, a change of months and each weekday. */
const firstMorning = new Date("2026-10-26T11:00:00Z");
const days = 28;
const dayMinutes = 14 * 60;
const mostMarketing = 15;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;
let phones = 0;
/** How often each thing happened in all histories together. */
const seen = new Map<string, number>();

beforeAll(async () => {
  // A sign-in ends after thirty days, so it is made after the last start.
  ({ program, carrier, stop } = await carrierProgram(new Date("2026-11-24T05:00:00Z")));
  store = await aStore(program);
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: "PN1", phone: number, label: "", inboundUrl });
  ana = await aPerson(program, store, { role: roles.manager });
});
afterAll(() => stop());

const kinds = ["conversation", "buy", "coupon", "reminder"] as const satisfies TextKind[];

/** What a customer may text, and what it means. */
const sayings: Readonly<Record<string, "stop" | "start" | null>> = {
  ...{ STOP: "stop", "Unsubscribe.": "stop", " quit ": "stop" },
  ...{ START: "start", unstop: "start", "Yes!": "start" },
  ...{ HELP: null, "Please stop texting me": null },
};

/** Minutes of a day, on both sides of where a rule of hours begins or ends. */
const edges = [539, 540, 599, 600, 719, 720, 1139, 1140, 1199, 1200, 1259, 1260, 1319, 1320];

const place = fc.nat({ max: 2 });
const ordinary = ["Is it ready?", "Thanks!"];
const wait = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 90, max: 1500 }));

const act = fc.oneof(
  fc.record({
    type: fc.constant("says"),
    place,
    body: fc.constantFrom(...Object.keys(sayings), ...ordinary, ...ordinary),
    isWorkedOff: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("consents"),
    place,
    purpose: fc.constantFrom("BUYS", "MARKETING"),
    isGiven: fc.constantFrom(true, true, false),
  }),
  fc.record({ type: fc.constant("optsOut"), place, isOfAll: fc.boolean() }),
  fc.record({
    type: fc.constant("registers"),
    state: fc.constantFrom("active", "active", "active", "campaign_pending", "suspended"),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ type: fc.constant("sends"), place, later: fc.constantFrom(0, 0, 0, 30, 700) },
      kind: fc.constantFrom(...kinds),
    }),
  },
  fc.record({ type: fc.constant("campaigns"), place, count: fc.integer({ min: 2, max: 4 }) }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant("passes"), minutes: wait }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ type: fc.constant("inserts"), place, inDays: fc.nat({ max: 6 }), clock: fc.constantFrom(...edges) },
      kind: fc.constantFrom<TextKind>(...kinds, ...kinds, "coupon", "reminder", "auto"),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
type ActOf<Type extends Act["type"]> = Extract<Act, { type: Type }>;

const usually = fc.constantFrom(true, true, false);

const history = fc.record({
  day: fc.nat({ max: days }),
  minutes: fc.nat({ max: dayMinutes }),
  timeZone: fc.constantFrom("America/New_York", "America/Denver", "America/Los_Angeles", "Pacific/Honolulu"),
  country: fc.constantFrom("US", "US", "CA"),
  hours: fc.constantFrom(null, { opens: 600, closes: 1080 }, { opens: 540, closes: 1260 }),
  people: fc.array(
    fc.record({
      ...{ area: fc.constantFrom(...areaCodes), isLandline: fc.constantFrom(false, false, true) },
      ...{ allowsBuys: usually, allowsMarketing: usually },
    }),
    { minLength: 3, maxLength: 3 },
  ),
  acts: fc.array(act, { minLength: 8, maxLength: 16, size: "max" }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

async function play({ day, minutes, timeZone, country, hours, people, acts }: History): Promise<void> {
  program.clock.now = new Date(firstMorning.getTime() + (day * 24 * 60 + minutes) * minute);
  const facts: StoreFacts = { country, timeZone, hours, registration: "active" };
  await openStore(facts);
  const persons = await Promise.all(people.map(aPhone));
  const story = storyOf(facts, persons);
  for (const next of acts) {
    await story.act(next);
  }
  await story.settle();
}

/** The store as it is at the start, and nothing waits from an earlier history. */
async function openStore({ country, timeZone, hours, registration }: StoreFacts): Promise<void> {
  carrier.carrier.deliveries.splice(0);
  const { owner } = program;
  await owner.query("delete from graphile_worker._private_jobs");
  await owner.query("update stores set country = $2, time_zone = $3 where id = $1", [store.id, country, timeZone]);
  await owner.query("update texting_numbers set registration_state = $2 where store_id = $1", [store.id, registration]);
  await owner.query("delete from store_hours where store_id = $1", [store.id]);
  await owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, weekday, $2, $3 from generate_series(0, 6) as weekday where $2::int is not null`,
    [store.id, hours?.opens ?? null, hours?.closes ?? null],
  );
}

async function aPhone({
  area,
  isLandline,
  allowsBuys,
  allowsMarketing,
}: History["people"][number]): Promise<PhoneFacts> {
  phones += 1;
  const phone = `+1${area.code}${String(2_000_000 + phones)}`;
  const { zones, isCanadian } = area;
  await Promise.all([
    allowsBuys && aConsent(program, store, { phone, purpose: "buys" }),
    allowsMarketing && aConsent(program, store, { phone, purpose: "marketing" }),
  ]);
  if (isLandline) {
    carrier.carrier.phones.set(phone, "landline");
  }
  const nothingYet = { isOptedOut: false, hasWritten: false, isLandline: false };
  return { phone, zones, isCanadian, allowsBuys, allowsMarketing, ...nothingYet };
}

function storyOf(facts: StoreFacts, persons: readonly PhoneFacts[]) {
  const outbound = outboundOf(facts, persons);
  const personOf = (at: number): PhoneFacts => persons[at] ?? never();

  /** The worker works off all that is due, and the carrier's reports arrive; some of them twice. */
  const settle = async (): Promise<void> => {
    for (let isBusy = true; isBusy;) {
      const done = await runJobs(program);
      outbound.judge();
      for (const delivery of carrier.carrier.deliveries.splice(0)) {
        expect(await post(delivery)).toBe(200);
      }
      await runJobs(program);
      outbound.learnLandlines();
      program.clock.pass(1000);
      isBusy = done.includes("texting.send");
    }
  };

  const send = async (to: PhoneFacts, kind: TextKind, later: number): Promise<void> => {
    const sendAt = new Date(program.clock.now.getTime() + later * minute).toISOString();
    const { errors } = await ana.graphql(
      `mutation ($id: Uuid!, $phone: String!, $kind: TextKind!, $body: String!, $sendAt: Instant) {
         sendText(id: $id, phone: $phone, kind: $kind, body: $body, sendAt: $sendAt) { id } }`,
      { id: randomUUID(), phone: to.phone, kind: kind.toUpperCase(), body: kind, sendAt },
    );
    expect(errors).toEqual([]);
  };

  const acts: { [Type in Act["type"]]: (act: ActOf<Type>) => Promise<void> } = {
    async says({ place: at, body, isWorkedOff }) {
      const person = personOf(at);
      expect(await post(carrier.say({ from: person.phone, to: number, body }))).toBe(200);
      // The carrier's own block is not what keeps the rule here.
      carrier.carrier.optedOut.clear();
      person.hasWritten = true;
      hear[sayings[body] ?? "other"](person);
      await (isWorkedOff && settle());
    },
    async consents({ place: at, purpose, isGiven }) {
      const person = personOf(at);
      await settle();
      const { errors } = await ana.graphql(
        `mutation ($id: Uuid!, $phone: String!, $purpose: TextConsentPurpose!, $isGiven: Boolean!) {
           recordTextConsent(id: $id, phone: $phone, purpose: $purpose, isGiven: $isGiven, wording: "Yes?") { id } }`,
        { id: randomUUID(), phone: person.phone, purpose, isGiven },
      );
      expect(errors).toEqual([]);
      person[purpose === "BUYS" ? "allowsBuys" : "allowsMarketing"] = isGiven;
    },
    async optsOut({ place: at, isOfAll }) {
      const person = personOf(at);
      await settle();
      const name = isOfAll ? "optOutOfAllTexts" : "optOutOfTexts";
      const optOut = `mutation ($id: Uuid!, $phone: String!) { ${name}(id: $id, phone: $phone) { id } }`;
      expect((await ana.graphql(optOut, { id: randomUUID(), phone: person.phone })).errors).toEqual([]);
      hearStop(person);
    },
    async registers({ state }) {
      facts.registration = state;
      await program.owner.query("update texting_numbers set registration_state = $2 where store_id = $1", [
        ...[store.id, state],
      ]);
    },
    async sends({ place: at, kind, later }) {
      await send(personOf(at), kind, later);
    },
    async campaigns({ place: at, count }) {
      for (let sent = 0; sent < count; sent += 1) {
        await send(personOf(at), "coupon", 0);
      }
    },
    async passes({ minutes }) {
      program.clock.pass(minutes * minute);
      await settle();
    },
    async inserts({ place: at, kind, inDays, clock }) {
      await settle();
      const from = new Date(program.clock.now.getTime() + inDays * 24 * 60 * minute);
      const when = nextClock(from, clock, personOf(at).zones[0] ?? facts.timeZone);
      for (const person of persons) {
        const expected = handbookRefusal(facts, person, { kind, at: when });
        const refusal = await insertRow(person.phone, { kind, at: when });
        note(`row ${expected ?? "allowed"}`);
        // How many may follow each other is counted where they arrive.
        const asJudged = refusal === "TEXT_RATE_LIMIT" ? null : refusal;
        expect(asJudged, `${kind} to ${person.phone} at ${when.toISOString()}`).toBe(expected);
      }
    },
  };
  const perform = <Type extends Act["type"]>(type: Type, next: ActOf<Type>): Promise<void> => acts[type](next);
  return { settle, act: (next: Act): Promise<void> => perform(next.type, next) };
}

const hear: Record<"stop" | "start" | "other", (person: PhoneFacts) => void> = {
  stop: hearStop,
  start: (person) => {
    person.isOptedOut = false;
  },
  other: () => undefined,
};

/** Judges each text that arrived at the carrier since the last time. */
function outboundOf(facts: StoreFacts, persons: readonly PhoneFacts[]) {
  let judged = carrier.carrier.texts.length;
  let lastAt = 0;
  const marketing = new Map<string, number>();
  const reached: string[] = [];
  return {
    judge(): void {
      for (const { direction, to, body, createdAt } of carrier.carrier.texts.slice(judged)) {
        const person = persons.find(({ phone }) => phone === to);
        const kind = kinds.find((name) => name === body);
        if (direction === "outbound-api" && person !== undefined && kind !== undefined) {
          expect(handbookRefusal(facts, person, { kind, at: createdAt }), `${kind} to ${to}`).toBeNull();
          expect(createdAt.getTime() - lastAt).toBeGreaterThanOrEqual(1000);
          lastAt = createdAt.getTime();
          const month = `${to} ${monthAt(createdAt, facts)}`;
          marketing.set(month, (marketing.get(month) ?? 0) + (kind === "coupon" || kind === "reminder" ? 1 : 0));
          expect(marketing.get(month)).toBeLessThanOrEqual(mostMarketing);
          reached.push(to);
          note(`sent ${kind}`);
        }
      }
      judged = carrier.carrier.texts.length;
    },
    learnLandlines(): void {
      for (const person of persons) {
        person.isLandline ||= reached.includes(person.phone) && carrier.carrier.phones.has(person.phone);
      }
    },
  };
}

/** Straight into the table, as a program with a bug would, and away again. Returns the database's refusal. */
async function insertRow(phone: string, { kind, at }: { kind: TextKind; at: Date }): Promise<string | null> {
  const client = await program.owner.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into texting_threads (store_id, id, phone, created_at, last_message_at)
       values ($1, gen_random_uuid(), $2, $3, $3) on conflict do nothing`,
      [store.id, phone, at],
    );
    const inserted = client.query(
      `insert into texting_messages (store_id, id, thread_id, direction, kind, body, segments, status, send_at, created_at)
       select $1, gen_random_uuid(), id, 'out', $3, 'Hello', 1, 'queued', $4, $4
       from texting_threads where store_id = $1 and phone = $2`,
      [store.id, phone, kind, at],
    );
    const [result] = await Promise.allSettled([inserted]);
    return result.status === "rejected" && result.reason instanceof Error ? result.reason.message : null;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function post(report: { url: string; fields: Record<string, string> }): Promise<number> {
  const { url, fields, headers } = carrier.sign(report);
  const response = await program.http.inject({
    method: "POST",
    url: url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return response.statusCode;
}

function note(what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

function never(): never {
  throw new Error("A history has three phones");
}

test("[TXT-05] whatever happened before, no text goes to whom the handbook forbids, and the database takes no such row", async () => {
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 25 });
  // The histories are worth something: texts went out, and rules stood in the way.
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      ...["sent conversation", "sent coupon", "row allowed"],
      ...["row TEXT_OPTED_OUT", "row TEXT_NO_CONSENT", "row TEXT_QUIET_HOURS"],
    ]),
  );
}, 300_000);
