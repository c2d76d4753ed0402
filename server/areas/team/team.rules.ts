import { may } from "#common/permissions.ts";
import type { Person } from "#common/permissions.ts";

export type Viewer = { person: Person; employeeId: number | null };

/** Emergency contacts are for managers, and for the person whose they are. */
export function mayViewEmergencyContact(viewer: Viewer, employeeId: number): boolean {
  return (
    may(viewer.person, "team:view-emergency-contact") ||
    (viewer.employeeId === employeeId && viewer.person === "employee")
  );
}

/** Some shops keep wages to the owner. */
export function mayViewWages(viewer: Viewer, wagesVisibleTo: "managers" | "owners"): boolean {
  const isEnough = wagesVisibleTo === "managers" || may(viewer.person, "billing:manage");
  return isEnough && may(viewer.person, "team:view-wages");
}

/** Managers reset any PIN; others only where the shop lets them, and never a manager's. */
export function mayResetPin(viewer: Viewer, target: { isManager: boolean }, anyoneMayResetPin: boolean): boolean {
  return may(viewer.person, "team:manage") || (anyoneMayResetPin && !target.isManager);
}

export function fullName(name: { firstName: string; lastName: string }): string {
  return `${name.firstName} ${name.lastName}`.trim();
}

/** A picture from our own domain, or none: another site must not learn who looks at our people. */
export function safeAvatarUrl(avatarUrl: string | null): string | null {
  return avatarUrl !== null && /^\/(?!\/)/.test(avatarUrl) ? avatarUrl : null;
}
