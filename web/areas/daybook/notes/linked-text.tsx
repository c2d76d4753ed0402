/** Plain text whose web addresses can be followed. Nothing in it is ever markup. */
export function LinkedText({ body }: { body: string }) {
  return linkedParts(body).map((part) =>
    part.isLink ? (
      <a key={part.at} href={part.text} target="_blank" rel="noreferrer noopener">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

type TextPart = { at: number; text: string; isLink: boolean };

/** An address ends before the full stop or bracket that belongs to the sentence. */
const address = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}]/g;

/** A text cut into web addresses and what stands between them; `at` is where a part begins. */
export function linkedParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of body.matchAll(address)) {
    if (match.index > end) {
      parts.push({ at: end, text: body.slice(end, match.index), isLink: false });
    }
    parts.push({ at: match.index, text: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  return end < body.length ? [...parts, { at: end, text: body.slice(end), isLink: false }] : parts;
}
