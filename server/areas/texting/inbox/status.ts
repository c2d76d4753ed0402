import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { nextOpening } from "#common/texting/next-opening.ts";
import { openTimes } from "#common/texting/waited-minutes.ts";
import type { OpenTime } from "#common/texting/waited-minutes.ts";
import { listOpenDays } from "#server/platform/public-pages/open-days.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findStorePhone } from "#server/areas/texting/numbers.db.ts";
import { findNumberState } from "#server/areas/texting/registration/registration.db.ts";

export type TextingStatus = {
  /** E.164; null while the store has no number. */
  phone: string | null;
  registrationState: string;
  /** Ten digits, of the shop itself; what a template says by `store_phone`. */
  storePhone: string | null;
  /** Within a week; null where the store gave no hours. */
  nextOpeningAt: Date | null;
  /** Of the last days and today, in which a customer's wait is counted. */
  openTimes: OpenTime[];
};

export type { OpenTime } from "#common/texting/waited-minutes.ts";

const pastDays = 7;

/** Whether the store may send, for the person who writes a text. */
export const viewTextingStatus = operation({
  name: "texting.viewStatus",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({}),
  async run({ sql, store, now }): Promise<TextingStatus> {
    const number = await findNumberState(sql, store.id);
    const today = localTimeAt(now, store.timeZone).date;
    const from = addDays(today, -pastDays);
    const days = await listOpenDays(sql, { storeId: store.id, from, days: 2 * pastDays });
    return {
      nextOpeningAt: nextOpening(days, { now, timeZone: store.timeZone }),
      openTimes: openTimes(
        days.filter(({ date }) => date <= today),
        store.timeZone,
      ),
      phone: number?.phone ?? null,
      registrationState: number?.registrationState ?? "not_started",
      storePhone: await findStorePhone(sql, store.id),
    };
  },
});
