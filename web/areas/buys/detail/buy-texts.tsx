import { TextState } from "#web/areas/buys/shared/text-state.tsx";
import type { BuyText } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

/** Every text about the buy, and what became of each. */
export function BuyTexts({ texts }: { texts: readonly BuyText[] }) {
  if (texts.length === 0) {
    return null;
  }
  return (
    <section className={classes.texts} aria-label={text("texts")}>
      <h3>{text("texts")}</h3>
      <ul>
        {texts.map((sent) => (
          <li key={sent.id}>
            <span>{buyText(`message.${sent.kind}`)}</span>
            <TextState sent={sent} />
          </li>
        ))}
      </ul>
    </section>
  );
}
