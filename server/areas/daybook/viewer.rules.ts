import { may, personOf } from "#common/permissions.ts";

type Viewer = {
  user: { type: "User" | "PosUser"; role: number } | null;
  employee: { isManager: boolean } | null;
  /** Why the program acts without a person; it sees everything. */
  system: string | null;
};

/** Manager-only lists, tasks and notes are absent for everybody else, not merely hidden. */
export function seesManagerContent({ user, employee, system }: Viewer): boolean {
  if (system !== null) {
    return true;
  }
  return user !== null && may(personOf({ ...user, employee }), "daybook:view-manager-content");
}
