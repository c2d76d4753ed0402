/** The people who work at a shop, as its point of sale knows them. */
import type { BusinessDate } from "#common/business-date.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { randomFrom, type Random } from "#till/pos/simulator/random.ts";
import type { Shop } from "#till/pos/simulator/shop.ts";
import { firstNames, lastNames } from "./names.ts";

export type Employee = { drsUserId: string; drsEmployeeCode: string; name: string; active: boolean };

const count = 14;

export function employeesOf(shop: Shop): Employee[] {
  const random = randomFrom(shop.seed, shop.key, "employees");
  return Array.from({ length: count }, (_, index) => ({
    drsUserId: String(101 + index),
    drsEmployeeCode: `E${String(index + 1).padStart(2, "0")}`,
    name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    active: index < count - 2,
  }));
}

export function employeeFacts(shop: Shop, on: { date: BusinessDate; at: Date }): PosFact[] {
  return employeesOf(shop).map((employee) => ({
    kind: "employee",
    externalId: employee.drsUserId,
    updatedAt: on.at.toISOString(),
    businessDate: on.date,
    ...employee,
  }));
}

/** A person on the floor: the last two have left. */
export function someEmployeeCode(random: Random): string {
  return `E${String(random.int(1, count - 2)).padStart(2, "0")}`;
}
