import { setTimeout as delay } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { createBuy } from "#server/areas/buys/check-in/create-buy.ts";
import { linkBuy } from "#server/areas/buys/check-in/pos-sync.ts";
import { viewBuyDesk } from "#server/areas/buys/desk/desk.ts";
import type { BuyDesk } from "#server/areas/buys/desk/desk.ts";
import type { RegisterBuy } from "#server/areas/buys/desk/register-buys.db.ts";
import { noteSellerCall } from "#server/areas/buys/desk/seller-calls.ts";
import { startSorting } from "#server/areas/buys/desk/stages.ts";
import { buySettings } from "#server/areas/buys/settings/buy-settings.ts";
import { textBuy } from "#server/areas/buys/texts/text-buy.ts";
import { contactInput, viewCustomer } from "#server/areas/customers/customers.ts";
import { listEmployees } from "#server/areas/team/team.ts";
import type { Employee } from "#server/areas/team/team.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findSeller, takeCounter } from "./counter.db.ts";
import type { Seller } from "./counter.db.ts";
import { agreesToTexts, checkInAtCounter, comesByPhone, nextToCall, nextToSort, pileFor } from "./counter.rules.ts";
import { doorTablets } from "./door-tablet.ts";
import type { DoorTablet } from "./door-tablet.ts";
import { bookDropOff, bringDropOff } from "./drop-offs.ts";
import { isDriver } from "./drop-offs.rules.ts";
import { fillMembers, pressRunNow } from "#server/app/demonstration/loyalty/members.ts";
import { fillRegulars } from "./regulars.ts";
import { fillSecondHand } from "./second-hand-past.ts";
import { answerOne, standInLine } from "./sellers-phones.ts";
import { useCoupon } from "./coupons-at-counter.ts";
import { settlePastCoupons } from "./coupons-at-counter.db.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";

/** The interval between two rounds at the counter. */
const lookEveryMs = 15_000;

/**
 * Runs the demonstration's buy counter with the operations that a screen calls: people check in sellers from the register
 * and start to sort. The register makes the offer, pays and closes the buy, so no buy stays open. Returns a function that
 * stops it.
 */
export function startCounter(platform: Platform, stores: readonly FilledStore[]): () => Promise<void> {
  const stopping = new AbortController();
  const tablets = doorTablets();
  const working = work();

  async function work(): Promise<void> {
    for (;;) {
      await delay(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) {
        return;
      }
      for (const filled of stores) {
        const { id } = filled;
        const warn = (error: unknown) =>
          platform.log.warn({ err: error, storeId: id }, "The demonstration's counter stood still for a moment");
        // In a transaction of its own, so that a past that cannot be written stops no check-in.
        await fillMembers(platform, id).catch(warn);
        await fillRegulars(platform, filled).catch(warn);
        await fillSecondHand(platform, filled).catch(warn);
        await lookAtCounter(platform, id, tablets).catch(warn);
      }
    }
  }

  return async () => {
    stopping.abort();
    await working;
  };
}

/** Runs one round, with at most one check-in and one sorted pile. */
async function lookAtCounter(platform: Platform, storeId: number, tablets: DoorTablet): Promise<void> {
  const store = await findActingStore(platform, storeId);
  if (!store) {
    return;
  }
  const request = systemRequest(platform, { store, reason: "the demonstration", requestId: uuidv7() });
  await platform.database.transaction(request.scope, async (sql) => {
    if (!(await takeCounter(sql, storeId))) {
      return;
    }
    await settlePastCoupons(sql, storeId);
    const tablet = await tablets(request, sql);
    const team = await listEmployees(request, { filter: "clockedIn" });
    const manager = team.find(({ isManager }) => isManager);
    await (manager && pressRunNow(actAs(request, manager), sql));
    const people = team.filter(({ posLink, clockState }) => posLink === "linked" && clockState === "in");
    const [greeter, sorter = greeter] = people;
    if (greeter === undefined || sorter === undefined) {
      return;
    }
    const desk = await viewBuyDesk(request, { status: "open" });
    await sortOne(actAs(request, sorter), desk);
    await textOne(actAs(request, greeter), desk);
    await callOne(actAs(request, greeter), desk);
    const fed = checkInAtCounter(desk.registerBuys, platform.clock());
    const seller = fed && (await findSeller(sql, { storeId, posBuyId: fed.posBuyId }));
    if (fed && seller) {
      const atCounter = { isReady: true, requestId: null };
      const { isReady, requestId } = comesByPhone(fed.posBuyId)
        ? await standInLine(request, { sql, seller, tablet })
        : atCounter;
      if (isReady) {
        await checkIn(actAs(request, greeter), { fed, seller, checkinRequestId: requestId });
      }
    }
    await answerOne(request, desk).catch(passRefusal);
    await bookDropOff(request, sql);
    await bringDropOff(actAs(request, greeter)).catch(passRefusal);
    await useCoupon(actAs(request, greeter), { sql, storeId });
  });
}

async function sortOne(request: StoreRequest, desk: BuyDesk): Promise<void> {
  const storeId = request.store.id;
  const buy = nextToSort(desk.buys, {
    now: request.platform.clock(),
    isOurs: ({ customer, isDropOff }) => isDropOff && isDriver(storeId, customer.mobile),
  });
  if (buy) {
    await startSorting(request, { id: buy.id }).catch(passRefusal);
  }
}

/** Texts one seller whose offer is ready. */
async function textOne(request: StoreRequest, desk: BuyDesk): Promise<void> {
  const buy = desk.buys.find(
    ({ stage, text, textRefusal }) => stage === "ready" && text === null && textRefusal === null,
  );
  if (buy) {
    await textBuy(request, { id: uuidv7(), buyId: buy.id }).catch(passRefusal);
  }
}

/** Calls one seller who wants no texts; one of an earlier day is left for the visitor. */
async function callOne(request: StoreRequest, desk: BuyDesk): Promise<void> {
  const buy = nextToCall(desk.buys);
  if (buy) {
    await noteSellerCall(request, { id: buy.id }).catch(passRefusal);
  }
}

type ToCheckIn = { fed: RegisterBuy; seller: Seller; checkinRequestId: string | null };

async function checkIn(request: StoreRequest, { fed, seller, checkinRequestId }: ToCheckIn): Promise<void> {
  const { requiresIdNumber } = await buySettings(request, {});
  const id = uuidv7();
  try {
    const buy = await createBuy(request, {
      id,
      customerId: seller.customerId ?? uuidv7(),
      contact: await readContact(request, seller),
      posCustomerId: seller.posCustomerId,
      seenId: requiresIdNumber ? { type: "driver_license", state: "WI", number: `D${seller.mobile}` } : null,
      pile: pileFor(fed.posBuyId),
      signature: "paper",
      buyTexts: agreesToTexts(fed.posBuyId),
      checkinRequestId,
    });
    await linkBuy(request, { id: buy.id, posBuyId: fed.posBuyId });
  } catch (error) {
    passRefusal(error);
  }
}

/** Returns the contact of the seller; a known customer keeps their stored data. */
async function readContact(request: StoreRequest, { customerId, name, mobile }: Seller) {
  if (customerId !== null) {
    return contactInput.parse(await viewCustomer(request, { id: customerId }));
  }
  const [firstName = name, ...rest] = name.split(" ");
  return contactInput.parse({ firstName, lastName: rest.join(" ") || firstName, mobile });
}

/** Ignores a refusal, because a store's settings may not allow the step, which is then left to the visitor. */
function passRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) {
    throw error;
  }
}

function actAs(request: StoreRequest, { id, storeId, isManager, fullName }: Employee): StoreRequest {
  return { ...request, employee: { id, storeId, isManager, fullName } };
}
