import { notFound, redirect } from "@tanstack/react-router";
import { currentTeamMode, changeTeamMode } from "#web/platform/employee/team-mode.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import type { ActiveEmployee } from "#web/platform/employee/team-mode.rules.ts";
import { can } from "#web/platform/permissions/can.ts";
import { currentPerson } from "#web/platform/person/person.ts";
import type { Session } from "#web/platform/session/session.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { activeStoreId, setActiveStore } from "#web/platform/store/active-store.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

type RouteTarget = { location: { href: string } };

/** Not signed in: to the sign-in page, and from there back to the full path asked for. */
export function requireLogin({ location }: RouteTarget): Session {
  const session = currentSession();
  if (session === null) {
    throw redirect({ to: "/auth/login", search: location.href === "/" ? {} : { go: location.href } });
  }
  return session;
}

/** A signed-in person has no business on the sign-in page: on to the start, and from there to where they wanted. */
export function requireNobody(go: string | undefined): void {
  if (currentSession() !== null) {
    throw redirect({ to: "/", search: go === undefined ? {} : { go } });
  }
}

/** The route names the store; it becomes the active one, and who works here follows from it. */
export function enterStore(target: RouteTarget, storeId: number): void {
  const session = requireLogin(target);
  const person = currentPerson();
  if (person !== null && !person.stores.some((store) => store.id === storeId)) {
    // Not there and not yours look alike.
    throw notFound();
  }
  setActiveStore(storeId);
  changeTeamMode((mode) => rules.enterStore(mode, { storeId, own: ownEmployee(session, storeId) }));
}

/** The store to open when no route names one: the active store, else the default one of the login, else its first. */
export function storeToOpen(): number | null {
  const stores = currentPerson()?.stores ?? [];
  const reachable = (id: number | null | undefined) => stores.some((store) => store.id === id);
  const storeId = [activeStoreId(), currentSession()?.defaultStoreId].find(reachable);
  return storeId ?? stores[0]?.id ?? null;
}

/** A non-manager who opens a manager's route is sent to the start, and on to the daybook, with a word about why. */
export function requireManager({ preload }: { preload: boolean }): void {
  if (can("settings:edit")) {
    return;
  }
  // A pointer that only comes near the link has not opened anything.
  if (!preload) {
    showSnackbar({ text: platformText("guard.managersOnly"), color: "bad" });
  }
  throw redirect({ to: "/" });
}

/** A register's own user has no password and no mail: it is sent to the daybook. */
export function refusePosUser(storeId: number | null): void {
  if (currentSession()?.type === "PosUser") {
    throw storeId === null
      ? redirect({ to: "/" })
      : redirect({ to: "/s/$storeId/daybook/{-$date}", params: { storeId } });
  }
}

let hasShownSplash = false;

export function markSplashShown(): void {
  hasShownSplash = true;
}

/** The first page of a visit is the splash, which knows where to go on. */
export function requireSplash({ location }: RouteTarget): void {
  if (!hasShownSplash) {
    throw redirect({ to: "/", search: { go: location.href } });
  }
}

function ownEmployee(session: Session, storeId: number): ActiveEmployee | null {
  const own = session.type === "PosUser" ? undefined : session.employees[String(storeId)];
  const activeEmployee = currentTeamMode().employee;
  if (own === undefined) {
    return null;
  }
  const fullName = currentPerson()?.full_name ?? activeEmployee?.fullName ?? session.email;
  return { id: own.employeeId, storeId, fullName, isManager: own.isManager, avatarUrl: null, how: "login" };
}
