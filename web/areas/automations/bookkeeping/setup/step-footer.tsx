import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import type { SetupStep } from "#web/areas/automations/bookkeeping/bookkeeping-search.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { previousStep } from "./setup-progress.ts";
import classes from "./wizard.module.css";

type StepFooterProps = {
  step: SetupStep;
  /** What is still to be said of the step, beside its buttons. */
  note?: ReactNode;
  /** Of a service that is active a step stands alone. */
  hasBack?: boolean;
  children: ReactNode;
};

/** The way back and the way on; they stay in sight below a long step. */
export function StepFooter({ step, note, hasBack = true, children }: StepFooterProps) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { start } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const back = previousStep(step);
  return (
    <footer className={classes.footer}>
      <div className={classes.note}>{note}</div>
      {hasBack && back !== null && (
        <ButtonLink
          to="/s/$storeId/settings/automations/bookkeeping/$integration"
          params={{ storeId, integration }}
          search={{ step: back, start }}
        >
          {text("step.back")}
        </ButtonLink>
      )}
      {children}
    </footer>
  );
}
