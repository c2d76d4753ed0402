type Orderable = { clockedIn: boolean; fullName: string };

/** On the lock screen: who is clocked in first, then by name. */
export function lockOrder<Employee extends Orderable>(employees: readonly Employee[]): Employee[] {
  return employees.toSorted(
    (left, right) => Number(right.clockedIn) - Number(left.clockedIn) || left.fullName.localeCompare(right.fullName),
  );
}
