import type { Person as SignedIn } from "#tests/kit/signed-in.ts";
import type { BooksServices } from "./some-books.ts";

type Person = Pick<SignedIn, "graphql">;

/** What the API answers. Throws with its errors where it refuses. */
export async function askFor(person: Person, document: string): Promise<Record<string, unknown>> {
  const { data, errors } = await person.graphql(document);
  if (errors.length > 0 || data === null) {
    throw new Error(`Refused: ${JSON.stringify(errors)}`);
  }
  return data;
}

/** Signs in on the service's page and comes back. */
export async function signInToBooks(person: Person, books: BooksServices): Promise<void> {
  const { beginPageSignIn } = await askFor(person, `mutation { beginPageSignIn(id: "quickbooks") }`);
  const returned = await books.signInThere(String(beginPageSignIn), { company: books.company.id });
  const fields = returnedFields(returned);
  await askFor(person, `mutation { finishBooksSignIn(id: "quickbooks", returned: ${fields}) { isMapped } }`);
}

/** As an argument of GraphQL. */
export function returnedFields(returned: Record<string, string>): string {
  const fields = Object.entries(returned).map(
    ([name, value]) => `{ name: ${JSON.stringify(name)}, value: ${JSON.stringify(value)} }`,
  );
  return `[${fields.join(", ")}]`;
}

export type MappedLine = {
  kind: string;
  key: string;
  accountId: string | null;
  guess: { accountId: string; isSure: boolean } | null;
};

export async function mappedLines(person: Person): Promise<MappedLine[]> {
  const { bookkeeping } = await askFor(
    person,
    `{ bookkeeping(id: "quickbooks") { lines { kind key accountId guess { accountId isSure } } } }`,
  );
  return (bookkeeping as { lines: MappedLine[] }).lines; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

export function saveAccounts(kind: string, accounts: readonly { line: string; accountId: string }[]): string {
  const list = accounts.map(({ line, accountId }) => `{ line: "${line}", accountId: "${accountId}" }`).join(", ");
  return `saveJournalAccounts(id: "quickbooks", kind: ${kind}, accounts: [${list}]) { isMapped }`;
}

type Setup = { books: BooksServices; startDate: string; accountOf?: (line: MappedLine) => string };

/** A store's way through the wizard; where nothing was guessed it takes the first account of the chart. */
export async function connectStore(
  person: Person,
  { books, startDate, accountOf = ({ guess }) => guess?.accountId ?? "31" }: Setup,
): Promise<void> {
  const change = (field: string) => askFor(person, `mutation { ${field} }`);
  await signInToBooks(person, books);
  await change(`confirmBooksCompany(id: "quickbooks") { isMapped }`);
  await change(`chooseJournalClass(id: "quickbooks", classId: "501") { usesClasses }`);
  const lines = await mappedLines(person);
  for (const kind of ["BUYS", "COGS", "SALES"]) {
    const ofKind = lines.filter((line) => line.kind === kind);
    await change(
      saveAccounts(
        kind,
        ofKind.map((line) => ({ line: line.key, accountId: accountOf(line) })),
      ),
    );
  }
  await change(`activateBookkeeping(id: "quickbooks", startDate: "${startDate}") { isMapped }`);
}
