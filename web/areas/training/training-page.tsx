import { IconSchool } from "@tabler/icons-react";
import { useEffect } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { percentOf } from "#common/percent.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { loadPerson, usePerson } from "#web/platform/person/person.ts";
import type { ReachableStore } from "#web/platform/person/person.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./shared/training-text.ts";
import classes from "./training.module.css";
import { deleteTrainingMutation, startTrainingMutation, trainingStoreQuery } from "./training.queries.ts";
import type { TrainingStore } from "./training.queries.ts";

/** Where a store's training copy is: made, renewed and deleted by its owner, opened by everyone who manages the store. */
export function TrainingPage() {
  const can = useCan();
  const store = useActiveStore();
  return (
    <Page width="reading" back={<SettingsBack />} title={text("title")}>
      {!can("training:view") && <ForbiddenState />}
      {can("training:view") &&
        store !== null &&
        (store.trainingOf === null ? <TrainingCard store={store} /> : <Here />)}
    </Page>
  );
}

/** In the copy itself there is only the way out. */
function Here() {
  const trainingOf = useActiveStore()?.trainingOf ?? null;
  const real = usePerson()?.stores.find(({ id }) => id === trainingOf);
  return (
    <Card>
      <div className={classes.stack}>
        <strong>{text("here", { store: real?.name ?? "" })}</strong>
        <p>{text("hereText", { store: real?.name ?? "" })}</p>
        {real !== undefined && (
          <ButtonLink kind="primary" to="/s/$storeId/settings/training" params={{ storeId: real.id }}>
            {text("leave", { store: real.name })}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function TrainingCard({ store }: { store: ReachableStore }) {
  const read = useRead(trainingStoreQuery, { live: ["TrainingStore"] });
  return (
    <Card>
      <div className={classes.stack}>
        <p>{text("intro", { store: store.name })}</p>
        <p>{text("practice")}</p>
        {read.status === "ready" ? (
          <Standing store={store} training={read.data.trainingStore} />
        ) : (
          <ReadState read={read} />
        )}
      </div>
    </Card>
  );
}

type StandingProps = { store: ReachableStore; training: TrainingStore | null };

function Standing({ store, training }: StandingProps) {
  const isOwner = useCan()("training:manage");
  const copy = useCopy(training);
  if (training === null) {
    return isOwner ? <StartButton label={text("make")} /> : <p>{text("askOwner")}</p>;
  }
  if (training.state === "building") {
    return <Building training={training} />;
  }
  if (training.state === "failed") {
    return (
      <section className={classes.stack}>
        <strong>{text("failed.title")}</strong>
        {isOwner ? <StartButton label={text("tryAgain")} /> : <p>{text("askOwner")}</p>}
      </section>
    );
  }
  return copy === null ? null : <Ready training={training} copy={copy} store={store} isOwner={isOwner} />;
}

/** The copy among the stores that the person reaches, which are asked for again when it is new. */
function useCopy(training: TrainingStore | null): ReachableStore | null {
  const copyId = training?.state === "ready" ? training.trainingStoreId : null;
  const copy = usePerson()?.stores.find(({ id }) => id === copyId) ?? null;
  const isMissing = copyId !== null && copy === null;
  useEffect(
    function learnOfCopy() {
      if (isMissing) {
        loadPerson().catch((error: unknown) => logProblem("The stores could not be read again", error));
      }
    },
    [isMissing],
  );
  return copy;
}

function Building({ training: { stepsDone, stepsCount } }: { training: TrainingStore }) {
  return (
    <section className={classes.stack} aria-live="polite">
      <strong>{text("building.title")}</strong>
      <div className={classes.bar}>
        <ProgressBar label={text("building.title")} tenths={percentOf(stepsDone, stepsCount)} />
      </div>
      <p className={classes.note}>
        <span>{text("building.steps", { done: stepsDone, count: stepsCount })}</span>
        <span>{text("building.leave")}</span>
      </p>
    </section>
  );
}

type ReadyProps = { training: TrainingStore; copy: ReachableStore; store: ReachableStore; isOwner: boolean };

function Ready({ training: { finishedAt, requestedBy, practicePin }, copy, store, isOwner }: ReadyProps) {
  const date = finishedAt === null ? "" : formatInstantDate(new Date(finishedAt), store.timeZone);
  return (
    <section className={classes.stack}>
      <strong>{text("ready.title", { store: copy.name })}</strong>
      <p className={classes.note}>
        <span>{text("ready.pin", { pin: practicePin })}</span>
        <span>{text("ready.made", { date, name: requestedBy })}</span>
      </p>
      <p>{text("ready.where", { store: store.name })}</p>
      <span className={classes.acts}>
        <ButtonLink
          kind="primary"
          icon={<IconSchool size={18} />}
          to="/s/$storeId/daybook/{-$date}"
          params={{ storeId: copy.id }}
        >
          {text("open")}
        </ButtonLink>
        {isOwner && <StartButton label={text("fresh")} replaces={{ copy, store }} />}
        {isOwner && <DeleteButton copy={copy} store={store} />}
      </span>
    </section>
  );
}

type Pair = { copy: ReachableStore; store: ReachableStore };

function StartButton({ label, replaces }: { label: string; replaces?: Pair }) {
  const [start, isStarting] = useChange(startTrainingMutation);
  const begin = async () => {
    const isSure = replaces === undefined || (await askTwice("fresh", replaces));
    const outcome = isSure ? await start({}, { refetches: [trainingStoreQuery] }) : null;
    if (outcome?.isDone === false) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Button kind={replaces === undefined ? "primary" : "default"} isBusy={isStarting} onClick={() => void begin()}>
      {label}
    </Button>
  );
}

function DeleteButton({ copy, store }: Pair) {
  const [remove, isRemoving] = useChange(deleteTrainingMutation);
  const begin = async () => {
    if (!(await askTwice("delete", { copy, store }))) {
      return;
    }
    const outcome = await remove({ trainingStoreId: copy.id }, { refetches: [trainingStoreQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("deleted", { store: copy.name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
    if (outcome.isDone) {
      loadPerson().catch((error: unknown) => logProblem("The stores could not be read again", error));
    }
  };
  return (
    <Button kind="bad" isBusy={isRemoving} onClick={() => void begin()}>
      {text("delete")}
    </Button>
  );
}

/** What was practiced cannot be brought back. */
function askTwice(what: "fresh" | "delete", { copy, store }: Pair): Promise<boolean> {
  return ask({
    title: text(`${what}.title`, { store: copy.name }),
    text: text(`${what}.text`, { from: store.name }),
    confirm: text(`${what}.confirm`),
    cancel: text("cancel"),
    tone: "bad",
  });
}
