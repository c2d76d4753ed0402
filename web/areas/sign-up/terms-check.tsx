import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { must } from "#web/ui/form/rules.ts";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";

export const termsRule = must(text("terms.needed"), (value) => value === true);

type TermsCheckProps = FieldBinding<boolean> & { version: string; url: string | null };

/** The tick, and beside it the way to what is agreed to: in a window of its own, so that nothing typed is lost. */
export function TermsCheck({ version, url, ...field }: TermsCheckProps) {
  return (
    <div className={classes.terms}>
      <CheckboxField {...field} />
      <p>
        <a href={url ?? "/terms"} target="_blank" rel="noopener" className={classes.link}>
          {text("terms.read")}
        </a>
        {text("terms.version", { version })}
      </p>
    </div>
  );
}
