/** The evidence that two records are one person, and what each weighs. */
export const weights = { mobile: 60, idNumber: 60, email: 25, lastName: 15, firstName: 10 } as const;
export type Likeness = keyof typeof weights;
const likenesses = ["mobile", "idNumber", "email", "lastName", "firstName"] as const satisfies Likeness[];

export type ComparedPerson = {
  mobile: string | null;
  /** Null when it is not known, or unlike any other. */
  idNumberHash: Buffer | null;
  email: string | null;
  firstName: string;
  lastName: string;
};

/** Returns in what two records agree, the strongest first. Something unknown agrees with nothing. */
export function likenessesOf(person: ComparedPerson, other: ComparedPerson): Likeness[] {
  const agrees: Record<Likeness, boolean> = {
    mobile: sameText(person.mobile, other.mobile),
    idNumber:
      person.idNumberHash !== null && other.idNumberHash !== null && person.idNumberHash.equals(other.idNumberHash),
    email: sameText(person.email, other.email),
    lastName: sameText(person.lastName, other.lastName),
    firstName: sameText(person.firstName, other.firstName),
  };
  return likenesses.filter((likeness) => agrees[likeness]);
}

export function scoreOf(agreeing: readonly Likeness[]): number {
  return agreeing.reduce((sum, likeness) => sum + weights[likeness], 0);
}

/** From this on a link needs no person; two records that reach it do. */
export const sureScore = 75;
/** From this on a person is asked. */
export const suggestedScore = 40;

export type LinkState = "linked" | "conflict" | "suggested" | "unlinked";

/** What becomes of an unlinked customer by the scores of the records that may be meant. */
export function linkStateOf(scores: readonly number[]): LinkState {
  const sure = scores.filter((score) => score >= sureScore).length;
  if (sure > 1) {
    return "conflict";
  }
  return sure === 1 ? "linked" : scores.some((score) => score >= suggestedScore) ? "suggested" : "unlinked";
}

const undoMs = 24 * 3_600_000;

export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + undoMs);
}

/** Each phone of one record with each of the other, in both directions; a phone that both have needs no tie. */
export function phoneTies(
  phones: readonly string[],
  others: readonly string[],
): { phone: string; otherPhone: string }[] {
  const pairs = new Map<string, { phone: string; otherPhone: string }>();
  for (const phone of phones) {
    for (const otherPhone of others.filter((candidate) => candidate !== phone)) {
      pairs.set(`${phone}/${otherPhone}`, { phone, otherPhone });
      pairs.set(`${otherPhone}/${phone}`, { phone: otherPhone, otherPhone: phone });
    }
  }
  return [...pairs.values()];
}

function sameText(text: string | null, other: string | null): boolean {
  return text !== null && text.trim() !== "" && text.trim().toLowerCase() === other?.trim().toLowerCase();
}
