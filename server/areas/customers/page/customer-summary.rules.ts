type PhoneWord = { purpose: "all" | "buys" | "marketing"; isYes: boolean; at: Date };
type Permissions = { isOptedOut: boolean; buys: boolean; marketing: boolean };

/** `not-asked` is no consent that nobody refused. */
export type TextAnswer = { answer: "yes" | "no" | "not-asked"; at: Date | null };

export type TextWords = {
  isOptedOut: boolean;
  /** Null when the stop came with another phone or record of the customer. */
  optedOutAt: Date | null;
  buys: TextAnswer;
  marketing: TextAnswer;
};

/** Returns what a customer's phone has agreed to, as the guard reads it, with the instants of the words. */
export function textWords(permissions: Permissions, words: readonly PhoneWord[]): TextWords {
  const stop = words.find(({ purpose, isYes }) => purpose === "all" && !isYes);
  const wordOf = (purpose: "buys" | "marketing"): TextAnswer => {
    const word = words.find((candidate) => candidate.purpose === purpose);
    if (permissions[purpose] && !permissions.isOptedOut) {
      return { answer: "yes", at: word?.at ?? null };
    }
    const isRefused = permissions.isOptedOut || word !== undefined;
    return { answer: isRefused ? "no" : "not-asked", at: isRefused ? (stop?.at ?? word?.at ?? null) : null };
  };
  return {
    isOptedOut: permissions.isOptedOut,
    optedOutAt: permissions.isOptedOut ? (stop?.at ?? null) : null,
    buys: wordOf("buys"),
    marketing: wordOf("marketing"),
  };
}
