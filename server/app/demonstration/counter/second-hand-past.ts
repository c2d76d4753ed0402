import { v7 as uuidv7 } from "uuid";
import { addDays } from "#common/business-date.ts";
import { enterBuy } from "#server/areas/buys/second-hand/enter-buy.ts";
import { markReported, saveDetails } from "#server/areas/buys/second-hand/register.db.ts";
import { listRules, saveRule } from "#server/areas/buys/second-hand/rules.db.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./second-hand-past.db.ts";

/** Goods of second-hand rules are music and sports, not clothing. */
const storeKey = "sixth";
const pastDays = 21;

const rule = {
  name: "Instruments and sound",
  wording:
    "A sample rule, not legal advice: hold instruments 7 days, write down the serial number, report in 72 hours.",
  categoryCodes: ["AMP", "BASS", "GTR-A", "GTR-E"],
  holdDays: 7,
  requiredFields: ["serial"],
  reportHours: 72,
  exportForm: "pieces" as const,
  isActive: true,
  version: 1,
};

/**
 * Gives the music store a second-hand rule and the register of its last three weeks, in the order of its buys. Waits until
 * the simulated register has sent that much of its past; what it buys from then on gets its number like everywhere.
 */
export async function fillSecondHand(platform: Platform, filled: FilledStore): Promise<void> {
  const storeId = filled.id;
  const store = filled.store.key === storeKey ? await findActingStore(platform, storeId) : null;
  if (!store) {
    return;
  }
  const request = systemRequest(platform, { store, reason: "the demonstration's past", requestId: uuidv7() });
  await platform.database.transaction(request.scope, async (sql) => {
    const today = await findBusinessDate(sql, { storeId, at: platform.clock() });
    const startsOn = addDays(today, -pastDays);
    if ((await listRules(sql, storeId)).length > 0 || !(await db.hasPast(sql, { storeId, date: startsOn }))) {
      return;
    }
    await saveRule(sql, { ...rule, storeId, id: uuidv7(), startsOn });
    const context = { ...contextFor(request, sql), store };
    const buys = await db.listPastBuys(sql, { storeId, since: startsOn });
    for (const [at, { number, ...buy }] of buys.entries()) {
      await enterBuy(context, { ...buy, name: number, isBought: true });
      // The newest are still without.
      if (at % 4 !== 3 && at < buys.length - 3) {
        const buyKey = buy.buyId ?? buy.posBuyId;
        const serials = `SN ${40_000 + at * 37}`;
        await saveDetails(sql, { storeId, buyKey, plate: "", serials, photo: "", version: 1 });
      }
    }
    const reported = await db.findLastNumber(sql, { storeId, before: addDays(today, -2) });
    if (reported !== null) {
      await markReported(sql, { storeId, through: reported, at: context.now, employeeId: null });
    }
  });
}
