import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { logProblem } from "#web/platform/log/log.ts";
import { currentPerson, loadPerson } from "#web/platform/person/person.ts";
import { ownPath } from "#web/platform/routing/own-path.ts";
import { makesFirstStore, storeToOpen } from "#web/platform/routing/guards.ts";
import { signOut } from "#web/platform/person/sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Logo } from "#web/ui/figures/logo.tsx";
import { useDelayed } from "#web/ui/use-delayed.ts";
import { text } from "./splash-text.ts";
import classes from "./splash-page.module.css";

type Splash = "loading" | "failed" | "no-store";

/** Learns who is signed in and which stores there are, and goes on to the one to open. */
export function SplashPage() {
  const { go } = useSearch({ from: "/" });
  const navigate = useNavigate();
  const [splash, setSplash] = useState<Splash>("loading");
  const isSlow = useDelayed(150);

  const goOn = useEffectEvent((path: string | undefined) => {
    const storeId = storeToOpen();
    const href = ownPath(path);
    if (storeId === null && makesFirstStore()) {
      void navigate({ to: "/first-store", replace: true });
    } else if (storeId === null) {
      setSplash("no-store");
    } else if (href === null) {
      void navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId }, replace: true });
    } else {
      void navigate({ href, replace: true });
    }
  });

  useEffect(
    function open() {
      if (splash !== "loading") {
        return undefined;
      }
      let isLeft = false;
      loadPerson()
        .catch((error: unknown) => {
          logProblem("The login's stores could not be read", error);
          return currentPerson();
        })
        .then((person) => {
          if (isLeft) {
            return;
          }
          if (person === null) {
            setSplash("failed");
          } else {
            goOn(go);
          }
        })
        .catch((error: unknown) => {
          logProblem("The splash could not go on", error);
        });
      return () => {
        isLeft = true;
      };
    },
    // A guard may send a person on the way to `go` back here, where this page still stands: it goes on from there.
    [splash, go],
  );

  return (
    <main className={classes.splash} aria-busy={splash === "loading"}>
      <Logo size={72} />
      {splash === "loading" && <output data-shown={isSlow}>{text("splash.loading")}</output>}
      {splash === "no-store" && <p>{text("splash.noStore")}</p>}
      {splash === "failed" && (
        <p role="alert">
          <strong>{text("splash.failed")}</strong>
          {text("splash.failedText")}
        </p>
      )}
      {splash !== "loading" && (
        <div className={classes.actions}>
          <Button kind="primary" onClick={() => setSplash("loading")}>
            {text("splash.retry")}
          </Button>
          <Button onClick={() => void signOut()}>{text("splash.signOut")}</Button>
        </div>
      )}
    </main>
  );
}
