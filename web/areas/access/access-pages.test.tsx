import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, authAnswer, fakeNetwork, manager, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const demonstration = {
  signIns: [
    { email: "owner@demo.test", name: "Evelyn Hart", kind: "owner" },
    { email: "manager@demo.test", name: "Marcus King", kind: "manager" },
  ],
  registers: [],
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

test("the demonstration stands apart, says what is simulated, and signs a person in with one press", async () => {
  network.answer(
    http.get("*/api/vue/demonstration", () => HttpResponse.json(demonstration)),
    http.post("*/api/vue/auth", () => HttpResponse.json(authAnswer(manager))),
    ...answersOf(manager),
  );
  const app = openApp("/auth/login", null);
  expect(await screen.findByText(/simulated/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Marcus King/ }));
  await waitFor(() => expect(app.at()).toContain("/daybook"));
  const bodies = seenRequests.map(({ body }) => body);
  expect(bodies).toContainEqual(expect.objectContaining({ email: "manager@demo.test" }));
});

test("a message for a new password is asked for, and the page says the same for every address", async () => {
  network.answer(
    http.post("*/api/vue/auth/forgot-password", () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp("/auth/forgot-password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "nobody@shop.test{Enter}");
  expect(await screen.findByText("If that email has an account, we've sent a link")).toBeVisible();
});

test("a new password is set by the link of the message; one that differs from its repeat is not sent", async () => {
  network.answer(
    http.post("*/api/vue/auth/reset-password", () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp("/auth/reset-password?token=abc", null);
  await userEvent.type(await screen.findByLabelText("New password"), "a long password");
  await userEvent.type(screen.getByLabelText("Repeat new password"), "another");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Repeat new password doesn't match")).toBeVisible();
  await userEvent.clear(screen.getByLabelText("Repeat new password"));
  await userEvent.type(screen.getByLabelText("Repeat new password"), "a long password{Enter}");
  expect(await screen.findByText("Password changed successfully")).toBeVisible();
});

test("the own password is changed, and a refusal keeps the form", async () => {
  const change = "*/api/vue/auth/change-password";
  network.answer(
    http.post(change, () => HttpResponse.json({}, { status: 422 }), { once: true }),
    http.post(change, () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp("/auth/change-password", ana);
  await userEvent.type(await screen.findByLabelText("Old password"), "the old password");
  await userEvent.type(screen.getByLabelText("New password"), "a long password");
  await userEvent.type(screen.getByLabelText("Repeat new password"), "a long password{Enter}");
  expect(await screen.findByText("There was an error processing your request")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Password changed successfully")).toBeInTheDocument();
});
