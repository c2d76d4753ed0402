import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

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
  expect(screen.getByLabelText("Old password")).toHaveValue("the old password");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Password changed successfully")).toBeInTheDocument();
  expect(screen.getByLabelText("Old password")).toHaveValue("");
});

test("the way back leads to the store", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/auth/change-password", ana);
  await userEvent.click(await screen.findByRole("link", { name: "Back to the store" }));
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
});
