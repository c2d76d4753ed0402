/** White initials have a contrast of at least 5:1 on each of these, on light and dark pages alike. */
const colors = [
  "#a4532e",
  "#6f6226",
  "#8a4b7d",
  "#3a68a8",
  "#2b6f61",
  "#934545",
  "#5b5aa8",
  "#4d6b3c",
  "#7a5a3a",
  "#44667d",
] as const;

/** A color that stays with a name. */
export function avatarColor(name: string | null): string {
  const sum = Array.from(name ?? "").reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return colors[sum % colors.length] ?? colors[0];
}
