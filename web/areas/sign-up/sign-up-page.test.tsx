import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const offer = { terms_version: "2026-12-01", terms_url: null, is_demo: false };
const path = "*/api/vue/sign-up";

function openSignUp(send: () => Response | Promise<Response>, offered: object = offer) {
  network.answer(
    http.get(path, () => HttpResponse.json(offered)),
    http.post(path, send),
    ...answersOf(ana),
  );
  return openApp("/sign-up", null);
}

async function typeAll(): Promise<void> {
  await fill(await screen.findByLabelText("Your name"), "Nora Elm");
  await fill(screen.getByLabelText("Company"), "Elm Resale");
  await fill(screen.getByLabelText("Email"), "nora@elm.test");
}

const agree = () => userEvent.click(screen.getByLabelText("I agree to the terms of service"));
const send = () => userEvent.click(screen.getByRole("button", { name: "Send the link" }));
const sentBodies = () => seenRequests.filter(({ method }) => method === "POST").map(({ body }) => body);

test("an owner types name, company and email, agrees to the terms, and is told to look into the mailbox", async () => {
  openSignUp(() => HttpResponse.json({ message: "Check your email" }));
  await typeAll();
  expect(screen.getByRole("link", { name: "Read the terms" })).toHaveAttribute("href", "/terms");
  await agree();
  await send();
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
  expect(screen.getByText("We sent a link to nora@elm.test")).toBeVisible();
  await expect
    .poll(sentBodies)
    .toEqual([{ full_name: "Nora Elm", company: "Elm Resale", email: "nora@elm.test", terms_version: "2026-12-01" }]);
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("Sent again to nora@elm.test")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Change the email" }));
  expect(await screen.findByLabelText("Company")).toHaveValue("Elm Resale");
});

test("what is missing is said at its field, the terms too, and nothing is sent", async () => {
  openSignUp(() => HttpResponse.json({}));
  await fill(await screen.findByLabelText("Email"), "nora at elm");
  await send();
  for (const label of ["Your name", "Company", "Email", "I agree to the terms of service"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(screen.getByLabelText("Your name")).toHaveFocus();
  expect(screen.getByText("Agree to the terms to go on")).toBeVisible();
  expect(sentBodies()).toEqual([]);
});

test.each([
  [
    429,
    { code: "too-many-tries", message: "Too many tries. Try again in 60 minutes." },
    "Too many tries. Try again in 60 minutes.",
  ],
  [422, { code: "invalid-input", message: "No", errors: { company: ["Use letters"] } }, "Use letters"],
  [500, {}, /^Something went wrong on our side/],
])("a %s keeps what was typed and says %j", async (status, body, words) => {
  openSignUp(() => HttpResponse.json(body, { status }));
  await typeAll();
  await agree();
  await send();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText("Company")).toHaveValue("Elm Resale");
});

test("a server that is out of reach is said, and the next press sends", async () => {
  let respond = (): Response => HttpResponse.error();
  openSignUp(() => respond());
  await typeAll();
  await agree();
  await send();
  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible();
  respond = () => HttpResponse.json({});
  await send();
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
});

test("terms that changed meanwhile are shown with their version and agreed to again", async () => {
  const offers = [offer, { ...offer, terms_version: "2027-05-01", terms_url: "https://elm.test/terms" }];
  const changed = { code: "invalid-input", message: "No", errors: { terms: ["The terms have changed."] } };
  network.answer(
    http.get(path, () => HttpResponse.json(offers.shift())),
    http.post(path, () => HttpResponse.json(changed, { status: 422 })),
    ...answersOf(ana),
  );
  openApp("/sign-up", null);
  await typeAll();
  await agree();
  await send();
  expect(await screen.findByText("Version 2027-05-01")).toBeVisible();
  expect(screen.getByLabelText("I agree to the terms of service")).not.toBeChecked();
  expect(screen.getByText("The terms have changed.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Read the terms" })).toHaveAttribute("href", "https://elm.test/terms");
  expect(screen.getByLabelText("Email")).toHaveValue("nora@elm.test");
});

test("where sign-up is switched off the page says whom to ask", async () => {
  network.answer(...answersOf(ana));
  openApp("/sign-up", null);
  expect(await screen.findByRole("heading", { name: "Sign-up is closed" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/auth/login");
});

test("a page that did not load is tried again with one press", async () => {
  const answers = [HttpResponse.json({}, { status: 500 }), HttpResponse.json(offer)];
  network.answer(
    http.get(path, () => answers.shift()),
    ...answersOf(ana),
  );
  openApp("/sign-up", null);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Your name")).toBeVisible();
});

test("a device without a connection says so, and loads once it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let respond = (): Response => HttpResponse.error();
  network.answer(
    http.get(path, () => respond()),
    ...answersOf(ana),
  );
  openApp("/sign-up", null);
  expect(await screen.findByText("This device is offline")).toBeVisible();
  onLine.mockRestore();
  respond = () => HttpResponse.json(offer);
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByLabelText("Your name")).toBeVisible();
});

test("a connection that is back by the time the page says that it is gone is not missed", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get");
  onLine.mockImplementation(() => screen.queryByText("This device is offline") !== null);
  const answers = [HttpResponse.error(), HttpResponse.json(offer)];
  network.answer(
    http.get(path, () => answers.shift()),
    ...answersOf(ana),
  );
  openApp("/sign-up", null);
  expect(await screen.findByLabelText("Your name")).toBeVisible();
  onLine.mockRestore();
});

test("a demonstration shows the mail that it would have sent, and its link", async () => {
  const text = "Hello Nora,\n\nConfirm email:\nhttp://shop.test/sign-up/confirm?token=abc-7\n\nHangtag\n";
  const mail = { id: "1", to: "nora@elm.test", subject: "Confirm your email", text };
  network.answer(
    http.get("*/api/demo/mailbox", () =>
      HttpResponse.json([{ ...mail, to: "other@elm.test", subject: "Other" }, mail]),
    ),
    http.get(path, () => HttpResponse.json({ ...offer, is_demo: true })),
    http.post(path, () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp("/sign-up", null);
  await typeAll();
  await agree();
  await send();
  expect(await screen.findByText("Confirm your email")).toBeVisible();
  expect(screen.getByRole("link", { name: "Confirm email" })).toHaveAttribute("href", "/sign-up/confirm?token=abc-7");
  expect(screen.queryByText("Other")).toBeNull();
});

test("a person who is signed in has no use for the page", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/sign-up", ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
});
