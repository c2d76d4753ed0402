/** Who of the service is who here: employee code, then e-mail, then phone, then exact name. */

export type MatchedBy = "code" | "email" | "phone" | "name";

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  code: string | null;
};
type Employee = {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
  drsEmployeeCode: string | null;
};
export type Match = { personId: string; employeeId: number; by: MatchedBy };

const order = ["code", "email", "phone", "name"] as const;

/**
 * Pairs those who are free on both sides. What two people share (a family's phone, one name) proves nothing, so such are
 * left to a manager.
 */
export function matchPeople(people: readonly Person[], employees: readonly Employee[]): Match[] {
  const matches: Match[] = [];
  for (const by of order) {
    const freePeople = people.filter(({ id }) => !matches.some((match) => match.personId === id));
    const freeEmployees = employees.filter(({ id }) => !matches.some((match) => match.employeeId === id));
    const keyed = Map.groupBy(freeEmployees, (employee) => ofEmployee(employee)[by]);
    for (const [key, same] of Map.groupBy(freePeople, (person) => ofPerson(person)[by])) {
      const [person, otherPerson] = same;
      const [employee, otherEmployee] = key === "" ? [] : (keyed.get(key) ?? []);
      if (person && employee && !otherPerson && !otherEmployee) {
        matches.push({ personId: person.id, employeeId: employee.id, by });
      }
    }
  }
  return matches;
}

type Keys = Record<MatchedBy, string>;

function ofPerson({ code, email, phone, firstName, lastName }: Person): Keys {
  return { code: plain(code), email: plain(email), phone: digits(phone), name: plain(`${firstName} ${lastName}`) };
}

function ofEmployee({ drsEmployeeCode, email, phoneNumber, firstName, lastName }: Employee): Keys {
  const name = plain(`${firstName} ${lastName}`);
  return { code: plain(drsEmployeeCode), email: plain(email), phone: digits(phoneNumber), name };
}

/** Empty says nothing. */
function plain(text: string | null): string {
  return (text ?? "").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** Ten digits, however they were written; anything else is no phone of ours. */
function digits(phone: string | null): string {
  const all = (phone ?? "").replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return all.length === 10 ? all : "";
}
