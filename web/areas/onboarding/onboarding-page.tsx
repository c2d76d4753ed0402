import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { lastScreenOf, screenToResume, setupScreens, setupStepIds, stepOf } from "#common/onboarding/setup-steps.ts";
import type { SetupScreen, SetupState as StoredState } from "#common/onboarding/setup-steps.ts";
import { TeamModeGuard } from "#web/areas/pins/shared/team-mode-guard.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Logo } from "#web/ui/figures/logo.tsx";
import { endSetupStepMutation, skipSetupStepMutation, startSetupMutation } from "./onboarding.queries.ts";
import { text } from "./onboarding-text.ts";
import classes from "./onboarding.module.css";
import { SetupFooter } from "./setup-footer.tsx";
import { SetupRail } from "./setup-rail.tsx";
import { SetupScreenBody } from "./setup-screen.tsx";
import { keepSetupReturn } from "./shared/setup-return.ts";
import { setupKinds, stateOf } from "./shared/setup-state.ts";
import { setupQuery } from "./shared/setup.queries.ts";
import type { StoreSetup } from "./shared/setup.queries.ts";

/** The guided setup of a store: one screen at a time, which any manager can leave and go on with on another device. */
export function OnboardingPage() {
  const store = useActiveStore();
  const read = useRead(setupQuery, { live: setupKinds });
  const setup = read.status === "ready" ? read.data.storeSetup : null;
  useStart(setup);
  if (store === null) {
    return null;
  }
  return (
    <div className={classes.frame} style={{ "--store-color": store.color }}>
      <header className={classes.head}>
        <Logo size={32} />
        <strong>{store.name}</strong>
        <span className={classes.saved}>{text("frame.saved")}</span>
        <ButtonLink to="/s/$storeId/daybook/{-$date}" params={{ storeId: store.id }}>
          {text("frame.leave")}
        </ButtonLink>
      </header>
      {setup === null ? (
        <main className={classes.main}>
          <ReadState read={read} loading={<LoadingState lines={8} />} />
        </main>
      ) : (
        <OpenSetup setup={setup} storeId={store.id} />
      )}
      <TeamModeGuard first={null} />
    </div>
  );
}

/** Opening the page begins the setup; the daybook then shows what is still to do. */
function useStart(setup: StoreSetup | null): void {
  const [start] = useChange(startSetupMutation);
  const isUnbegun = setup !== null && setup.startedAt === null;
  useEffect(
    function begin() {
      keepSetupReturn(null);
      if (isUnbegun) {
        void start({});
      }
    },
    [isUnbegun, start],
  );
}

function OpenSetup({ setup, storeId }: { setup: StoreSetup; storeId: number }) {
  const search = useSearch({ from: "/onboarding/$storeId" });
  const navigate = useNavigate();
  const [resumed] = useState(() => resumeAt(setup));
  const screen = search.screen ?? resumed;
  const [firstScreen] = useState(screen);
  const step = stepOf(screen);
  const [refusal, setRefusal] = useState<{ screen: SetupScreen; text: string } | null>(null);
  const [end, isEnding] = useChange(endSetupStepMutation);
  const [skip, isSkipping] = useChange(skipSetupStepMutation);
  const open = (next: SetupScreen) =>
    navigate({ to: "/onboarding/$storeId", params: { storeId }, search: { screen: next } });
  const place = setupScreens.indexOf(screen);
  const goOn = async () => {
    const next = setupScreens[place + 1];
    await (next === undefined ? navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId } }) : open(next));
  };
  const close = async (press: typeof end | typeof skip) => {
    const outcome = await press({ step: step.id });
    if (outcome.isDone) {
      setRefusal(null);
      await goOn();
    } else {
      setRefusal({ screen, text: outcome.refused.text });
    }
  };
  const skipsTo = async () => {
    const after = setupScreens[setupScreens.indexOf(lastScreenOf(step)) + 1];
    const outcome = await skip({ step: step.id });
    await (outcome.isDone && after !== undefined ? open(after) : undefined);
  };
  const previous = setupScreens[place - 1];
  return (
    <>
      <SetupRail setup={setup} screen={screen} onOpen={(next) => void open(next)} />
      <main className={classes.main}>
        <SetupScreenBody
          key={screen}
          takesFocus={screen !== firstScreen}
          screen={screen}
          setup={setup}
          storeId={storeId}
        />
      </main>
      <SetupFooter
        step={step}
        state={stateOf(setup, step.id)}
        isLast={setupScreens[place + 1] === undefined}
        refusal={refusal?.screen === screen ? refusal.text : null}
        isBusy={isEnding || isSkipping}
        onBack={previous === undefined ? null : () => void open(previous)}
        onSkip={() => void skipsTo()}
        onNext={() => void (screen === lastScreenOf(step) ? close(end) : goOn())}
      />
    </>
  );
}

const stored: Record<string, StoredState> = { OPEN: "open", SKIPPED: "skipped", DONE: "done" };

/** A setup with nothing open begins again at its first screen, to look at. */
function resumeAt(setup: StoreSetup): SetupScreen {
  const states = setupStepIds.map((id) => ({ id, state: stored[stateOf(setup, id)] ?? "open" }));
  return screenToResume(states) ?? "welcome";
}
