import { likenessesOf, linkStateOf, scoreOf } from "#server/areas/customers/merging/merging.rules.ts";
import type { Likeness, LinkState } from "#server/areas/customers/merging/merging.rules.ts";

export type OurPerson = { mobile: string; email: string | null; firstName: string; lastName: string };

export type RegisterPerson = {
  name: string;
  phoneDigits: string | null;
  customerCode: string | null;
  email: string | null;
};

export type Scored = { agreesIn: Likeness[]; score: number };

/**
 * Compares a customer with a customer of the register. The mobile may stand in the register's phone or, of ten digits, in
 * Customer Code; the register keeps one name, whose last word is the last name.
 */
export function scored(person: OurPerson, register: RegisterPerson): Scored {
  const words = register.name.trim().split(/\s+/);
  const digits = person.mobile.replace(/^\+1/, "");
  const isSamePhone = digits !== "" && [register.phoneDigits, register.customerCode].includes(digits);
  const agreesIn = likenessesOf(
    { ...person, mobile: isSamePhone ? digits : null, idNumberHash: null },
    {
      mobile: isSamePhone ? digits : null,
      idNumberHash: null,
      email: register.email,
      firstName: words.length > 1 ? (words[0] ?? "") : "",
      lastName: words.at(-1) ?? "",
    },
  );
  return { agreesIn, score: scoreOf(agreesIn) };
}

export type StoreLinkState = LinkState | "missing";

/** How a customer stands with a store's register: a link whose customer is gone there is missing. */
export function storeLinkState(links: readonly { isGone: boolean }[], scores: readonly number[]): StoreLinkState {
  if (links.some(({ isGone }) => !isGone)) {
    return "linked";
  }
  if (links.length > 0) {
    return "missing";
  }
  const state = linkStateOf(scores);
  return state === "linked" ? "suggested" : state;
}
