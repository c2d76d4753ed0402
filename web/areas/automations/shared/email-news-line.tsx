import { formatInstantDate } from "#common/date-format.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { answerEmailNewsMutation, emailNewsQuery } from "./email-news.queries.ts";
import classes from "./email-news.module.css";
import { text } from "./email-news-text.ts";
import { useServiceChange } from "./use-service-change.ts";

type EmailNews = ResultOf<typeof emailNewsQuery>["emailNews"];

/** Whether a customer gets the store's email: their own word, and above it what the contact list says of the address. */
export function EmailNewsLine({ customerId, name }: { customerId: string; name: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const mayEdit = useCanAfterPin()("customers:edit");
  const read = useRead(emailNewsQuery, { variables: { customerId }, live: ["Customer", "Integration"] });
  const [answer, isSaving] = useServiceChange(answerEmailNewsMutation, [emailNewsQuery]);
  if (read.status !== "ready") {
    return null;
  }
  const news = read.data.emailNews;
  const isYes = news.isGiven === true;
  const say = () =>
    void answer({ id: newId(), customerId, isGiven: !isYes }, text(isYes ? "stopped" : "agreed", { name }));
  return (
    <div className={classes.line}>
      <span>
        <b>{text("title")}</b> {wordsOf(news, timeZone)}
        {news.stop !== null && <small>{text("for")}</small>}
      </span>
      {mayEdit && news.stop === null && (
        <Button isCompact isBusy={isSaving} onClick={say}>
          {text(isYes ? "stop" : "agree")}
        </Button>
      )}
    </div>
  );
}

function wordsOf({ isGiven, at, stop }: EmailNews, timeZone: string): string {
  const date = (instant: string) => formatInstantDate(new Date(instant), timeZone);
  if (stop !== null) {
    return text(`stop.${stop.reason}`, { service: stop.service, date: date(stop.at) });
  }
  return isGiven === null || at === null ? text("notAsked") : text(isGiven ? "yes" : "no", { date: date(at) });
}
