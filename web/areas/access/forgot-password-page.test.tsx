import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const forgot = "*/api/vue/auth/forgot-password";

test("a message for a new password is asked for, and the page says the same for every address", async () => {
  network.answer(
    http.post(forgot, () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp("/auth/forgot-password", null);
  await userEvent.type(await screen.findByLabelText("Email"), " nobody@shop.test {Enter}");
  expect(await screen.findByText("If that email has an account, we've sent a link")).toBeVisible();
  expect(screen.getByText("The link works for 1 hour")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/auth/login");
  const [request] = seenRequests.filter(({ method }) => method === "POST");
  await expect.poll(() => request?.body).toMatchObject({ email: "nobody@shop.test" });
});

test("what is no address is said at its field and not sent", async () => {
  network.answer(...answersOf(ana));
  openApp("/auth/forgot-password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "nobody{Enter}");
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(seenRequests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a message that could not be asked for keeps the address", async () => {
  network.answer(
    http.post(forgot, () => HttpResponse.error()),
    ...answersOf(ana),
  );
  openApp("/auth/forgot-password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "ana@shop.test{Enter}");
  expect(await screen.findByText("Oops! Error has happened while processing your request")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ana@shop.test");
});
