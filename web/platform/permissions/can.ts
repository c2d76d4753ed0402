import type { Permission, Person } from "#common/permissions.ts";
import { may, personOf } from "#common/permissions.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import type { ActiveEmployee } from "#web/platform/employee/team-mode.rules.ts";
import { currentTeamMode } from "#web/platform/employee/team-mode.ts";
import type { Session } from "#web/platform/session/session.ts";
import { currentSession, useSession } from "#web/platform/session/session.ts";

/** Whether a page or button is offered now. It only hides and disables: the server decides with the same table. */
export function can(permission: Permission): boolean {
  return isGranted(permission, { session: currentSession(), employee: currentTeamMode().employee });
}

/** Returns `can` for a component, which rerenders when another person becomes active. */
export function useCan(): (permission: Permission) => boolean {
  const session = useSession();
  const employee = useActiveEmployee();
  return (permission) => isGranted(permission, { session, employee });
}

/**
 * Returns whether a permission is available here, if need be after a PIN. A register shows what employees may do; the
 * employee gate then asks for the PIN.
 */
export function useCanAfterPin(): (permission: Permission) => boolean {
  const allowed = useCan();
  const isRegister = useSession()?.type === "PosUser";
  return (permission) => allowed(permission) || (isRegister && may("employee", permission));
}

function isGranted(
  permission: Permission,
  acting: { session: Session | null; employee: ActiveEmployee | null },
): boolean {
  const person = actingPerson(acting);
  return person !== null && may(person, permission);
}

function actingPerson({
  session,
  employee,
}: {
  session: Session | null;
  employee: ActiveEmployee | null;
}): Person | null {
  return session && personOf({ type: session.type, role: session.role, employee });
}
