import { notFound, redirect } from "@tanstack/react-router";
import { roles } from "#common/permissions.ts";
import { currentTeamMode, changeTeamMode } from "#web/platform/employee/team-mode.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import type { ActiveEmployee } from "#web/platform/employee/team-mode.rules.ts";
import { seesAllStores } from "#web/platform/permissions/all-stores.ts";
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

/** Redirects a signed-in person from the sign-in page to the start, which goes on to `go`. */
export function requireNobody(go: string | undefined): void {
  if (currentSession() !== null) {
    throw redirect({ to: "/", search: go === undefined ? {} : { go } });
  }
}

/** Makes the route's store the active one and sets its employee. */
export function enterStore(target: RouteTarget, storeId: number): void {
  const session = requireLogin(target);
  const person = currentPerson();
  if (person !== null && !person.stores.some((store) => store.id === storeId)) {
    // A missing store and another company's store look the same.
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

/** The owner of a company that has no store yet is the person who makes the first. */
export function makesFirstStore(): boolean {
  const session = currentSession();
  return session?.type === "User" && session.role === roles.owner && currentPerson()?.stores.length === 0;
}

/** A non-manager who opens a manager's route is sent to the start, and on to the daybook, with a message that says why. */
export function requireManager({ preload }: { preload: boolean }): void {
  if (can("settings:edit")) {
    return;
  }
  // A preload on hover shows no message.
  if (!preload) {
    showSnackbar({ text: platformText("guard.managersOnly"), color: "bad" });
  }
  throw redirect({ to: "/" });
}

/** The person who has one store, or no right to see them all, has no use for the page of all stores. */
export function requireAllStores(): void {
  if (!seesAllStores()) {
    throw redirect({ to: "/" });
  }
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

/** Redirects the first page of a visit to the splash, which goes on from there. */
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
