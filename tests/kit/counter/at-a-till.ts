/** People who say at a shared till who they are, and what they press there. */
import { testPin } from "#tests/kit/people.ts";
import type { TestEmployee } from "#tests/kit/people.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";

/** The same till, said to be used by this employee; believed once the PIN was given there. */
export function as(till: Person, employee: TestEmployee): Person {
  return till.with({ "x-user-employee": String(employee.id) });
}

export function confirm(till: Person, employee: TestEmployee, pin = testPin): Promise<GraphqlAnswer> {
  return till.graphql("mutation ($id: ID!, $pin: String!) { confirmEmployee(employeeId: $id, pin: $pin) { id } }", {
    id: employee.id,
    pin,
  });
}

/** Gives the PIN at a till; from then on it is this person who stands there. */
export async function standsAt(till: Person, employee: TestEmployee, pin = testPin): Promise<Person> {
  const { errors } = await confirm(till, employee, pin);
  if (errors.length > 0) {
    throw new Error(`The PIN was refused: ${errors[0]?.message}`);
  }
  return as(till, employee);
}

export function act(
  person: Person,
  action: "clockIn" | "clockOut" | "startBreak" | "endBreak",
): Promise<GraphqlAnswer> {
  return person.graphql(`mutation { ${action} { clockedIn isOnBreak clockState since minutesToday } }`);
}

/** Code and words of the first refusal. */
export function problem({ errors }: GraphqlAnswer): [string | undefined, string | undefined] {
  return [errors[0]?.extensions.code, errors[0]?.message];
}
