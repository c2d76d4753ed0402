import { plainText } from "#common/texting/segments.ts";
import { PartMeter } from "./part-meter.tsx";
import { text } from "./parts-text.ts";
import classes from "./parts.module.css";

type TextPreviewProps = {
  label: string;
  /** With its values; nothing is shown of a blank one. */
  words: string;
  /** Names in braces that no value ever replaces. */
  unknown?: readonly string[];
};

/** A text as the customer reads it, and in how many parts it goes. */
export function TextPreview({ label, words, unknown = [] }: TextPreviewProps) {
  const plain = plainText(words);
  if (plain === "" && unknown.length === 0) {
    return null;
  }
  return (
    <section className={classes.preview} aria-label={label}>
      <small>{label}</small>
      {plain !== "" && <p>{plain}</p>}
      {unknown.map((field) => (
        <small key={field} className={classes.unknown}>
          {text("unknown", { field: `{${field}}` })}
        </small>
      ))}
      <PartMeter body={plain} />
    </section>
  );
}
