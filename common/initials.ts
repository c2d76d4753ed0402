/** Shown instead of initials when there is no name. */
const noInitials = "N / A";

/** The first letters of up to three words of a name, or `N / A`. */
export function initialsOf(name: string | null): string {
  const letters = (name ?? "")
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? "")
    .filter((letter) => letter !== "");
  return letters.length === 0 ? noInitials : letters.slice(0, 3).join("").toUpperCase();
}
