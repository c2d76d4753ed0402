import { ownTermsVersion } from "#common/people/terms.ts";
import { productName } from "#web/platform/product-name.ts";
import { Logo } from "#web/ui/figures/logo.tsx";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";
import { termsParts } from "./terms-text.ts";

/** What an owner agrees to who signs up. */
export function TermsPage() {
  return (
    <main className={classes.legal}>
      <div className={classes.brand}>
        <Logo size={32} />
        <span>{productName}</span>
      </div>
      <header>
        <h1>{text("terms.title")}</h1>
        <p className={classes.soft}>{text("terms.version", { version: ownTermsVersion })}</p>
      </header>
      {termsParts.map(({ title, paragraphs }) => (
        <section key={title} className={classes.words}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
  );
}
