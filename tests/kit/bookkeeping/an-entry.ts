import type { PageSignIn } from "#server/platform/providers/provider.ts";
import type {
  BookkeepingProvider,
  Credentials,
  EntryLine,
  EntrySide,
  OutgoingEntry,
} from "#server/adapters/bookkeeping/bookkeeping.ts";
import { accountId } from "./some-books.ts";
import type { BooksServices } from "./some-books.ts";

export type BookkeepingCase = {
  services: BooksServices;
  provider: BookkeepingProvider;
  signIn: PageSignIn;
  now: () => Date;
  /** Lets time pass. */
  pass: (ms: number) => void;
};

export const returnUrl = "https://hangtag.test/automations/connected";

type SignInCase = Pick<BookkeepingCase, "signIn" | "now"> & {
  services: Pick<BooksServices, "company" | "signInThere">;
};

/** Signs in on the service's page. Returns what is kept of it. */
export async function connect({ services, signIn, now }: SignInCase): Promise<Credentials> {
  const pageUrl = signIn.pageUrl({ state: "state-1", returnUrl });
  const returned = await services.signInThere(pageUrl, { company: services.company.id });
  return (await signIn.finish(returned, { returnUrl, now: now() })).credentials;
}

let numbers = 0;

/** Cash for used goods, $1.25 unless the test says otherwise. */
export function anEntry(
  { company }: Pick<BooksServices, "company">,
  fields: Partial<OutgoingEntry> = {},
): OutgoingEntry {
  numbers += 1;
  const lines = [aLine(company, "debit", { number: "1010" }), aLine(company, "credit", { number: "4010" })];
  return { number: `S12345-${100_000 + numbers}`, date: "2026-11-20", memo: "Sales of Nov 20", lines, ...fields };
}

export function aLine(
  company: BooksServices["company"],
  side: EntrySide,
  { number, amount = 125, classId = "501" }: { number: string; amount?: number; classId?: string | null },
): EntryLine {
  return { accountId: accountId(company, number), classId, side, amount, text: `Line of ${number}` };
}

/** A line as it is found again. */
export function withoutText({ accountId: id, classId, side, amount }: EntryLine): Omit<EntryLine, "text"> {
  return { accountId: id, classId, side, amount };
}
