export type PosLink = "linked" | "notLinked" | "inactive";

type PosEmployee = { externalId: string; drsEmployeeCode: string; name: string; isActive: boolean };

/** A code that the feed does not have was typed before the point of sale sent its employees; it is trusted. */
export function posLinkOf(
  employee: { drsEmployeeCode: string | null },
  fedEmployees: readonly Pick<PosEmployee, "drsEmployeeCode" | "isActive">[],
): PosLink {
  if (employee.drsEmployeeCode === null) {
    return "notLinked";
  }
  const same = fedEmployees.filter(({ drsEmployeeCode }) => drsEmployeeCode === employee.drsEmployeeCode);
  return same.length > 0 && same.every(({ isActive }) => !isActive) ? "inactive" : "linked";
}

/**
 * The one free employee of the point of sale with the same name, case and spaces ignored; null when there is none or
 * more than one. Only a suggestion: two people may have one name.
 */
export function suggestedFor<Candidate extends { name: string }>(
  fullName: string,
  free: readonly Candidate[],
): Candidate | null {
  const same = free.filter(({ name }) => plain(name) === plain(fullName));
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** `LAST, FIRST`, as many points of sale write it, is the same name. */
function plain(name: string): string {
  const [last = "", first] = name.split(",");
  return `${first ?? ""}${last}`.replaceAll(/\s+/g, "").toLowerCase();
}
