import { Outlet, useLocation, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { ForgottenClockOut } from "#web/areas/timecards/shared/forgotten-clock-out.tsx";
import { useTakeOff } from "#web/areas/bounceback/shared/take-off.ts";
import { TeamModeGuard } from "#web/areas/pins/shared/team-mode-guard.tsx";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { ReadsOfEmployee } from "#web/platform/graphql/reads-of-employee.tsx";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { readKept } from "#web/platform/browser/kept.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import type { ReachableStore } from "#web/platform/person/person.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useTillPresence } from "#web/platform/till/tills.ts";
import { text } from "#web/app/app-text.ts";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { storeDataFor } from "./store-data-for.ts";
import { Header } from "./header.tsx";
import { InsideShell } from "./inside-shell.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { PosNotice } from "./pos-notice.ts";
import { Rail } from "./rail.tsx";
import { ShellKeys } from "./shell-keys.tsx";
import classes from "./store-shell.module.css";
import { useShellNotices } from "./use-shell-notices.ts";
import { useStoreDetailsLive } from "./use-store-details-live.ts";

/** Follows a PIN, so a person at their own sign-in never sees it. */
const ClockOffer = lazyWithTimeout(async () => (await import("#web/areas/clock/shared/clock-offer.tsx")).ClockOffer);

/** Only a store that is being set up has a way back to that. */
const SetupDock = lazyWithTimeout(async () => (await import("#web/areas/onboarding/shared/setup-dock.tsx")).SetupDock);

/** Nobody needs them before a payment has failed. */
const BillingBanner = lazyWithTimeout(
  async () => (await import("#web/areas/billing/shared/billing-banner.tsx")).BillingBanner,
);
const StoreLock = lazyWithTimeout(async () => (await import("#web/areas/billing/shared/store-lock.tsx")).StoreLock);

/** Nobody needs them before a coupon was used. */
const loadTakeOff = () => import("#web/areas/bounceback/shared/take-off-card.tsx");
const TakeOffDialog = lazyWithTimeout(async () => (await loadTakeOff()).TakeOffDialog);
const TakeOffCard = lazyWithTimeout(async () => (await loadTakeOff()).TakeOffCard);

/** The frame around every page of a store: navigation, the active employee, and notices. */
export function StoreShell() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const store = useActiveStore();
  const { turn, isOn } = useTeamMode();
  const data = storeDataFor(storeId, turn);
  const isPhone = useIsPhone();
  useTillPresence();
  useShellNotices();
  useStoreDetailsLive();
  return (
    <StoreDataContext key={`${storeId}/${turn}`} value={data}>
      <ReadsOfEmployee />
      <PosNotice />
      <div className={classes.shell} style={{ "--store-color": store?.color ?? "var(--accent)" }}>
        <a href="#page" className={classes.skip}>
          {text("shell.skip")}
        </a>
        {!isPhone && <Rail />}
        <Header />
        <main id="page" className={classes.page} tabIndex={-1}>
          {isOn && (
            <Later>
              <Suspense>
                <ClockOffer />
              </Suspense>
            </Later>
          )}
          {readKept("setup") !== null && (
            <Suspense>
              <SetupDock storeId={storeId} />
            </Suspense>
          )}
          <InsideShell value>
            <PaidPage billing={store?.billing ?? null} />
          </InsideShell>
        </main>
        {isPhone && <PhoneBar />}
      </div>
      <ShellKeys />
      <Guard />
      <Later>
        <ForgottenClockOut />
      </Later>
    </StoreDataContext>
  );
}

/** The page, under a banner where a payment failed; of a locked store the pages of billing and export alone. */
function PaidPage({ billing }: { billing: ReachableStore["billing"] }) {
  const { pathname } = useLocation();
  const isLocked = billing?.step === "locked" && !/\/settings\/(billing|export)$/.test(pathname);
  return (
    <>
      {billing !== null && billing.step !== "locked" && (
        <Suspense>
          <BillingBanner step={billing.step} days={billing.days ?? 0} />
        </Suspense>
      )}
      {isLocked ? (
        <Suspense>
          <StoreLock days={billing.days} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </>
  );
}

/** What is still to be taken off stays in sight on every page, over a lock, and after a reload. */
function Guard() {
  const takeOff = useTakeOff();
  const shown = (Card: typeof TakeOffCard) =>
    takeOff === null ? null : (
      <Suspense>
        <Card takeOff={takeOff} />
      </Suspense>
    );
  return (
    <>
      {shown(TakeOffDialog)}
      <TeamModeGuard first={shown(TakeOffCard)} />
    </>
  );
}
