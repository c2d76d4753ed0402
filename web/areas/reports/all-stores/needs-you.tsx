import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./all-stores-text.ts";
import type { StoreNow } from "./all-stores.queries.ts";
import { matterText, needPath } from "./store-words.ts";
import classes from "./all-stores.module.css";

/** On a phone: the matters that wait for a person, one at a time at the thumb, the most urgent store's first. */
export function NeedsYou({ stores }: { stores: readonly StoreNow[] }) {
  const [turn, setTurn] = useState(0);
  const matters = stores.flatMap((store) => store.needs.map((need) => ({ store, need })));
  const place = matters.length === 0 ? 0 : turn % matters.length;
  const matter = matters[place];
  if (matter === undefined) {
    return null;
  }
  const { store, need } = matter;
  return (
    <section className={classes.you} aria-label={text("you.title")}>
      <div aria-live="polite">
        <p>{text("you.place", { place: place + 1, count: matters.length })}</p>
        <h2>{text("you.matter", { store: store.name, matter: matterText(need) })}</h2>
      </div>
      <div className={classes.youActs}>
        <ButtonLink kind="primary" to={needPath[need.kind]} params={{ storeId: Number(store.storeId) }}>
          {text(`act.${need.kind}`)}
        </ButtonLink>
        {matters.length > 1 && (
          <Button onClick={() => setTurn(place + 1)}>
            {text("you.next")}
            <IconChevronRight size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  );
}
