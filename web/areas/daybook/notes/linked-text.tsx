import { linkedParts } from "./linked-parts.ts";

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
