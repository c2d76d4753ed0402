import { useState } from "react";
import { meantEmail } from "#common/inputs/email-typo.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { textsOf } from "#web/platform/language/texts.ts";
import type { TextFieldProps } from "#web/ui/fields/text-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import classes from "./email-field.module.css";

const text = textsOf("customers.email", { didYouMean: "Did you mean" });

/** An email that a customer says: an address that looks mistyped proposes the one that was meant, and is taken all the same. */
export function EmailField(props: Omit<TextFieldProps, "type" | "inputMode">) {
  const { hint, value, onChange, onBlur } = props;
  // While it is typed every address is half of another.
  const [isTyping, setIsTyping] = useState(false);
  const meant = isTyping ? null : meantEmail(value);
  const proposal = meant !== null && (
    <output className={classes.proposal}>
      {text("didYouMean")}{" "}
      <Button kind="plain" onClick={() => onChange(meant)}>
        {meant}
      </Button>
      ?
    </output>
  );
  const shown = proposal === false ? hint : proposal;
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      {...(shown !== undefined && { hint: shown })}
      onChange={(typed) => {
        setIsTyping(true);
        onChange(typed);
      }}
      onBlur={() => {
        setIsTyping(false);
        onBlur();
      }}
    />
  );
}
