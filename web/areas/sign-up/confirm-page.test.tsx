import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import type { RequestHandler } from "msw";
import { expect, test } from "vitest";
import { currentSession } from "#web/platform/session/session.ts";
import type { Session } from "#web/platform/session/session.ts";
import { ana, answersOf, authAnswer, fakeNetwork, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const nora: Session = { ...ana, email: "nora@elm.test", userId: 70, role: 3, defaultStoreId: null, token: "of-nora" };
const user = {
  id: 70,
  email: nora.email,
  full_name: "Nora Elm",
  role: 3,
  default_store_id: null,
  account_id: 9,
  stores: [],
};
const offer = { terms_version: "2026-12-01", terms_url: null, is_demo: false };
const open = { state: "open", full_name: "Nora Elm", company: "Elm Resale", email: nora.email, needs_terms: false };
const refused = (code: string, message: string) => HttpResponse.json({ code, message }, { status: 422 });

function openLink(link: () => Response, more: RequestHandler[] = [], { as = null }: { as?: Session | null } = {}) {
  network.answer(
    ...more,
    http.get("*/api/vue/user", () => HttpResponse.json(user)),
    http.get("*/api/vue/sign-up", () => HttpResponse.json(offer)),
    http.post("*/api/vue/sign-up/link", link),
    ...answersOf(nora),
  );
  return openApp("/sign-up/confirm?token=abc-7", as);
}

const confirms = (answer: () => Response) => http.post("*/api/vue/sign-up/confirm", answer);

async function choose(password: string, repeat = password): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Password"), password);
  await userEvent.type(screen.getByLabelText("Repeat password"), repeat);
  await userEvent.click(screen.getByRole("button", { name: "Set up my company" }));
}

const confirmBodies = () => seenRequests.filter(({ url }) => url.pathname.endsWith("/confirm")).map(({ body }) => body);

test("the link says what it is for, takes a password, and leads signed in to the first store", async () => {
  const app = openLink(() => HttpResponse.json(open), [confirms(() => HttpResponse.json(authAnswer(nora)))]);
  expect(await screen.findByText("Elm Resale")).toBeVisible();
  expect(screen.getByText("nora@elm.test")).toBeVisible();
  await choose("a good long one 7");
  await expect.poll(() => app.at()).toBe("/first-store");
  expect(currentSession()?.email).toBe("nora@elm.test");
  expect(confirmBodies()).toEqual([{ token: "abc-7", password: "a good long one 7", terms_version: null }]);
});

test("a password that is too short or differs from its repeat is not sent", async () => {
  openLink(() => HttpResponse.json(open));
  await choose("short", "shorter");
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(screen.getByText("Repeat password doesn't match")).toBeVisible();
  expect(confirmBodies()).toEqual([]);
});

test("a password that the server finds too easy is refused at its field", async () => {
  const easy = { code: "invalid-input", message: "No", errors: { password: ["This password is too easy to guess"] } };
  openLink(() => HttpResponse.json(open), [confirms(() => HttpResponse.json(easy, { status: 422 }))]);
  await choose("password123");
  expect(await screen.findByText("This password is too easy to guess")).toBeVisible();
});

test("a used link leads to the sign-in, also when it was used on another device meanwhile", async () => {
  const links = [open, { ...open, state: "used" }];
  openLink(
    () => HttpResponse.json(links.shift()),
    [confirms(() => refused("sign-up-link-used", "This email already has an account. Sign in."))],
  );
  await choose("a good long one 7");
  expect(await screen.findByRole("heading", { name: "You're already set up" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth/login");
});

test("an expired link is replaced with one press, and nothing is typed again", async () => {
  openLink(
    () => HttpResponse.json({ ...open, state: "expired" }),
    [
      http.post("*/api/vue/sign-up", () => refused("too-many-tries", "Too many tries. Try again in 5 minutes."), {
        once: true,
      }),
      http.post("*/api/vue/sign-up", () => HttpResponse.json({})),
    ],
  );
  await userEvent.click(await screen.findByRole("button", { name: "Send a new link" }));
  expect(await screen.findByText("Too many tries. Try again in 5 minutes.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send a new link" }));
  expect(await screen.findByText("We sent a link to nora@elm.test")).toBeVisible();
  const bodies = seenRequests.filter(({ url }) => url.pathname.endsWith("/sign-up")).map(({ body }) => body);
  expect(bodies.at(-1)).toMatchObject({ company: "Elm Resale", terms_version: "2026-12-01" });
});

test("an unknown link, and an address without one, lead to signing up", async () => {
  const app = openLink(() => refused("sign-up-link-not-valid", "This link doesn't work. Sign up again."));
  expect(await screen.findByRole("heading", { name: "This link doesn't work" })).toBeVisible();
  app.leave();
  openApp("/sign-up/confirm", null);
  expect(await screen.findByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/sign-up");
});

test("terms that changed since are agreed to here", async () => {
  openLink(
    () => HttpResponse.json({ ...open, needs_terms: true }),
    [confirms(() => HttpResponse.json(authAnswer(nora)))],
  );
  await choose("a good long one 7");
  expect(screen.getByLabelText("I agree to the new terms of service")).toBeInvalid();
  await userEvent.click(screen.getByLabelText("I agree to the new terms of service"));
  await userEvent.click(screen.getByRole("button", { name: "Set up my company" }));
  await expect.poll(() => confirmBodies()).toMatchObject([{ terms_version: "2026-12-01" }]);
});

test("a person who is signed in here reads that they are signed out by it", async () => {
  openLink(() => HttpResponse.json(open), [confirms(() => HttpResponse.json(authAnswer(nora)))], { as: ana });
  expect(await screen.findByText(/^ana@shop.test is signed in on this device/)).toBeVisible();
  await choose("a good long one 7");
  await expect.poll(() => currentSession()?.email).toBe("nora@elm.test");
});

test("a link that could not be read is tried again", async () => {
  let respond = (): Response => HttpResponse.error();
  openLink(() => respond());
  const again = await screen.findByRole("button", { name: "Try again" });
  respond = () => HttpResponse.json(open);
  await userEvent.click(again);
  expect(await screen.findByText("Elm Resale")).toBeVisible();
});
