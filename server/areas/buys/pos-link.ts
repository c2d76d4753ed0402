import { viewEmployee } from "#server/areas/team/team.ts";
import { getBuySettings } from "./settings/buy-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { findStoreCapabilities } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { findPosName } from "#server/platform/pos/pos-name.db.ts";

/** Returns the name of the store's point of sale, or a general word before any register has reported. */
export async function posNameOf(context: StoreContext): Promise<string> {
  return (await findPosName(context.sql, context.store.id)) ?? "POS";
}

/**
 * Returns whether the point of sale allows the acting person to check in and sort. Where no register gives its employees
 * nobody can be linked to one, so nobody has to be.
 */
export async function isLinked(context: StoreContext): Promise<boolean> {
  if (context.employee === null) {
    return true;
  }
  const { requiresPosCode } = await getBuySettings(context.sql, context.store.id);
  const { givesEmployees } = await findStoreCapabilities(context.sql, context.store.id);
  return (
    !requiresPosCode ||
    !givesEmployees ||
    (await viewEmployee(context, { employeeId: context.employee.id })).posLink === "linked"
  );
}

/** @throws Refusal that the screen shows with a link to the team */
export async function refuseUnlinked(context: StoreContext): Promise<void> {
  if (!(await isLinked(context))) {
    throw new Refusal("pos-link-needed", { message: `Link to ${await posNameOf(context)} employee`, status: 403 });
  }
}
