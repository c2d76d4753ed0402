/**
 * How carriers cut a text: 160 characters of their own alphabet (GSM-7), or 153 in each of several pieces; 70 and 67 as
 * soon as one character is outside of it, such as an emoji.
 */

const gsmBasic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Each of these takes two places. */
const gsmExtended = "\f^{}\\[~]|€";

const basic = new Set(gsmBasic);
const extended = new Set(gsmExtended);

export type TextSegments = {
  count: number;
  /** One character made the whole text unicode. */
  isUnicode: boolean;
};

export function textSegments(text: string): TextSegments {
  const characters = [...text];
  const isUnicode = !characters.every((character) => basic.has(character) || extended.has(character));
  const sizes = characters.map((character) => placesOf(character, isUnicode));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total === 0) {
    return { count: 0, isUnicode };
  }
  const [alone, each] = isUnicode ? [70, 67] : [160, 153];
  return { count: total <= alone ? 1 : countPieces(sizes, each), isUnicode };
}

/** Curly quotes, dashes and the like of a phone's keyboard in plain letters, which cost less. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019\u201A\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015]/g, "-")
    .replaceAll("\u2026", "...")
    .replaceAll("\u00A0", " ");
}

function placesOf(character: string, isUnicode: boolean): number {
  return isUnicode ? character.length : extended.has(character) ? 2 : 1;
}

/** A character of two places is never cut in half, so a piece may end one early. */
function countPieces(sizes: readonly number[], each: number): number {
  let [pieces, filled] = [1, 0];
  for (const size of sizes) {
    if (filled + size > each) {
      pieces += 1;
      filled = 0;
    }
    filled += size;
  }
  return pieces;
}
