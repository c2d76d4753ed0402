/** The web application in a browser-like document, its network answered by typed fakes. */
import { RouterProvider, createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { RequestHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { setAllRoutes } from "#web/app/all-routes.tsx";
import { createAppRouter, isFirstPage } from "#web/app/router.tsx";
import { endSession, startSession, watchSession } from "#web/platform/session/session.ts";
import type { Session } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { shownSnackbar } from "#web/ui/feedback/snackbar.ts";

const mapleStreet = {
  id: 1,
  name: "Maple Street",
  initials: "MPL",
  number: "12345",
  color: "#6d4aa8",
  timeZone: "America/Chicago",
};
const lakesideKids = { ...mapleStreet, id: 2, name: "Lakeside Kids", initials: "LAK", number: "24680" };

export const ana: Session = {
  email: "ana@shop.test",
  token: "token-of-ana",
  userId: 7,
  role: 0,
  type: "User",
  defaultStoreId: 1,
  accountId: 1,
  employees: {},
  supportDesk: { restoreId: null, externalId: null, email: null },
};
export const register: Session = { ...ana, email: "register@shop.test", token: "token-of-register", type: "PosUser" };
export const manager: Session = { ...ana, email: "marcus@shop.test", token: "token-of-marcus", role: 1 };

/** The sign-in response of a session. */
export function authAnswer(session: Session): Record<string, unknown> {
  return {
    email: session.email,
    authentication_token: session.token,
    id: session.userId,
    role: session.role,
    type: session.type,
    user_store_employees: {},
    default_store_id: session.defaultStoreId,
    account_id: session.accountId,
    support_desk_restore_id: null,
    support_desk_external_id: null,
    support_desk_email: null,
  };
}

type GraphqlCall = { operationName: string; variables: Record<string, unknown>; extensions?: Record<string, unknown> };
export type GraphqlFakes = Record<string, (call: GraphqlCall, request: Request) => unknown>;

/** Every request that reached the network, with its headers; not the probes of a lost connection. */
export const seenRequests: { url: URL; method: string; headers: Headers; body: unknown }[] = [];

/** The variables of every GraphQL request of this name that the page has sent, the oldest first. */
export function requestsOf(operationName: string): unknown[] {
  return seenRequests
    .flatMap(({ body }) => (Array.isArray(body) ? body : [body]))
    .filter((call) => call?.operationName === operationName)
    .map((call) => call.variables);
}

export type { Session } from "#web/platform/session/session.ts";

/** The person of a session and the stores they reach, as the server has them. */
export function personAnswer(session: Session) {
  const { userId: id, email, role } = session;
  const stores = [mapleStreet, lakesideKids];
  return { id, email, full_name: "Ana Ruiz", role, default_store_id: 1, account_id: 1, stores };
}

export function answersOf(session: Session, fakes: GraphqlFakes = {}): RequestHandler[] {
  return [
    http.get("*/api/vue/auth", () => HttpResponse.json(authAnswer(session))),
    http.get("*/api/vue/user", () => HttpResponse.json(personAnswer(session))),
    http.post("*/graphql", async ({ request }) => {
      const body: unknown = await request.clone().json();
      const calls = Array.isArray(body) ? body : [body];
      const results = await Promise.all(
        calls.map(async (call: GraphqlCall) => (await fakes[call.operationName]?.(call, request)) ?? { data: null }),
      );
      return HttpResponse.json(Array.isArray(body) ? results : results[0]);
    }),
    http.get("*/healthz", () => HttpResponse.json({ status: "ok" })),
    http.all("*", () =>
      HttpResponse.json({ code: "not-found", message: "There is nothing at this address" }, { status: 404 }),
    ),
  ];
}

/** A device that has lost its connection: the program is there and signed in, but nothing of the store arrives. */
export function withoutConnection(session: Session): RequestHandler[] {
  lostConnection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  return [http.post("*/graphql", () => HttpResponse.error()), ...answersOf(session)];
}

let lostConnection: { mockRestore: () => void } | null = null;

const network = setupServer();

type OpenApp = { router: ReturnType<typeof createAppRouter>; leave: () => void };

const openApps = new Set<OpenApp>();

/** Leaves every application. A router that is still loading would set its state after the document is gone. */
async function leaveApps(): Promise<void> {
  const apps = [...openApps];
  openApps.clear();
  apps.forEach(({ leave }) => {
    leave();
  });
  await vi
    .waitUntil(() => apps.every(({ router }) => router.state.status === "idle"))
    .catch(() => {
      // A part of the program that never comes keeps its router loading, and sets nothing.
    });
}

/** Call once at the top of a test file. */
export function fakeNetwork(): { answer: (...handlers: RequestHandler[]) => void } {
  beforeAll(() => {
    network.listen();
    network.events.on("request:start", ({ request }) => {
      const { url, method, headers } = request;
      if (url.endsWith("/healthz")) {
        return;
      }
      const seenRequest: (typeof seenRequests)[number] = { url: new URL(url), method, headers, body: null };
      // Recorded at once, because a body read later must not count in the next test.
      seenRequests.push(seenRequest);
      void request
        .clone()
        .text()
        .then((text) => {
          seenRequest.body = text === "" ? null : JSON.parse(text);
        });
    });
  });
  afterEach(async () => {
    await leaveApps();
    network.resetHandlers();
    lostConnection?.mockRestore();
    lostConnection = null;
    seenRequests.length = 0;
    endSession();
    // It would stand for seconds, and the next test would take it for its own.
    shownSnackbar.set(null);
    setActiveStore(null);
    window.localStorage.clear();
  });
  afterAll(() => {
    network.close();
  });
  return {
    answer: (...handlers) => {
      network.use(...handlers);
    },
  };
}

/** Opens a path in the application, signed in as `session` or signed out. */
export function openApp(path: string, session: Session | null) {
  if (session !== null) {
    startSession(session);
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  // As the program does before it draws the first page.
  if (!isFirstPage(path)) {
    setAllRoutes(router);
  }
  const stop = watchSession(() => void router.invalidate());
  const { unmount } = render(<RouterProvider router={router} />);
  const leave = () => {
    stop();
    unmount();
  };
  openApps.add({ router, leave });
  return {
    router,
    /** Path and query that the person is at now. */
    at: () => router.state.location.href,
    leave,
  };
}
