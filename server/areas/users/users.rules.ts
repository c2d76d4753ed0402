import { roles } from "#common/permissions.ts";

export type Giver = { userId: number; role: number; reach: readonly number[] };
export type Receiver = { id: number | null; role: number; storeIds: readonly number[] };

/**
 * Managers make managers and users, district managers also their like, owners and support everybody; nobody makes
 * support but support. What is above the own role is neither given nor touched.
 */
export function mayGive(giver: Giver, role: number): boolean {
  if (giver.role === roles.owner) {
    return role <= roles.owner;
  }
  return giver.role >= roles.manager && role <= giver.role;
}

/** A manager's people are those of the manager's stores; an owner's and a district manager's are the whole company. */
export function mayManage(giver: Giver, receiver: Receiver): boolean {
  if (!mayGive(giver, receiver.role)) {
    return false;
  }
  return giver.role >= roles.districtManager || receiver.storeIds.some((storeId) => giver.reach.includes(storeId));
}

/** Stores of the receiver that the giver does not reach stay as they are; of the rest only the chosen ones remain. */
export function storesAfter(giver: Giver, before: readonly number[], chosen: readonly number[]): number[] {
  const kept = before.filter((storeId) => !giver.reach.includes(storeId));
  return [...new Set([...kept, ...chosen])].toSorted((left, right) => left - right);
}
