/**
 * Which texts a shop can mean. PostgreSQL cannot keep a NUL, no program can show half of a letter (a lone surrogate), and
 * a name of nothing but invisible signs looks like no name at all.
 */
export type TextFault = "unreadable" | "invisible";

export const textFaultWords: Record<TextFault, string> = {
  unreadable: "Remove the characters that can't be read",
  invisible: "Type characters that can be seen",
};

const unreadable = /\0|\p{Surrogate}/u;
/** U+2800 is a braille cell without dots: no space by its class, and still nothing to see. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** What is wrong with a text; null when nothing is. A text of spaces alone counts as left empty. */
export function textFault(text: string): TextFault | null {
  if (unreadable.test(text)) {
    return "unreadable";
  }
  return text.trim() === "" || visible.test(text) ? null : "invisible";
}
