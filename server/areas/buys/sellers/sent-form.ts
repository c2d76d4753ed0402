import { randomUUID } from "node:crypto";
import { z } from "zod";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { SelfCheckInOutcome, selfCheckInForm } from "./self-check-in.ts";

const text = z.string().max(400).optional();
/** Names each field that the form has: whatever else is sent, such as an ID number, is refused. */
const formTexts = z.strictObject({
  ...{ id: text, firstName: text, lastName: text, mobile: text, email: text, containers: text, isDropOff: text },
  ...{ dropOffAt: text, policyId: text, language: text, buyTexts: text, marketingTexts: text },
  ...{ emailNews: text, emailSeen: text, emailMeant: text },
});

/** What was typed, with the id that the form was made with; a form that is none of ours is not understood. */
export type SentForm = { texts: z.output<typeof formTexts> & { id: string }; isUnderstood: boolean };

const idShape = z.uuid();

export function readForm(body: unknown): SentForm {
  const texts = formTexts.safeParse(body).data;
  const id = idShape.safeParse(texts?.id).data ?? randomUUID();
  // The button that takes the proposed address sends it along.
  const email = texts?.emailMeant ?? texts?.email;
  return { texts: { ...texts, email, id }, isUnderstood: texts !== undefined };
}

type Typed = z.input<typeof selfCheckInForm>;

/** What the texts of a form mean; the names of the fields that cannot be taken come back as wrong. */
export async function sendForm(
  { texts, isUnderstood }: SentForm,
  checkIn: (typed: Typed) => Promise<SelfCheckInOutcome>,
): Promise<SelfCheckInOutcome> {
  if (!isUnderstood) {
    return { kind: "wrong", fields: [] };
  }
  try {
    return await checkIn({
      id: texts.id,
      firstName: texts.firstName ?? "",
      lastName: texts.lastName ?? "",
      mobile: texts.mobile ?? "",
      email: texts.email ?? "",
      containers: Number(texts.containers),
      ...dropOffOf(texts),
      policyId: texts.policyId ?? null,
      ...consentsOf(texts),
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid-input") {
      return { kind: "wrong", fields: Object.keys(error.fields) };
    }
    throw error;
  }
}

/** What was ticked, in the language in which it was read. */
function consentsOf(texts: SentForm["texts"]) {
  return {
    language: texts.language === "es" ? ("es" as const) : ("en" as const),
    buyTexts: texts.buyTexts !== undefined,
    marketingTexts: texts.marketingTexts !== undefined,
    emailNews: texts.emailNews !== undefined,
    emailSeen: texts.emailSeen?.trim().toLowerCase() ?? null,
  };
}

/** To stay, to leave the bags now, or to bring them at the time beside the third choice. */
function dropOffOf({ isDropOff, dropOffAt }: SentForm["texts"]): Pick<Typed, "isDropOff" | "dropOffAt"> {
  return isDropOff === "later"
    ? { isDropOff: true, dropOffAt: new Date(dropOffAt ?? "") }
    : { isDropOff: isDropOff === "yes", dropOffAt: null };
}
