import { IconAlertTriangle, IconCircle, IconCircleCheck, IconClock } from "@tabler/icons-react";
import { daysBetween } from "#common/business-date.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import classes from "./registration.module.css";
import { askForTextNumberMutation, textRegistrationQuery } from "./registration.queries.ts";
import type { Registration } from "./registration.queries.ts";
import { text } from "./registration-text.ts";

type State = Registration["state"];

const tones: Readonly<Record<State, "plain" | "warn" | "bad" | "good">> = {
  NOT_STARTED: "plain",
  INFO_NEEDED: "warn",
  BRAND_PENDING: "plain",
  BRAND_FAILED: "bad",
  CAMPAIGN_PENDING: "plain",
  CAMPAIGN_FAILED: "bad",
  ACTIVE: "good",
  SUSPENDED: "bad",
};

/** The number, what calls to it do, and how far the carriers are with it. */
export function NumberCard({ registration }: { registration: Registration }) {
  const { state, phone, store } = registration;
  const isUs = store.country === "US";
  return (
    <Card
      title={text("number.title")}
      aside={
        isUs && (
          <span className={classes.state} data-tone={tones[state]}>
            {text(`state.${state}`)}
          </span>
        )
      }
    >
      <div className={classes.number}>
        {phone === null ? (
          <NoNumber registration={registration} />
        ) : (
          <p className={classes.phone}>{formatPhone(phone)}</p>
        )}
        <ul className={classes.facts}>
          <li>
            {store.phoneNumber === null
              ? text("number.noPhone")
              : text("number.calls", { phone: formatPhone(store.phoneNumber) })}
          </li>
          <li>{text("number.limits")}</li>
          <HiddenCalls registration={registration} />
        </ul>
      </div>
      {isUs ? <Progress registration={registration} /> : <p className={classes.about}>{text("canada")}</p>}
    </Card>
  );
}

/** Nobody can text back a caller who hides their number, so these stand here and not in a conversation. */
function HiddenCalls({ registration: { hiddenCallCount, lastHiddenCallAt } }: { registration: Registration }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (lastHiddenCallAt === null) {
    return null;
  }
  const at = new Date(lastHiddenCallAt);
  const when = `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  return <li>{text("number.hidden", { count: hiddenCallCount, when })}</li>;
}

function NoNumber({ registration }: { registration: Registration }) {
  const [ask, isBusy] = useChange(askForTextNumberMutation);
  const { hasOrderedNumber, orderProblem, hasService } = registration;
  if (!hasService) {
    return <p>{text("noService")}</p>;
  }
  if (hasOrderedNumber) {
    return orderProblem === null ? (
      <output>
        <p className={classes.making}>{text("number.making")}</p>
        <p className={classes.soft}>{text("number.makingText")}</p>
      </output>
    ) : (
      <p className={classes.refused}>{text("number.problem", { problem: orderProblem })}</p>
    );
  }
  const get = async () => {
    const outcome = await ask({}, { refetches: [textRegistrationQuery] });
    if (outcome.isDone) {
      showSnackbar({ text: text("number.asked"), color: "good" });
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <div className={classes.offer}>
      <p>{text("number.offer")}</p>
      <Button kind="primary" isBusy={isBusy} onClick={() => void get()}>
        {text("number.get")}
      </Button>
    </div>
  );
}

type StepState = "done" | "now" | "next" | "failed";

function stepsOf({
  state,
  phone,
}: Registration): { name: "number" | "company" | "texts" | "ready"; state: StepState }[] {
  const company: Readonly<Record<State, StepState>> = {
    ...{ NOT_STARTED: "next", INFO_NEEDED: "now", BRAND_PENDING: "now", BRAND_FAILED: "failed" },
    ...{ CAMPAIGN_PENDING: "done", CAMPAIGN_FAILED: "done", ACTIVE: "done", SUSPENDED: "failed" },
  };
  const texts: Readonly<Record<State, StepState>> = {
    ...{ NOT_STARTED: "next", INFO_NEEDED: "next", BRAND_PENDING: "next", BRAND_FAILED: "next" },
    ...{ CAMPAIGN_PENDING: "now", CAMPAIGN_FAILED: "failed", ACTIVE: "done", SUSPENDED: "failed" },
  };
  return [
    { name: "number", state: phone === null ? "now" : "done" },
    { name: "company", state: company[state] },
    { name: "texts", state: texts[state] },
    { name: "ready", state: state === "ACTIVE" ? "done" : "next" },
  ];
}

const icons = { done: IconCircleCheck, now: IconClock, next: IconCircle, failed: IconAlertTriangle } as const;

function Progress({ registration }: { registration: Registration }) {
  const { state, submittedAt } = registration;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const isWaiting = state === "BRAND_PENDING" || state === "CAMPAIGN_PENDING";
  return (
    <div className={classes.progress}>
      <ol className={classes.steps}>
        {stepsOf(registration).map((step) => {
          const Icon = icons[step.state];
          return (
            <li key={step.name} data-state={step.state} aria-current={step.state === "now" ? "step" : undefined}>
              <Icon size={18} aria-hidden="true" />
              <span>{text(`step.${step.name}`)}</span>
              <small>{text(`step.${step.state}`)}</small>
            </li>
          );
        })}
      </ol>
      <p className={classes.about}>{text(`about.${state}`)}</p>
      {isWaiting && submittedAt !== null && (
        <p className={classes.soft}>
          {text("day", {
            date: formatInstantDate(new Date(submittedAt), timeZone),
            count: daysBetween(localTimeAt(new Date(submittedAt), timeZone).date, today) + 1,
          })}
        </p>
      )}
    </div>
  );
}
