import { IconChevronRight, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatPhone } from "#common/phone.ts";
import { textRegistrationQuery } from "#web/areas/texting/registration/registration.queries.ts";
import type { Registration } from "#web/areas/texting/registration/registration.queries.ts";
import { text } from "#web/areas/texting/registration/registration-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";

export type CardState = "NOT_CONNECTED" | "CONNECTED" | "ACTIVE" | "ERROR";

/** How a card among the services puts what the carriers think of the store's number. */
export function textingCardState({ state, phone, store, orderProblem }: Registration): CardState {
  if (orderProblem !== null || state === "BRAND_FAILED" || state === "CAMPAIGN_FAILED" || state === "SUSPENDED") {
    return "ERROR";
  }
  if (phone === null) {
    return "NOT_CONNECTED";
  }
  return state === "ACTIVE" || store.country !== "US" ? "ACTIVE" : "CONNECTED";
}

const tones = { NOT_CONNECTED: "neutral", CONNECTED: "warn", ACTIVE: "good", ERROR: "bad" } as const;

type CardProps = {
  storeId: number;
  /** The look of the cards that it stands among. */
  look: Readonly<Record<"card" | "facts" | "title" | "icon" | "needed", string | undefined>>;
  /** What the other cards have above their button, too. */
  children: ReactNode;
};

/** The store's text number among the services that it uses; nothing where the installation has no texting. */
export function TextingCard({ storeId, look, children }: CardProps) {
  const read = useRead(textRegistrationQuery, { live: ["Store"] });
  if (read.status !== "ready" || !read.data.textRegistration.hasService) {
    return null;
  }
  const registration = read.data.textRegistration;
  const state = textingCardState(registration);
  return (
    <li className={look.card} data-state={state}>
      <header>
        <span className={look.icon}>
          <IconMessage size={20} aria-hidden="true" />
        </span>
        <div className={look.title}>
          <h2>
            <Link to="/s/$storeId/texting/settings/number" params={{ storeId }}>
              {text("card.title")}
            </Link>
          </h2>
          <small>{registration.phone === null ? text("card.noNumber") : formatPhone(registration.phone)}</small>
        </div>
        <Badge tone={tones[state]}>{text(`card.${state}`)}</Badge>
        <IconChevronRight size={18} aria-hidden="true" />
      </header>
      <div className={look.facts}>
        <Facts registration={registration} state={state} needed={look.needed} />
      </div>
      {children}
      <NextPress registration={registration} storeId={storeId} />
    </li>
  );
}

type FactsProps = { registration: Registration; state: CardState; needed: string | undefined };

/** What goes out, or what keeps it from going out, in the carrier's own words where it has said some. */
function Facts({ registration, state, needed }: FactsProps) {
  const { problems, orderProblem, use } = registration;
  if (state === "NOT_CONNECTED") {
    return <p>{text("card.about")}</p>;
  }
  if (state === "ERROR") {
    return (
      <>
        <strong className={needed}>{text(`state.${registration.state}`)}</strong>
        {[...(orderProblem === null ? [] : [orderProblem]), ...problems.map((problem) => problem.text)]
          .slice(0, 2)
          .map((words) => (
            <small key={words}>{words}</small>
          ))}
        <small>{text("card.incoming")}</small>
      </>
    );
  }
  return (
    <>
      {state === "CONNECTED" && <strong>{text(`state.${registration.state}`)}</strong>}
      <small>{text("card.month", { count: use?.monthTexts ?? 0 })}</small>
    </>
  );
}

/** One press from what a person has to do; none while the carriers look, and none that only support can do. */
function NextPress({ registration: { state, phone }, storeId }: { registration: Registration; storeId: number }) {
  const isFix = state === "BRAND_FAILED" || state === "CAMPAIGN_FAILED";
  const words = isFix
    ? text("card.fix")
    : phone === null
      ? text("card.connect")
      : state === "INFO_NEEDED" || state === "NOT_STARTED"
        ? text("card.enter")
        : null;
  return (
    words !== null && (
      <ButtonLink kind={isFix ? "primary" : "default"} to="/s/$storeId/texting/settings/number" params={{ storeId }}>
        {words}
      </ButtonLink>
    )
  );
}
