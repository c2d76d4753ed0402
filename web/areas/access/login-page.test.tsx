import { sendHeadCall } from "#web/platform/calls/head-call.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { ana, answersOf, authAnswer, fakeNetwork, manager, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const demonstration = {
  signIns: [
    { email: "owner@demo.test", name: "Evelyn Hart", kind: "owner" },
    { email: "manager@demo.test", name: "Marcus King", kind: "manager" },
  ],
  registers: [{ name: "Front", deviceToken: "token-of-front" }],
  password: "hangtag-demo",
  pin: "4816",
  busyDay: "/s/1/daybook/2026-11-21",
};

test("a wrong password is said in the specification's words, and what was typed stays", async () => {
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json({}, { status: 401 })),
    ...answersOf(ana),
  );
  openApp("/auth/login", null);
  await userEvent.type(await screen.findByLabelText("Email"), "ana@shop.test");
  await userEvent.type(screen.getByLabelText("Password"), "wrong password");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Invalid email or password")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ana@shop.test");
  expect(screen.queryByRole("region", { name: "Sample company" })).toBeNull();
});

test("a server that fails is not taken for a wrong password", async () => {
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json({}, { status: 503 })),
    ...answersOf(ana),
  );
  openApp("/auth/login", null);
  await userEvent.type(await screen.findByLabelText("Email"), "ana@shop.test");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse{Enter}");
  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible();
});

test("both fields are needed before anything is sent", async () => {
  network.answer(...answersOf(ana));
  openApp("/auth/login", null);
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(seenRequests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a device without a connection reads that signing in has to wait", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  network.answer(...answersOf(ana));
  openApp("/auth/login", null);
  expect(await screen.findByText("This device is offline. Sign in once it's back online.")).toBeVisible();
  onLine.mockRestore();
});

test("the demonstration stands apart, says what is simulated, and signs a person in with one press", async () => {
  network.answer(
    http.get("*/api/vue/demonstration", () => HttpResponse.json(demonstration)),
    http.post("*/api/vue/auth", () => HttpResponse.json(authAnswer(manager))),
    ...answersOf(manager),
  );
  const app = openApp("/auth/login", null);
  expect(await screen.findByText(/simulated/)).toBeVisible();
  expect(screen.getByText(/Password: hangtag-demo/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Marcus King/ }));
  await waitFor(() => expect(app.at()).toContain("/daybook"));
  const bodies = seenRequests.map(({ body }) => body);
  expect(bodies).toContainEqual(expect.objectContaining({ email: "manager@demo.test" }));
});

test("where there is no demonstration, the page's head has asked for it and nobody asks again", async () => {
  const answer = vi.fn(() => new HttpResponse(null, { status: 404 }));
  network.answer(http.get("*/api/vue/demonstration", answer));
  sendHeadCall("/demonstration");
  openApp("/auth/login", null);
  expect(await screen.findByLabelText(/^Email/)).toBeVisible();
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await userEvent.type(screen.getByLabelText(/^Email/), "ana@shop.test");
  expect(answer).toHaveBeenCalledTimes(1);
});

test("a register of the demonstration that is paired later comes to the page", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: false });
  const registers: (typeof demonstration)["registers"] = [];
  network.answer(
    http.get("*/api/vue/demonstration", () => HttpResponse.json({ ...demonstration, registers })),
    ...answersOf(manager),
  );
  openApp("/auth/login", null);
  expect(await screen.findByRole("button", { name: /Evelyn Hart/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Front/ })).toBeNull();
  registers.push({ name: "Front", deviceToken: "token-of-front" });
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(await screen.findByRole("button", { name: /Front/ })).toBeVisible();
});

test("the way to a forgotten password is one press", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/auth/login", null);
  await userEvent.click(await screen.findByRole("link", { name: "Forgot password" }));
  expect(await screen.findByRole("heading", { name: "Forgot password" })).toBeVisible();
  expect(app.at()).toBe("/auth/forgot-password");
});

test("signing up is offered where the server takes sign-ups, and nowhere else", async () => {
  network.answer(...answersOf(ana));
  const closed = openApp("/auth/login", null);
  expect(await screen.findByRole("link", { name: "Forgot password" })).toBeVisible();
  await waitFor(() => expect(seenRequests.some(({ url }) => url.pathname === "/api/vue/sign-up")).toBe(true));
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  closed.leave();
  const offer = { terms_version: "2026-12-01", terms_url: null, is_demo: false };
  network.answer(
    http.get("*/api/vue/sign-up", () => HttpResponse.json(offer)),
    ...answersOf(ana),
  );
  const app = openApp("/auth/login", null);
  await userEvent.click(await screen.findByRole("link", { name: "Sign up" }));
  await expect.poll(() => app.at()).toBe("/sign-up");
});
