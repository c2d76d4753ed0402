/** What a shop remembers of the sellers who come most: pure, so that a restart writes the same. */

export type Name = { firstName: string; lastName: string };

/** Returns the first word and the rest of a register's one name; a single word is both. */
export function nameOf(name: string): Name {
  const [firstName = name, ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") || firstName };
}

/** Returns a name with one letter less, as someone heard it on the phone. */
export function misheard(name: string): string {
  return name.length < 4 ? `${name}e` : `${name.slice(0, -3)}${name.slice(-2)}`;
}

/** Returns ten digits of the same area code that belong to no customer of the simulated register, whose exchange is 555. */
export function otherPhone(mobile: string): string {
  return `${mobile.slice(0, 3)}556${mobile.slice(6)}`;
}

export const regularNotes = [
  { body: "Calls before coming. Shops while we look through the pile.", isPinned: false },
  { body: "Brings everything washed and sorted by size. Worth a quick look first on busy days.", isPinned: false },
  { body: "Prefers trade. Ask before offering cash.", isPinned: true },
] as const;

export const regularTexts = [
  { isIncoming: true, body: "Do you take winter coats right now?", after: 0 },
  { isIncoming: false, body: "Yes! Coats, boots and sweaters are what we need most.", after: 12 },
  { isIncoming: true, body: "Perfect, see you Saturday", after: 20 },
] as const;
