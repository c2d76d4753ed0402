import { may } from "#common/permissions.ts";
import type { Person } from "#common/permissions.ts";

/** Managers reset any PIN; others only where the shop lets them, and never a manager's. */
export function mayResetPin(person: Person, target: { isManager: boolean }, anyoneMayResetPin: boolean): boolean {
  return may(person, "team:manage") || (anyoneMayResetPin && !target.isManager);
}
