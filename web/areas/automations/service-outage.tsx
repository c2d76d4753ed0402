import { formatTime } from "#common/time-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { tryServiceNowMutation } from "./automations-changes.queries.ts";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationsQuery } from "./automations.queries.ts";
import type { Integration } from "./automations.queries.ts";

/** A service that doesn't respond: since when, how often it was tried, and when it is tried next without anybody. */
export function OutageFacts({ integration: { name, outage } }: { integration: Pick<Integration, "name" | "outage"> }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (outage === null) {
    return null;
  }
  const time = (at: string) => formatTime(new Date(at), timeZone);
  const tries =
    outage.since === null
      ? text("outage.tries", { count: outage.tries })
      : text("outage.since", { count: outage.tries, time: time(outage.since) });
  return (
    <>
      <strong className={classes.needed}>{text("outage.title", { name })}</strong>
      <small>
        {tries} {text("outage.next", { time: time(outage.nextTryAt) })}
      </small>
    </>
  );
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
