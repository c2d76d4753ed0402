import { createMemoryHistory } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { requireManager } from "#web/platform/routing/guards.ts";
import { shownSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ana, answersOf, authAnswer, fakeNetwork, manager, openApp, register } from "#tests/kit/web-app.tsx";
import { setAllRoutes } from "./all-routes.tsx";
import { createAppRouter } from "./router.tsx";

const network = fakeNetwork();

afterEach(() => shownSnackbar.set(null));
const daybook = "/s/1/daybook";

test("[ACC-03] the splash asks for a login first", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/", null);
  await waitFor(() => expect(app.at()).toBe("/auth/login"));
});

test("[ACC-07] who is not signed in lands, after signing in, on the full path asked for", async () => {
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json(authAnswer(ana))),
    ...answersOf(ana),
  );
  const app = openApp("/s/1/team?filter=clockedIn", null);
  await screen.findByRole("heading", { name: "Sign in" });
  expect(new URL(app.at(), "http://shop.test").searchParams.get("go")).toContain("/s/1/team?filter=clockedIn");
  await userEvent.type(screen.getByLabelText("Email"), "ana@shop.test");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(app.at()).toBe("/s/1/team?filter=clockedIn"));
});

test("[ACC-14] every wrong sign-in shows the same message and keeps what was typed", async () => {
  const refused = { code: "invalid-sign-in", message: "Invalid email or password" };
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json(refused, { status: 401 })),
    ...answersOf(ana),
  );
  openApp("/auth/login", null);
  await userEvent.type(await screen.findByLabelText("Email"), "ana@shop.test");
  await userEvent.type(screen.getByLabelText("Password"), "wrong");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Invalid email or password")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ana@shop.test");
});

test("[ACC-04] a signed-in person who opens the sign-in page is sent to the start and on to the daybook", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/auth/login", ana);
  await waitFor(() => expect(app.at()).toBe(daybook));
});

test.each(["/auth", "/auth/"])("[ACC-04] %s alone is the sign-in page", async (path) => {
  network.answer(...answersOf(ana));
  const app = openApp(path, null);
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(app.at()).toBe("/auth/login");
});

test("[ACC-05] the reset page warns when it is opened without coming from a reset message", async () => {
  network.answer(...answersOf(ana));
  openApp("/auth/reset-password", null);
  expect(await screen.findByRole("alert")).toHaveTextContent("Open the link in our email");
});

test("the reset page does not warn when the message's link brought the person", async () => {
  network.answer(...answersOf(ana));
  openApp("/auth/reset-password?token=abc", null);
  expect(await screen.findByRole("heading", { name: "Choose a new password" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("[ACC-15] a message that could not be asked for says so in the specification's words", async () => {
  network.answer(
    http.post("*/api/vue/auth/forgot-password", () => HttpResponse.json({}, { status: 500 })),
    ...answersOf(ana),
  );
  openApp("/auth/forgot-password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "ana@shop.test");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Oops! Error has happened while processing your request")).toBeVisible();
});

test("[ACC-06] a store without a page named opens its daybook", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/1", ana);
  await waitFor(() => expect(app.at()).toBe(daybook));
});

test.each(["/s", "/s/"])("[ACC-08] %s without a store opens the login's default one", async (path) => {
  network.answer(...answersOf(ana));
  const app = openApp(path, ana);
  await waitFor(() => expect(app.at()).toBe(daybook));
});

test("[ACC-08] the route sets the active store, and the start opens the active one", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/2/daybook", ana);
  await screen.findByRole("button", { name: "Switch store. Current store: Lakeside Kids" });
  app.leave();
  const again = openApp("/", ana);
  await waitFor(() => expect(again.at()).toBe("/s/2/daybook"));
});

test("[ACC-09] a non-manager who opens the settings is sent to the start", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/1/settings/device", ana);
  await waitFor(() => expect(app.at()).toBe(daybook));
});

const whole = createAppRouter(createMemoryHistory());
setAllRoutes(whole);
const forManagers = Object.values<AnyRoute>(whole.routesById)
  .filter((route) => route.options.beforeLoad === requireManager || route.fullPath === "/onboarding/$storeId")
  .map((route) =>
    route.fullPath
      .replace("$storeId", "1")
      .replace("$integration", "homebase")
      .replace(/\{-\$\w+\}/, "")
      .replaceAll(/\$\w+/g, "3"),
  );

test("an employee who signs in on the way to a manager's page ends on the daybook, and reads why", async () => {
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json(authAnswer(ana))),
    ...answersOf(ana),
  );
  const app = openApp("/s/1/settings/users?tab=x", null);
  await userEvent.type(await screen.findByLabelText("Email"), "ana@shop.test");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(app.at()).toBe(daybook));
  expect(await screen.findByText("Only managers can open that page")).toBeInTheDocument();
});

test.each([...new Set(forManagers)])("[ACC-09] an employee on the way to %s ends on the daybook", async (go) => {
  network.answer(...answersOf(ana));
  const app = openApp(`/?go=${encodeURIComponent(go)}`, ana);
  await waitFor(() => expect(app.at()).toBe(daybook));
  expect(await screen.findByText("Only managers can open that page")).toBeInTheDocument();
  app.leave();
});

test.each([
  ["a manager's page, signed in before", "/?go=%2Fs%2F1%2Fsettings", ana],
  ["the guided setup as the first page of a visit", "/onboarding/1", ana],
  ["a register on the way to change-password", "/?go=%2Fs%2F1%2Fsettings%2Fchange-password", register],
  ["a register on the way to change-password of no store", "/?go=%2Fauth%2Fchange-password", register],
  ["the start itself", "/?go=%2F", ana],
  ["the sign-in page", "/?go=%2Fauth%2Flogin", ana],
  ["the sign-in page on the way to a manager's page", "/?go=%2Fauth%2Flogin%3Fgo%3D%252Fs%252F1%252Fsettings", ana],
  ["the start on the way to itself", "/?go=%2F%3Fgo%3D%252F", ana],
])("opening the store never stops at the splash: %s", async (_way, path, session) => {
  network.answer(...answersOf(session));
  const app = openApp(path, session);
  await waitFor(() => expect(app.at()).toBe(daybook));
});

test("a pointer over a link to a manager's page says nothing", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/1/team", ana);
  await waitFor(() => expect(app.at()).toBe("/s/1/team"));
  await app.router.preloadRoute({ to: "/s/$storeId/$", params: { storeId: 1, _splat: "settings" } });
  expect(screen.queryByText("Only managers can open that page")).toBeNull();
});

test("a manager opens the settings", async () => {
  network.answer(...answersOf(manager));
  const app = openApp("/s/1/settings", manager);
  expect(await screen.findByRole("heading", { name: "Maple Street settings" })).toBeVisible();
  expect(app.at()).toBe("/s/1/settings");
});

test("[ACC-10] a register that opens change-password is sent to the daybook", async () => {
  network.answer(...answersOf(register));
  const app = openApp("/s/1/settings/change-password", register);
  await waitFor(() => expect(app.at()).toBe(daybook));
});

async function changePassword(status: number): Promise<void> {
  const answer = () => HttpResponse.json({ message: "told" }, { status });
  network.answer(http.post("*/api/vue/auth/change-password", answer), ...answersOf(manager));
  openApp("/auth/change-password", manager);
  await userEvent.type(await screen.findByLabelText("Old password"), "old password");
  await userEvent.type(screen.getByLabelText("New password"), "a new password");
  await userEvent.type(screen.getByLabelText("Repeat new password"), "a new password");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}

test("[ACC-16] a refused change of the password says so and keeps the form", async () => {
  await changePassword(422);
  expect(await screen.findByText("There was an error processing your request")).toBeVisible();
  expect(screen.getByLabelText("Old password")).toHaveValue("old password");
});

test("[ACC-16] changing the password shows a message", async () => {
  await changePassword(200);
  expect(await screen.findByText("Password changed successfully")).toBeInTheDocument();
});

test("the tab is named after the page's heading, and after the dialog over it", async () => {
  network.answer(...answersOf(manager));
  const app = openApp("/s/1/settings", manager);
  await waitFor(() => expect(document.title).toBe("Maple Street settings · Hangtag"));
  await app.router.navigate({ to: "/s/$storeId/settings/change-password", params: { storeId: 1 } });
  await waitFor(() => expect(document.title).toBe("Change password · Hangtag"));
  await app.router.navigate({ to: "/s/$storeId/about", params: { storeId: 1 } });
  await waitFor(() => expect(document.title).toBe("About Hangtag · Hangtag"));
});

test("an owner who opens the support users' page is not sent to a manager", async () => {
  const owner = { ...manager, role: 3 };
  network.answer(...answersOf(owner));
  openApp("/s/1/support", owner);
  expect(await screen.findByText("This page is for Hangtag support")).toBeVisible();
  expect(screen.queryByText(/Ask a manager/)).toBeNull();
});

test("a token that the server no longer knows signs out everywhere", async () => {
  const refused = { code: "not-signed-in", message: "Sign in first" };
  network.answer(
    http.get("*/api/vue/user", () => HttpResponse.json(refused, { status: 401 })),
    ...answersOf(ana),
  );
  const app = openApp("/s/1/team", ana);
  await waitFor(() => expect(app.at()).toMatch(/^\/auth\/login/));
});

test("an address that is nowhere says so", async () => {
  network.answer(...answersOf(ana));
  openApp("/s/1/nowhere", ana);
  expect(await screen.findByText("Page not found")).toBeVisible();
});
