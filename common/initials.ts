/** Shown instead of initials when there is no name. */
const noInitials = "N / A";

/** The first letters of up to three words of a name, or `N / A`. */
export function initialsOf(name: string | null): string {
  // Every letter of Unicode is a large set, which a slow phone needs a moment to prepare: most names do without it.
  const plain = /^[A-Za-z' -]+$/.test(name ?? "");
  const [between, letter] = plain ? [/[^A-Za-z']+/, /[A-Za-z]/] : [/[^\p{L}\p{N}'’]+/u, /[\p{L}\p{N}]/u];
  const letters = (name ?? "")
    .split(between)
    .map((word) => letter.exec(word)?.[0] ?? "")
    .filter((first) => first !== "");
  return letters.length === 0 ? noInitials : letters.slice(0, 3).join("").toUpperCase();
}
