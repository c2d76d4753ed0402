import { Children, useState } from "react";
import type { ReactNode } from "react";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";

/** A list; on a phone one line of it at a time, so that a thumb meets one question. */
export function OneByOne({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone();
  const lines = Children.toArray(children);
  const [wanted, setPlace] = useState(0);
  if (!isPhone || lines.length < 2) {
    return <ul>{lines}</ul>;
  }
  const place = Math.min(wanted, lines.length - 1);
  return (
    <>
      <ul>{lines[place]}</ul>
      <div className={classes.actions}>
        <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
          {text("people.previous")}
        </Button>
        <span>{text("people.place", { place: place + 1, count: lines.length })}</span>
        <Button disabled={place === lines.length - 1} onClick={() => setPlace(place + 1)}>
          {text("people.next")}
        </Button>
      </div>
    </>
  );
}
