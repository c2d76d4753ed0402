import { IconMoonStars } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { text } from "#web/areas/nightly-mail/nightly-mail-text.ts";
import { nightlyMailQuery } from "#web/areas/nightly-mail/nightly-mail.queries.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { mailState, stateTones } from "./mail-state.ts";
import { useStoreTime } from "./use-store-time.ts";

type CardProps = {
  storeId: number;
  /** The look of the cards that it stands among. */
  look: { card: string | undefined; facts: string | undefined };
  /** What the other cards have above their button, too. */
  children: ReactNode;
};

/** The nightly report among the services that a store uses. */
export function NightlyMailCard({ storeId, look, children }: CardProps) {
  const read = useRead(nightlyMailQuery, { live: ["NightlyMail"] });
  const timeOf = useStoreTime();
  if (read.status !== "ready") {
    return null;
  }
  const { nightlyMail: mail } = read.data;
  const count = mail.readers.filter(({ state }) => state === "READS").length;
  return (
    <li className={look.card}>
      <header>
        <IconMoonStars size={24} aria-hidden="true" />
        <h2>{text("title")}</h2>
        <Badge tone={stateTones[mailState(mail)]}>{text(`state.${mailState(mail)}`)}</Badge>
      </header>
      <div className={look.facts}>
        <p>{mail.isOn ? text("card.readers", { count }) : text("card.about")}</p>
        {mail.lastSentAt !== null && <small>{text("when.lastSent", { time: timeOf(mail.lastSentAt) })}</small>}
        {mail.error !== null && <small>{mail.error}</small>}
      </div>
      {children}
      <ButtonLink
        to="/s/$storeId/settings/automations/nightly-reports"
        params={{ storeId }}
        aria-label={`${text(mail.isOn ? "card.open" : "card.setUp")} ${text("title")}`}
      >
        {text(mail.isOn ? "card.open" : "card.setUp")}
      </ButtonLink>
    </li>
  );
}
