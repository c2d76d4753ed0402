import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { setupSteps } from "#common/onboarding/setup-steps.ts";
import type { SetupStepId } from "#common/onboarding/setup-steps.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { stateOf } from "./setup-state.ts";
import type { StoreSetup } from "./setup.queries.ts";
import { setupText as text } from "./setup-text.ts";
import classes from "./setup.module.css";

/** So many open steps stand on the daybook; the setup has them all. */
const shownSteps = 5;

/** The next open steps of a store's setup, and how far it is. */
export function ChecklistCard({ setup }: { setup: StoreSetup }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const count = (state: string) => setup.steps.filter((step) => step.state === state).length;
  const open = setupSteps.filter(({ id }) => stateOf(setup, id) === "OPEN");
  const done = count("DONE");
  const to = { to: "/onboarding/$storeId", params: { storeId } } as const;
  return (
    <Card title={text("list.title")} aside={text("list.done", { done, count: setupSteps.length })} hasPadding={false}>
      <progress className={classes.progress} value={setupSteps.length - open.length} max={setupSteps.length} />
      <ul className={classes.open}>
        {open.slice(0, shownSteps).map((step, index) => (
          <li key={step.id}>
            <Link {...to} search={{ screen: step.screens[0] }} data-first={index === 0}>
              <span>
                <strong>{text(`step.${step.id}`)}</strong>
                <small>{whyOf(step.id)}</small>
              </span>
              <small>
                {index === 0 ? text("list.start", { minutes: step.minutes }) : whenOf(step)}
                <IconChevronRight size={18} aria-hidden />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.rest}>
        <IconCheck size={18} aria-hidden />
        <span>{text("list.rest", { done, skipped: count("SKIPPED") })}</span>
        <Link {...to}>{text("list.all")}</Link>
      </p>
    </Card>
  );
}

const whyOf = (id: SetupStepId): string => text(`why.${id}`);

function whenOf(step: (typeof setupSteps)[number]): string {
  return "doneBy" in step ? text("list.owner") : text("list.minutes", { minutes: step.minutes });
}
