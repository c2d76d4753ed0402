import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const path = "/s/1/settings/change-password";

async function type(old: string, password: string, repeat = password): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Old password"), old);
  await userEvent.type(screen.getByLabelText("New password"), password);
  await userEvent.type(screen.getByLabelText("Repeat new password"), repeat);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}

test("anybody with a login changes their own password in the settings", async () => {
  network.answer(
    http.post("*/api/vue/auth/change-password", () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp(path, ana);
  expect(await screen.findByRole("heading", { name: "Change password" })).toBeVisible();
  await type("the old password", "a long password");
  expect(await screen.findByText("Password changed successfully")).toBeInTheDocument();
  expect(screen.getByLabelText("New password")).toHaveValue("");
});

test("a wrong old password is said at its field", async () => {
  const refusal = { code: "invalid-input", message: "No", errors: { old_password: ["This isn't your password"] } };
  network.answer(
    http.post("*/api/vue/auth/change-password", () => HttpResponse.json(refusal, { status: 422 })),
    ...answersOf(ana),
  );
  openApp(path, ana);
  await type("wrong", "a long password");
  expect(await screen.findByText("This isn't your password")).toBeVisible();
  expect(screen.getByLabelText("Old password")).toBeInvalid();
});

test("a password that is too short or differs from its repeat is not sent", async () => {
  network.answer(...answersOf(ana));
  openApp(path, ana);
  await type("the old password", "short", "other");
  expect(screen.getByLabelText("New password")).toBeInvalid();
  expect(screen.getByLabelText("Repeat new password")).toBeInvalid();
  expect(seenRequests.filter(({ url }) => url.pathname.endsWith("change-password"))).toEqual([]);
});
