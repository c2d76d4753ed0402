import { v7 as uuidv7 } from "uuid";
import type { ActingUser, Context } from "#server/platform/context/context.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { insertEmployee } from "./employees.db.ts";
import { savePayRate } from "./pay-rates.db.ts";

/** As long as the names of an employee may be. */
const longestName = 60;

/**
 * Puts the owner who adds a company's first store on its team, as a manager under their own sign-in: with nobody on the
 * team there is no PIN to sign what they set up. No hour of theirs costs a wage until they say otherwise.
 */
export async function addOwnerToTeam(
  { sql, now }: Context,
  { user, storeId }: { user: ActingUser; storeId: number },
): Promise<void> {
  const startsOn = await findBusinessDate(sql, { storeId, at: now });
  const [first = "", ...others] = user.fullName.trim().split(/\s+/);
  const names = { firstName: first.slice(0, longestName), lastName: others.join(" ").slice(0, longestName) };
  const unknown = {
    phoneNumber: null,
    emergencyName: null,
    emergencyPhone: null,
    drsEmployeeCode: null,
    drsUserId: null,
  };
  const place = { storeId, accountId: user.accountId };
  const employeeId = await insertEmployee(sql, {
    ...names,
    ...unknown,
    ...place,
    email: user.email,
    isManager: true,
    userId: user.id,
    pin: null,
    now,
  });
  await savePayRate(sql, {
    ...{ id: uuidv7(), storeId, employeeId, startsOn, hourlyWageCents: null },
    ...{ setAt: now, setByUserId: user.id, setByEmployeeId: null },
  });
}
