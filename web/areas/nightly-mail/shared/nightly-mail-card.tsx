import { IconChevronRight, IconMoonStars } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { text } from "#web/areas/nightly-mail/nightly-mail-text.ts";
import { nightlyMailQuery } from "#web/areas/nightly-mail/nightly-mail.queries.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { mailState, stateTones } from "./mail-state.ts";
import { useStoreTime } from "./use-store-time.ts";

type CardProps = {
  storeId: number;
  /** The look of the cards that it stands among. */
  look: Readonly<Record<"card" | "facts" | "title" | "icon", string | undefined>>;
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
        <span className={look.icon}>
          <IconMoonStars size={20} aria-hidden="true" />
        </span>
        <div className={look.title}>
          <h2>
            <Link to="/s/$storeId/settings/automations/nightly-reports" params={{ storeId }}>
              {text("title")}
            </Link>
          </h2>
          <small>{mail.isOn ? text("card.readers", { count }) : text("card.about")}</small>
        </div>
        <Badge tone={stateTones[mailState(mail)]}>{text(`card.${mailState(mail)}`)}</Badge>
        <IconChevronRight size={18} aria-hidden="true" />
      </header>
      <div className={look.facts}>
        {mail.lastSentAt !== null && <small>{text("when.lastSent", { time: timeOf(mail.lastSentAt) })}</small>}
        {mail.error !== null && <small>{mail.error}</small>}
      </div>
      {children}
    </li>
  );
}
