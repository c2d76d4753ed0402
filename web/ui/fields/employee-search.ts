export type PickableEmployee = {
  id: number;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string | null;
  employeeCode: string | null;
  avatarUrl?: string | null;
};

/** More people than this, and there is a search field. */
const searchAbove = 5;

export function hasEmployeeSearch(count: number, isHidden: boolean): boolean {
  return count > searchAbove && !isHidden;
}

/** Those whose full name, last name, email or employee code starts with `text`, whatever the case. */
export function findEmployees<Employee extends PickableEmployee>(
  employees: readonly Employee[],
  text: string,
): Employee[] {
  const start = plain(text.trim());
  return employees.filter(({ fullName, lastName, email, employeeCode }) =>
    [fullName, lastName, email ?? "", employeeCode ?? ""].some((field) => plain(field).startsWith(start)),
  );
}

function plain(text: string): string {
  return text.toLocaleLowerCase("en-US");
}
