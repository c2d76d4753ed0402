import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { remindJob } from "#server/areas/bounceback/bounceback.jobs.ts";
import { bouncebackWorkers } from "#server/areas/bounceback/bounceback.worker.ts";
import { aCampaign, aCoupon, manualCampaign, redeem } from "#tests/kit/a-coupon.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { isHeldOut } from "./reminders.rules.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let campaignId: string;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T20:14:00Z");
  store = await aStore(program);
  ana = await aPerson(program, store, { firstName: "Ana" });
  const marcus = await aPerson(program, store, { role: roles.manager });
  const days = { redeemStartOn: "2026-03-12", reminderAtStart: true, reminderDaysBeforeEnd: 3 };
  campaignId = await aCampaign(marcus, manualCampaign(days));
});
afterAll(() => program.stop());

async function remindAt(instant: string): Promise<void> {
  program.clock.now = new Date(instant);
  const worker = bouncebackWorkers.find(({ job }) => job.name === remindJob.name);
  await worker?.handle(program.platform, { storeId: store.id, date: instant.slice(0, 10) });
}

async function decided(): Promise<unknown[]> {
  const { rows } = await program.owner.query(
    `select coupon.name, reminder.kind, reminder.outcome, reminder.reason from coupon_reminders as reminder
     join coupons as coupon on coupon.store_id = reminder.store_id and coupon.id = reminder.coupon_id
     where reminder.store_id = $1 order by coupon.name, reminder.kind`,
    [store.id],
  );
  return rows;
}

/** A phone whose owner is, or is not, held out of the campaign's reminders. */
function phoneThat(isWithheld: boolean): string {
  const phones = Array.from({ length: 500 }, (_, at) => `614555${String(2000 + at)}`);
  return String(phones.find((cellphone) => isHeldOut({ lineageId: campaignId, cellphone }) === isWithheld));
}

const notYet = { kind: "start", outcome: "not_sent", reason: "The store isn't approved to text yet" };

test("a reminder is decided on once at its hour, for open coupons with a phone, and never for used ones", async () => {
  const cellphone = phoneThat(false);
  await aCoupon(ana, { campaignId, contact: { name: "Open", cellphone } });
  await aCoupon(ana, { campaignId, contact: { name: "Held out", cellphone: phoneThat(true) } });
  await aCoupon(ana, { campaignId, contact: { name: "No phone" } });
  await remindAt("2026-03-12T14:59:00Z");
  expect(await decided()).toEqual([]);
  await remindAt("2026-03-12T15:00:00Z");
  await remindAt("2026-03-12T16:00:00Z");
  expect(await decided()).toEqual([
    { name: "Held out", kind: "start", outcome: "held_out", reason: null },
    { name: "Open", ...notYet },
  ]);
});

test("a customer who used a coupon that day is not reminded of another one", async () => {
  const contact = { name: "Dana", cellphone: phoneThat(false) };
  const first = await aCoupon(ana, { campaignId, contact });
  await aCoupon(ana, { campaignId, contact });
  program.clock.now = new Date("2026-03-12T14:00:00Z");
  expect((await redeem(ana, first.id)).errors).toEqual([]);
  await remindAt("2026-03-12T15:00:00Z");
  expect(await decided()).toEqual([]);
});
