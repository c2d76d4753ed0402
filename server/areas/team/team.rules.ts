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
