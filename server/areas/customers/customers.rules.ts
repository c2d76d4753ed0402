import { phoneDigits } from "#common/phone.ts";

/** The evidence of a match, the strongest first. */
export const evidences = ["idNumber", "mobile", "email", "name"] as const;
export type Evidence = (typeof evidences)[number];

export type SearchedPerson = {
  mobile: string | null;
  email: string | null;
  /** Of state and number. */
  idNumberHash: Buffer | null;
  firstName: string;
  lastName: string;
  birthYear: number | null;
};

type CandidateFields = {
  mobile: string;
  email: string | null;
  idNumberHash: Buffer | null;
  firstName: string;
  lastName: string;
  birthYear: number | null;
};

/**
 * Returns the evidence that an existing customer is the person looked for, the strongest first; empty if there is none.
 */
export function evidenceFor(candidate: CandidateFields, searched: SearchedPerson): Evidence[] {
  const speaks: Record<Evidence, boolean> = {
    idNumber: searched.idNumberHash !== null && candidate.idNumberHash?.equals(searched.idNumberHash) === true,
    mobile: candidate.mobile === searched.mobile,
    email: searched.email !== null && candidate.email?.toLowerCase() === searched.email.toLowerCase(),
    name:
      searched.birthYear !== null &&
      candidate.birthYear === searched.birthYear &&
      sameName(candidate.firstName, searched.firstName) &&
      sameName(candidate.lastName, searched.lastName),
  };
  return evidences.filter((evidence) => speaks[evidence]);
}

/** The surest evidence decides the order; of equals who has more of it goes first, then who sold here last. */
export function inMatchOrder<Match extends { by: readonly Evidence[]; lastBuyOn: string | null }>(
  matches: readonly Match[],
): Match[] {
  const place = ({ by }: Match) => evidences.indexOf(by[0] ?? "name");
  return matches.toSorted(
    (left, right) =>
      place(left) - place(right) ||
      right.by.length - left.by.length ||
      (right.lastBuyOn ?? "").localeCompare(left.lastBuyOn ?? ""),
  );
}

function sameName(name: string, other: string): boolean {
  return other.trim() !== "" && name.trim().toLowerCase() === other.trim().toLowerCase();
}

/** E.164 of ten digits; they have been checked before. */
export function e164(phone: string): string {
  return `+1${phoneDigits(phone)}`;
}

/** Letters and digits alone: people and scanners write spaces and dashes as they like. */
export function plainIdNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

export function addressLine(address: { street: string; city: string; state: string; zip: string }): string {
  return [address.street, address.city, `${address.state} ${address.zip}`.trim()]
    .filter((part) => part !== "")
    .join(", ");
}

export const idRetentions = ["never", "30-days", "1-year", "as-law"] as const;
export type IdRetention = (typeof idRetentions)[number];

const keptDays: Readonly<Record<Exclude<IdRetention, "as-law">, number>> = { never: 0, "30-days": 30, "1-year": 365 };

/** Numbers taken before this are purged; null: the law of the place keeps them. */
export function purgeBefore(retention: IdRetention, now: Date): Date | null {
  return retention === "as-law" ? null : new Date(now.getTime() - keptDays[retention] * 86_400_000);
}

type DoNotBuySet = { doNotBuyAt: Date | null; doNotBuyBy: string | null };

/** Who set "do not buy", and when: a change of the note alone keeps both, and taking the mark away clears them. */
export function doNotBuySet(
  before: DoNotBuySet & { isDoNotBuy: boolean },
  { isDoNotBuy, at, by }: { isDoNotBuy: boolean; at: Date; by: string | null },
): DoNotBuySet {
  if (!isDoNotBuy) {
    return { doNotBuyAt: null, doNotBuyBy: null };
  }
  return before.isDoNotBuy
    ? { doNotBuyAt: before.doNotBuyAt, doNotBuyBy: before.doNotBuyBy }
    : { doNotBuyAt: at, doNotBuyBy: by };
}
