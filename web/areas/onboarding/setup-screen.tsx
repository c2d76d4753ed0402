import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { setupSteps, stepOf } from "#common/onboarding/setup-steps.ts";
import type { SetupScreen } from "#common/onboarding/setup-steps.ts";
import { PairRegister } from "#web/areas/settings/shared/pair-register.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { ReadyCategories, ReadyTaskLists } from "./ready-sets.tsx";
import { openingDatesQuery } from "./onboarding.queries.ts";
import { text } from "./onboarding-text.ts";
import classes from "./onboarding.module.css";
import { factOf, isIntro, toolsOf } from "./setup-tools.ts";
import type { IntroScreen, SetupTool } from "./setup-tools.ts";
import { keepSetupReturn } from "./shared/setup-return.ts";
import type { StoreSetup } from "./shared/setup.queries.ts";

type ScreenProps = {
  screen: SetupScreen;
  setup: StoreSetup;
  storeId: number;
  /** Its heading gets the focus: a person has come from another screen and hears where they are. */
  takesFocus: boolean;
};

/** One screen: what it is about, and the pages on which it is done, each with how it stands now. */
export function SetupScreenBody({ screen, setup, storeId, takesFocus }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function announceScreen() {
      if (takesFocus) {
        heading.current?.focus();
      }
    },
    [takesFocus],
  );
  const store = useActiveStore()?.name ?? "";
  const place = setupSteps.indexOf(stepOf(screen)) + 1;
  const tools = toolsOf(screen, useCan());
  return (
    <article className={classes.screen}>
      <header>
        <p className={classes.place}>{text("screen.place", { place, count: setupSteps.length })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {text(`title.${screen}`, { store })}
        </h1>
        <p className={classes.lead}>{text(`lead.${screen}`, { store })}</p>
      </header>
      {isIntro(screen) && <Needs screen={screen} />}
      {screen === "install" && <PairRegister />}
      {screen === "billing-intro" && <BillingNote />}
      {screen === "daybook" && setup.facts.taskLists === 0 && <ReadyTaskLists />}
      {screen === "backstock" && setup.facts.categories === 0 && <ReadyCategories />}
      {tools.length > 0 && (
        <Card hasPadding={false}>
          <ul className={classes.tools}>
            {tools.map((tool) => (
              <li key={tool.id}>
                <ToolLink tool={tool} screen={screen} storeId={storeId} fact={factOf(tool.id, setup.facts)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </article>
  );
}

/** What to have at hand before a step, and who can help. */
function Needs({ screen }: { screen: IntroScreen }) {
  const isOwner = useCan()("billing:manage");
  const payment = screen === "welcome" ? [text(isOwner ? "needs.card" : "needs.owner")] : [];
  const lines = [...text(`needs.${screen}`).split("|"), ...payment];
  return (
    <ul className={classes.needs}>
      {lines.map((line) => (
        <li key={line}>
          <IconCheck size={18} aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

type ToolLinkProps = { tool: SetupTool; screen: SetupScreen; storeId: number; fact: string | null };

/** Opens the page of the program that sets this up; the way back stands at its head. */
function ToolLink({ tool, screen, storeId, fact }: ToolLinkProps): ReactNode {
  return (
    <Link to={tool.to} params={{ storeId }} onClick={() => keepSetupReturn({ storeId, screen })}>
      <span>
        <strong>{text(`tool.${tool.id}`)}</strong>
        <small>{fact ?? text(`tool.${tool.id}.about`)}</small>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}

/** Nothing is charged before the day after Grand Opening; only an owner can pay. */
function BillingNote() {
  const read = useRead(openingDatesQuery, { live: ["Store"] });
  const isOwner = useCan()("billing:manage");
  const today = localTimeAt(useNow(), useActiveStore()?.timeZone ?? "UTC").date;
  const opens = read.status === "ready" ? read.data.storeProfile.grandOpeningOn : null;
  return (
    <Card>
      <p>{billingNote(opens, today)}</p>
      {!isOwner && <p className={classes.lead}>{text("billing.owner")}</p>}
    </Card>
  );
}

function billingNote(opens: BusinessDate | null, today: BusinessDate): string {
  if (opens === null) {
    return text("billing.noDate");
  }
  return opens < today ? text("billing.open") : text("billing.from", { date: formatDate(addDays(opens, 1)) });
}
