import { ageOn } from "#common/buys/age.ts";

export type Stop = "too-young" | "do-not-buy";

type Seller = { birthDate: string | null; today: string; minimumAge: number; isDoNotBuy: boolean };

/** What a check-in is stopped for unless a manager lets it pass. An age that nobody has seen stops nothing. */
export function stopsOf({ birthDate, today, minimumAge, isDoNotBuy }: Seller): Stop[] {
  const isTooYoung = birthDate !== null && ageOn(birthDate, today) < minimumAge;
  return [...(isTooYoung ? (["too-young"] as const) : []), ...(isDoNotBuy ? (["do-not-buy"] as const) : [])];
}

export function stopText(stop: Stop, minimumAge: number): string {
  return stop === "too-young"
    ? `This seller is under ${minimumAge}. A manager can override with a note about the guardian.`
    : "Marked Do not buy. A manager can override with a note.";
}

type CheckInFields = { email: string | null; idNumber: string; hasIdNumber: boolean };
type Required = { requiresEmail: boolean; requiresIdNumber: boolean };

/** What the store's settings ask for and is not there, by field. */
export function missingFields(fields: CheckInFields, required: Required): Record<string, string[]> {
  return {
    ...(required.requiresEmail && fields.email === null && { email: ["Email is required"] }),
    ...(required.requiresIdNumber &&
      fields.idNumber === "" &&
      !fields.hasIdNumber && { idNumber: ["ID number is required"] }),
  };
}
