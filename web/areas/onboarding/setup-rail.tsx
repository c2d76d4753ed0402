import { IconCheck, IconMinus } from "@tabler/icons-react";
import { setupSteps, stepOf } from "#common/onboarding/setup-steps.ts";
import type { SetupScreen } from "#common/onboarding/setup-steps.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./onboarding-text.ts";
import classes from "./onboarding.module.css";
import { setupText } from "./shared/setup-text.ts";
import { stateOf } from "./shared/setup-state.ts";
import type { StoreSetup } from "./shared/setup.queries.ts";

type SetupRailProps = { setup: StoreSetup; screen: SetupScreen; onOpen: (screen: SetupScreen) => void };
/** Steps that belong to Automations and can all wait. */
const services: readonly string[] = ["contact-list", "bookkeeping", "loyalty"];

type Step = (typeof setupSteps)[number];

/** All steps with what became of each; a press opens one. A phone has one line that says how far it is. */
export function SetupRail({ setup, screen, onOpen }: SetupRailProps) {
  const isPhone = useIsPhone();
  const current = stepOf(screen);
  const open = setupSteps.filter(({ id }) => stateOf(setup, id) === "OPEN");
  const minutes = open.reduce((sum, step) => sum + step.minutes, 0);
  const isAtServices = current.id === "automations" || services.includes(current.id);
  const shown = setupSteps
    .map((step, index) => ({ step, place: index + 1 }))
    .filter(({ step }) => isAtServices || !services.includes(step.id));
  return (
    <nav className={classes.rail} aria-label={text("rail.label")}>
      <p className={classes.left}>
        <strong>{open.length === 0 ? text("rail.over") : text("rail.left", { count: open.length })}</strong>
        <span>{open.length > 0 && text("rail.minutes", { minutes })}</span>
      </p>
      <progress
        className={classes.progress}
        aria-label={text("rail.progress")}
        value={setupSteps.length - open.length}
        max={setupSteps.length}
      />
      {!isPhone && (
        <ol>
          {shown.map(({ step, place }) => (
            <li key={step.id} data-sub={services.includes(step.id) || undefined}>
              <button
                type="button"
                aria-current={step.id === current.id ? "step" : undefined}
                data-state={stateOf(setup, step.id)}
                onClick={() => onOpen(step.screens[0])}
              >
                <Mark place={place} state={stateOf(setup, step.id)} />
                <span>{setupText(`step.${step.id}`)}</span>
                <small>{asideOf(step, setup)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

function Mark({ place, state }: { place: number; state: string }) {
  return (
    <span className={classes.mark} aria-hidden>
      {state === "DONE" ? <IconCheck size={14} /> : state === "SKIPPED" ? <IconMinus size={14} /> : place}
    </span>
  );
}

function asideOf(step: Step, setup: StoreSetup): string {
  const state = stateOf(setup, step.id);
  if (state !== "OPEN") {
    return text(state === "DONE" ? "rail.done" : "rail.skipped");
  }
  if (step.kind === "skippable") {
    return text("rail.canSkip");
  }
  if (step.id === "automations") {
    return text("rail.canWait", { count: services.length + 1 });
  }
  return "doneBy" in step ? setupText("list.owner") : setupText("list.minutes", { minutes: step.minutes });
}
