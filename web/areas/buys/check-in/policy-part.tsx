import { useEffect, useRef, useState } from "react";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { text } from "./check-in-text.ts";
import { SignaturePad } from "./signature-pad.tsx";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

/** The store's policy, read to its end, and a signature on the screen or on paper. */
export function PolicyPart({ checkIn, body }: { checkIn: CheckIn; body: string }) {
  const { form } = checkIn;
  const { isOnPaper, signaturePath } = form.values;
  const [isRead, setIsRead] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(function seeWhetherItFits() {
    if (box.current !== null && isAtEnd(box.current)) {
      setIsRead(true);
    }
  }, []);
  return (
    <div className={classes.part}>
      <section
        ref={box}
        className={classes.policy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={text("policy.title")}
        onScroll={(event) => {
          if (isAtEnd(event.currentTarget)) {
            setIsRead(true);
          }
        }}
      >
        {body}
      </section>
      <p className={classes.hint}>{text("policy.read")}</p>
      {!isOnPaper && (
        <SignaturePad
          path={signaturePath}
          isDisabled={!isRead}
          error={form.errors["signaturePath"] ?? null}
          onChange={(path) => form.setValue("signaturePath", path)}
        />
      )}
      <CheckboxField {...form.field("isOnPaper")} hint={text("policy.paperHint")} />
    </div>
  );
}

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
}
