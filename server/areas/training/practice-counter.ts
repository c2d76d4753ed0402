/** What a trainee finds on the first day: sellers at the counter, bins in the back room, people on the clock. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { practiceAreaCode, practicePhone } from "#common/training/practice.ts";
import { addBins, addCategories, backstockCategories, fillBin } from "#server/areas/backstock/backstock.ts";
import { createCoupons } from "#server/areas/bounceback/bounceback.ts";
import { buySettings, createBuy, startSorting, viewBuyDesk } from "#server/areas/buys/buys.ts";
import { clockIn } from "#server/areas/clock/clock.ts";
import { textFromPractice } from "#server/areas/texting/texting.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { findManualCampaign, listPeople } from "./practice-people.db.ts";
import type { PracticePerson } from "./practice-people.db.ts";
import { findPracticePlace } from "./practice-register.db.ts";

const sellers = [
  { firstName: "Avery", lastName: "Practice", bags: 2, boxes: 0 },
  { firstName: "Riley", lastName: "Example", bags: 1, boxes: 1 },
  { firstName: "Jordan", lastName: "Sample", bags: 3, boxes: 0 },
  { firstName: "Casey", lastName: "Pretend", bags: 1, boxes: 0 },
];
/** So many of them are being sorted already. */
const sortedPiles = 1;

/** From people who wait for an answer. */
const firstTexts = ["Hi! Do you buy purses?", "What time do you stop buying today?"];

/** Where the store has no categories of its own yet. */
const categoryNames = ["Girls tops", "Girls denim", "Guys tops", "Guys denim", "Shoes", "Bags"];
const binCount = 24;
const filledBins = 16;
const onClock = 3;

/** Done once: what is there already was practiced with. */
export async function fillCounter(request: StoreRequest): Promise<void> {
  const { people, areaCode } = await viewTeam(request, {});
  const [manager] = people;
  if (request.store.isTraining !== true || manager === undefined) {
    return;
  }
  const act = (person: PracticePerson): StoreRequest => ({ ...request, employee: person });
  for (const person of people.slice(0, onClock)) {
    await clockIn(act(person), {}).catch(passRefusal);
  }
  await fillBackRoom(act(manager));
  await checkInSellers(act(manager), areaCode);
  await giveCoupons(act(manager), areaCode);
  for (const [place, body] of firstTexts.entries()) {
    await textFromPractice(request, { id: String(place), phone: practicePhone(areaCode, 300 + place), body });
  }
}

const viewTeam = operation({
  name: "training.viewTeam",
  kind: "read",
  permission: "training:manage",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<{ people: PracticePerson[]; areaCode: string }> {
    const { phoneNumber } = await findPracticePlace(sql, store.id);
    return { people: await listPeople(sql, store.id), areaCode: practiceAreaCode(phoneNumber) };
  },
});

async function fillBackRoom(request: StoreRequest): Promise<void> {
  const made = await addBins(request, { startNumber: 1, count: binCount });
  if (made.created.length === 0) {
    return;
  }
  const copied = await backstockCategories(request, {});
  const categories = copied.length > 0 ? copied : (await addCategories(request, { names: categoryNames })).created;
  for (const [place, bin] of made.bins.slice(0, filledBins).entries()) {
    const category = categories[(place * 5) % categories.length];
    if (category !== undefined) {
      const filling = { id: uuidv7(), setId: uuidv7(), binId: bin.id, categoryId: category.id };
      await fillBin(request, filling).catch(passRefusal);
    }
  }
}

async function checkInSellers(request: StoreRequest, areaCode: string): Promise<void> {
  const { buys } = await viewBuyDesk(request, { status: "open" });
  if (buys.length > 0) {
    return;
  }
  const { requiresIdNumber } = await buySettings(request, {});
  for (const [place, { firstName, lastName, bags, boxes }] of sellers.entries()) {
    const mobile = practicePhone(areaCode, 200 + place);
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const id = uuidv7();
    const isIn = await createBuy(request, {
      ...{ id, customerId: uuidv7(), contact: { firstName, lastName, mobile, email } },
      seenId: requiresIdNumber ? { type: "driver_license", state: "WI", number: `P000${place}` } : null,
      ...{ pile: { bags, boxes, bins: 0, others: 0 }, signature: "paper", buyTexts: true, marketingTexts: true },
    }).then(
      () => true,
      (error: unknown) => passRefusal(error),
    );
    if (isIn && place < sortedPiles) {
      await startSorting(request, { id }).catch(passRefusal);
    }
  }
}

/** Of a campaign that the store hands out by hand, where it has one: coupons to look up, text and redeem. */
async function giveCoupons(request: StoreRequest, areaCode: string): Promise<void> {
  const campaignId = await findCampaign(request, {});
  for (const [place, { firstName, lastName }] of campaignId === null ? [] : sellers.entries()) {
    const person = { name: `${firstName} ${lastName}`, cellphone: practicePhone(areaCode, 200 + place) };
    const order = { batchId: uuidv7(), campaignId: campaignId ?? "", count: 1, ...person };
    await createCoupons(request, order).catch(passRefusal);
  }
}

const findCampaign = operation({
  name: "training.findCampaign",
  kind: "read",
  permission: "training:manage",
  on: "store",
  input: z.object({}),
  run: ({ sql, store }): Promise<string | null> => findManualCampaign(sql, store.id),
});

/** The store's own settings may not allow a step, which is then left to the trainee. */
function passRefusal(error: unknown): false {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  return false;
}
