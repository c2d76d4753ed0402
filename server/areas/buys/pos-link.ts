import { viewEmployee } from "#server/areas/team/team.ts";
import { getBuySettings } from "./settings/buy-settings.db.ts";
import type { Context } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { storeOf } from "#server/platform/context/store-of.ts";
import { findPosName } from "#server/platform/pos/pos-name.db.ts";

/** How the store's point of sale calls itself; a word for it before a register was heard of. */
export async function posNameOf(context: Context): Promise<string> {
  return (await findPosName(context.sql, storeOf(context).id)) ?? "POS";
}

/** Whether the acting person is, for the point of sale, somebody who may check in and sort. */
export async function isLinked(context: Context): Promise<boolean> {
  if (context.employee === null) {
    return true;
  }
  const { requiresPosCode } = await getBuySettings(context.sql, storeOf(context).id);
  return !requiresPosCode || (await viewEmployee(context, { employeeId: context.employee.id })).posLink === "linked";
}

/** @throws Refusal that the screen shows with a link to the team */
export async function refuseUnlinked(context: Context): Promise<void> {
  if (!(await isLinked(context))) {
    throw new Refusal("pos-link-needed", { message: `Link to ${await posNameOf(context)} employee`, status: 403 });
  }
}
