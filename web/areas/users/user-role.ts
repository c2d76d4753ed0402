import { roles } from "#common/permissions.ts";
import { text } from "./users-text.ts";

const all = [0, 1, 2, 3, 4] as const;

export function roleText(role: number): string {
  return text(`role.${all.find((candidate) => candidate === role) ?? 0}`);
}

export function roleHint(role: number): string {
  return text(`role.${all.find((candidate) => candidate === role) ?? 0}Hint`);
}

/** District managers, owners and support reach every store of the company; the others the chosen ones. */
export function reachesAllStores(role: number): boolean {
  return role >= roles.districtManager;
}

/** What the asking person may give: nothing above the own role, and support only by support. The server decides. */
export function givableRoles(own: number): number[] {
  return all.filter((role) => role <= own && own >= roles.manager);
}
