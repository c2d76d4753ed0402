import { viewEmployee } from "#server/areas/team/team.ts";
import { getBuySettings } from "./settings/buy-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { findPosName } from "#server/platform/pos/pos-name.db.ts";

/** How the store's point of sale calls itself; a word for it before a register was heard of. */
export async function posNameOf(context: StoreContext): Promise<string> {
  return (await findPosName(context.sql, context.store.id)) ?? "POS";
}

/** Whether the acting person is, for the point of sale, somebody who may check in and sort. */
export async function isLinked(context: StoreContext): Promise<boolean> {
  if (context.employee === null) {
    return true;
  }
  const { requiresPosCode } = await getBuySettings(context.sql, context.store.id);
  return !requiresPosCode || (await viewEmployee(context, { employeeId: context.employee.id })).posLink === "linked";
}

/** @throws Refusal that the screen shows with a link to the team */
export async function refuseUnlinked(context: StoreContext): Promise<void> {
  if (!(await isLinked(context))) {
    throw new Refusal("pos-link-needed", { message: `Link to ${await posNameOf(context)} employee`, status: 403 });
  }
}
