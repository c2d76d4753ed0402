import { plainText, textSegments } from "#common/texting/segments.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { text } from "./parts-text.ts";
import classes from "./parts.module.css";

/** More parts than these are worth a warning. */
const mostCheapParts = 2;

/** In how many parts the text will be sent, and what makes it more. */
export function PartMeter({ body }: { body: string }) {
  const plain = plainText(body);
  const { count, isUnicode } = textSegments(plain);
  if (count === 0) {
    return <span className={classes.parts} />;
  }
  return (
    <span className={classes.parts} data-warn={count > mostCheapParts || undefined}>
      {isUnicode || count > mostCheapParts || plain.length > longestText ? costText(plain, count) : null}
      <b>{text("parts", { count })}</b>
    </span>
  );
}

function costText(plain: string, count: number): string {
  if (plain.length > longestText) {
    return text("tooLong");
  }
  const odd = [...plain].find((character) => textSegments(character).isUnicode);
  const without = textSegments([...plain].filter((character) => !textSegments(character).isUnicode).join("")).count;
  if (odd !== undefined && without < count) {
    return text("emoji", { character: odd, count, plain: Math.max(1, without) });
  }
  return count > mostCheapParts ? text("long", { count }) : "";
}
