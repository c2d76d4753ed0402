import { relativeTime } from "#common/relative-time.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import type { Integration } from "./automations.queries.ts";
import { OutageFacts } from "./service-outage.tsx";

/** The service's health: the action needed, the last success, the last error in its own words, and what is pending. */
export function IntegrationFacts({ integration }: { integration: Integration }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { name, need, state, needsAction, lastOkAt, lastError, pendingPunches } = integration;
  if (state === "NOT_CONNECTED") {
    return null;
  }
  const time = (at: string) => relativeTime(new Date(at), { now, timeZone });
  const isNewest = lastError !== null && (lastOkAt === null || lastError.at > lastOkAt);
  return (
    <>
      <OutageFacts integration={integration} />
      {needsAction !== null && <strong className={classes.needed}>{actionWords(needsAction, { name, need })}</strong>}
      {lastError !== null && (
        <small className={isNewest ? classes.failed : undefined}>
          {text("card.lastError", { time: time(lastError.at), text: lastError.text })}
        </small>
      )}
      <small>{lastOkAt === null ? text("card.never") : text("card.lastOk", { time: time(lastOkAt) })}</small>
      {pendingPunches > 0 && (
        <small className={classes.pending}>{text("card.pending", { count: pendingPunches, name })}</small>
      )}
    </>
  );
}

function actionWords(
  action: NonNullable<Integration["needsAction"]>,
  { name, need }: Pick<Integration, "name" | "need">,
): string {
  if (need === "contacts" && action === "CHOOSE_PLACE") {
    return text("action.listGone");
  }
  if (action === "CHANGE_PLAN" && need === "bookkeeping") {
    return text("action.booksPlan", { name });
  }
  return text(action === "CHANGE_PLAN" && need === "loyalty" ? "action.loyaltyPlan" : `action.${action}`, { name });
}
