/** An invented resale shop as its account at the simulated Square has it: what it sells, to whom, and who works there. */
import { simulatedMerchant } from "./simulated-merchants.ts";
import type { SimulatedMerchant, Wire } from "./simulated-merchants.ts";

type ShopOptions = {
  id: string;
  name: string;
  places: readonly { id: string; name: string; city: string; state: string; isActive?: boolean; currency?: string }[];
  team: readonly string[];
  /** When it opened its account. */
  since: Date;
};

const goods: Readonly<Record<string, readonly (readonly [name: string, price: number])[]>> = {
  Records: [
    ["LP, good", 900],
    ["LP, like new", 1800],
    ["Box set", 4200],
    ["7-inch single", 300],
  ],
  Guitars: [
    ["Acoustic guitar, used", 18_900],
    ["Strap", 1500],
    ["Tuner", 2200],
    ["Capo", 900],
  ],
  Books: [
    ["Paperback", 400],
    ["Hardcover", 800],
    ["Songbook", 1200],
  ],
};

const customerNames = [
  ...["Lena Ortiz", "Sam Whitlock", "Priya Raman", "Owen Castle", "Mila Novak", "Jonas Berg", "Tess Harlow"],
  ...["Victor Hale", "Amara Diallo", "Ruth Engel", "Felix Moran", "Nadia Petrov"],
];

export function resaleMerchant({ id, name, places, team, since }: ShopOptions): SimulatedMerchant {
  const at = since.toISOString();
  return simulatedMerchant({
    id,
    name,
    locations: places.map((place) => toLocation(place, { merchantId: id, at })),
    catalog: Object.entries(goods).flatMap(([category, items]) => toCatalog(category, { items, prefix: id, at })),
    customers: customerNames.map((fullName, index) => toCustomer(fullName, { index, prefix: id, at })),
    team: team.map((fullName, index) => toMember(fullName, { index, prefix: id, at })),
  });
}

function toLocation(
  { id, name, city, state, isActive = true, currency = "USD" }: ShopOptions["places"][number],
  { merchantId, at }: { merchantId: string; at: string },
): Wire {
  return {
    ...{ id, name, currency, merchant_id: merchantId, created_at: at, country: "US", language_code: "en-US" },
    status: isActive ? "ACTIVE" : "INACTIVE",
    timezone: "America/Chicago",
    type: "PHYSICAL",
    address: { address_line_1: "1 Main Street", locality: city, administrative_district_level_1: state, country: "US" },
  };
}

type Made = { prefix: string; at: string };

function toCatalog(
  category: string,
  { items, prefix, at }: Made & { items: readonly (readonly [string, number])[] },
): Wire[] {
  const categoryId = `${prefix}-C-${category}`;
  const version = { updated_at: at, version: 1_700_000_000_000, is_deleted: false, present_at_all_locations: true };
  return [
    { type: "CATEGORY", id: categoryId, ...version, category_data: { name: category } },
    ...items.flatMap(([name, price], index) => {
      const itemId = `${categoryId}-${index + 1}`;
      return [
        {
          ...{ type: "ITEM", id: itemId, ...version },
          item_data: { name, categories: [{ id: categoryId }], product_type: "REGULAR" },
        },
        {
          ...{ type: "ITEM_VARIATION", id: `${itemId}-V`, ...version },
          item_variation_data: {
            ...{ item_id: itemId, name: "Regular", sku: `${category.slice(0, 3).toUpperCase()}-${index + 1}` },
            ...{ pricing_type: "FIXED_PRICING", price_money: { amount: price, currency: "USD" } },
          },
        },
      ];
    }),
  ];
}

function toCustomer(fullName: string, { index, prefix, at }: Made & { index: number }): Wire {
  const [given = "", family = ""] = fullName.split(" ");
  return {
    id: `${prefix}-P-${index + 1}`,
    ...{ given_name: given, family_name: family, created_at: at, updated_at: at, version: 0 },
    email_address: `${given.toLowerCase()}@mail.test`,
    phone_number: `+1303555${String(2000 + index)}`,
    creation_source: "INSTANT_PROFILE",
  };
}

function toMember(fullName: string, { index, prefix, at }: Made & { index: number }): Wire {
  const [given = "", ...family] = fullName.split(" ");
  return {
    id: `TM${prefix}${index + 1}`,
    ...{ given_name: given, family_name: family.join(" "), status: "ACTIVE", is_owner: index === 0 },
    ...{ created_at: at, updated_at: at },
  };
}
