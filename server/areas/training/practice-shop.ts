import { practiceAreaCode } from "#common/training/practice.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { simulatedShop } from "#till/pos/simulator/shop.ts";
import type { Shop, ShopKind } from "#till/pos/simulator/shop.ts";
import { findPracticePlace } from "./practice-register.db.ts";

const kinds: Readonly<Record<string, ShopKind>> = { kids: "kids", music: "music" };

/** A quiet store, whose past is there within a minute. */
const salesPerDay = 60;
const buysPerDay = 14;

/** The made-up trade of a training store: in its own town, the same for the same store and date. */
export async function practiceShop({ sql, store }: StoreContext): Promise<Shop> {
  const { brandKind, phoneNumber, city, state, zip } = await findPracticePlace(sql, store.id);
  const options = { seed: store.id, key: `training-${store.id}`, timeZone: store.timeZone };
  const shop = simulatedShop(kinds[brandKind] ?? "clothing", options);
  return {
    ...shop,
    name: store.name,
    city: city ?? shop.city,
    state: state ?? shop.state,
    zip: zip ?? shop.zip,
    areaCodes: [practiceAreaCode(phoneNumber)],
    trade: { ...shop.trade, salesPerDay, buysPerDay },
  };
}
