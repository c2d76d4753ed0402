/** What a failed text asks people to do. */
export type TextWork = "call" | "ask-number" | "retry" | "carrier";

export type FailedText = {
  /** Of `textFailures`. */
  reason: string;
  /** Of the text: conversation, buy, coupon, reminder or auto. */
  kind: string;
  /** The customer's name, or else the phone. */
  customer: string;
  phone: string;
};

export type TextTask = { work: TextWork; name: string; details: string; access: "all" | "manager" };

/** These tell a person something they wait for; a call is worth its minute. */
const worthACall: readonly string[] = ["buy", "conversation"];

/** Returns null where the customer's own word stopped a text that nobody has to make up for. */
export function taskOfFailedText({ reason, kind, customer, phone }: FailedText): TextTask | null {
  const work = workFor(reason, worthACall.includes(kind));
  const missed = `The text about ${subjects[kind] ?? "their question"} didn't arrive.`;
  switch (work) {
    case "call":
      return {
        work,
        name: `Call ${customer}, ${callReasons[reason] ?? "a text didn't arrive"}`,
        ...shown({ customer, phone }, missed),
      };
    case "ask-number":
      return {
        work,
        name: `Ask ${customer} for a cell number next visit`,
        ...shown({ customer, phone }, "This number can't get texts."),
      };
    case "retry":
      return { work, name: `Text ${customer} again or call`, ...shown({ customer, phone }, missed) };
    case "carrier":
      return {
        ...{ work, access: "manager", name: "Carriers block your texts. Check your texting approval." },
        details: `First seen on a text to ${customer}. Texts to other carriers may still arrive.`,
      };
    default:
      return null;
  }
}

function workFor(reason: string, isWorthACall: boolean): TextWork | null {
  switch (reason) {
    case "landline":
      return isWorthACall ? "call" : "ask-number";
    case "opted-out":
      return isWorthACall ? "call" : null;
    case "invalid":
      return "ask-number";
    case "blocked":
    case "not-registered":
      return "carrier";
    default:
      return "retry";
  }
}

const callReasons: Readonly<Record<string, string>> = {
  landline: "a landline can't get texts",
  "opted-out": "they opted out of texts",
};

const subjects: Readonly<Record<string, string>> = {
  buy: "their buy",
  coupon: "their coupon",
  reminder: "their coupon",
};

/** A phone that stands in the task's name already is not said twice. */
function shown(
  { customer, phone }: Pick<FailedText, "customer" | "phone">,
  sentence: string,
): Pick<TextTask, "details" | "access"> {
  return { details: customer === phone ? sentence : `${phone}. ${sentence}`, access: "all" };
}
