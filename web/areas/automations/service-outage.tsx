import type { ReactNode } from "react";
import { formatTime } from "#common/time-format.ts";
import { Problem } from "#web/areas/automations/connection/problem.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { tryServiceNowMutation } from "./automations-changes.queries.ts";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationsQuery } from "./automations.queries.ts";
import type { Integration } from "./automations.queries.ts";

type OutageProps = { integration: Pick<Integration, "id" | "name" | "outage" | "lastError"> };

/** A service that doesn't respond, on its card: since when, how often it was tried, and when it is tried next automatically. */
export function OutageFacts({ integration: { name, outage } }: { integration: Pick<Integration, "name" | "outage"> }) {
  return (
    outage !== null && (
      <>
        <strong className={classes.needed}>{text("outage.title", { name })}</strong>
        <small>
          <OutageTries outage={outage} />
        </small>
      </>
    )
  );
}

/** The same above everything else of its own page, with its last words and what waits meanwhile. */
export function OutageProblem({ integration, children }: OutageProps & { children?: ReactNode }) {
  const { name, outage, lastError } = integration;
  return (
    outage !== null && (
      <Problem title={text("outage.title", { name })} actions={<TryNow integration={integration} />}>
        {lastError !== null && <p>{lastError.text}</p>}
        <p>
          <OutageTries outage={outage} />
        </p>
        {children}
      </Problem>
    )
  );
}

function OutageTries({ outage: { tries, since, nextTryAt } }: { outage: NonNullable<Integration["outage"]> }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const time = (at: string) => formatTime(new Date(at), timeZone);
  const tried =
    since === null ? text("outage.tries", { count: tries }) : text("outage.since", { count: tries, time: time(since) });
  return `${tried} ${text("outage.next", { time: time(nextTryAt) })}`;
}

/** For who knows that the service responds again and doesn't want to wait for the next try. */
export function TryNow({ integration: { id, name } }: { integration: Pick<Integration, "id" | "name"> }) {
  const [change, isTrying] = useChange(tryServiceNowMutation);
  const tryNow = async () => {
    const outcome = await change({ id }, { refetches: [integrationsQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("outage.trying", { name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <Button kind="primary" isBusy={isTrying} onClick={() => void tryNow()}>
      {text("outage.try")}
    </Button>
  );
}
