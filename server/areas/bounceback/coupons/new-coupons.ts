import { randomInt } from "node:crypto";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { RedeemPlace } from "#common/bounceback/campaign.ts";
import { couponNumber } from "#common/bounceback/coupon-number.ts";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Coupons } from "#server/platform/db/tables.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { listTakenNumbers } from "./coupons.db.ts";
import { nameKey, surnameKey } from "./search-keys.rules.ts";

export type CouponTermsOfStore = {
  storeId: number;
  accountId: number;
  timeZone: string;
  campaignId: string;
  lineageId: string;
  redeemAmountCents: number;
  redeemMinSpendCents: number;
  redeemStartOn: string;
  redeemEndOn: string;
  redeemableAt: RedeemPlace;
};

/** The parts of a coupon that follow from its terms. */
export function termColumns({ timeZone, ...terms }: CouponTermsOfStore) {
  return {
    ...terms,
    startsAt: instantOf(terms.redeemStartOn, 0, timeZone),
    expiresAt: new Date(instantOf(addDays(terms.redeemEndOn, 1), 0, timeZone).getTime() - 1),
  };
}

/** The contact of a coupon, with what it is found by. */
export function contactColumns({
  name,
  email,
  cellphone,
}: {
  name: string | null;
  email: string | null;
  cellphone: string | null;
}) {
  return { name, email, cellphone, nameKey: nameKey(name), surnameKey: surnameKey(name) };
}

export type NewCoupon = Omit<Insertable<Coupons>, "id" | "number" | "publicToken">;

/** Gives each coupon its id, a number that the company does not use yet, and the token of its page. */
export async function numbered(
  sql: Sql,
  accountId: number,
  coupons: readonly NewCoupon[],
): Promise<Insertable<Coupons>[]> {
  const numbers = await freeNumbers(sql, { accountId, count: coupons.length });
  return coupons.map((coupon, at) => ({
    ...coupon,
    id: uuidv7(),
    number: numbers[at] ?? "",
    publicToken: newLinkSecret(),
  }));
}

async function freeNumbers(sql: Sql, { accountId, count }: { accountId: number; count: number }): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = new Set(Array.from({ length: count - free.size }, randomNumber));
    const taken = await listTakenNumbers(sql, { accountId, numbers: [...drawn] });
    [...drawn].filter((number) => !taken.has(number)).forEach((number) => free.add(number));
  }
  return [...free];
}

function randomNumber(): string {
  return couponNumber(String(randomInt(1_000_000_000)).padStart(9, "0"));
}
