import { roles } from "#common/permissions.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSession } from "#web/platform/session/session.ts";

/** Which role the asking person gives rights with: the login's, or at a register a manager's after a manager's PIN. */
export function useOwnRights(): { ownRole: number; ownId: number | undefined } {
  const session = useSession();
  const manages = useCan()("users:manage");
  const isManagerAtRegister = session?.type === "PosUser" && manages;
  return { ownRole: isManagerAtRegister ? roles.manager : (session?.role ?? roles.user), ownId: session?.userId };
}
