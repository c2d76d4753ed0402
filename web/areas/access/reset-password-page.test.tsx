import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp, seenRequests } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const reset = "*/api/vue/auth/reset-password";

async function type(password: string, repeat: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText("New password"), password);
  await userEvent.type(screen.getByLabelText("Repeat new password"), repeat);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}

test("a new password is set by the link of the message; one that differs from its repeat is not sent", async () => {
  network.answer(
    http.post(reset, () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  openApp("/auth/reset-password?token=abc", null);
  await type("a long password", "another");
  expect(await screen.findByText("Repeat new password doesn't match")).toBeVisible();
  await userEvent.clear(screen.getByLabelText("Repeat new password"));
  await userEvent.type(screen.getByLabelText("Repeat new password"), "a long password{Enter}");
  expect(await screen.findByText("Password changed successfully")).toBeVisible();
  const requests = seenRequests.filter(({ method }) => method === "POST");
  expect(requests).toHaveLength(1);
  await expect.poll(() => JSON.stringify(requests[0]?.body)).toContain("abc");
});

test("a password that is too short is said before it is sent", async () => {
  network.answer(...answersOf(ana));
  openApp("/auth/reset-password?token=abc", null);
  await type("short", "short");
  expect(screen.getByLabelText("New password")).toBeInvalid();
  expect(seenRequests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("what the server refuses is said beside its field, else above the button, with the way to a new link", async () => {
  const refusal = { code: "invalid-input", message: "No", errors: { password: ["Choose one you haven't used"] } };
  network.answer(
    http.post(reset, () => HttpResponse.json(refusal, { status: 422 }), { once: true }),
    http.post(reset, () => HttpResponse.json({ code: "expired", message: "No" }, { status: 422 })),
    ...answersOf(ana),
  );
  openApp("/auth/reset-password?token=abc", null);
  await type("a long password", "a long password");
  expect(await screen.findByText("Choose one you haven't used")).toBeVisible();
  await userEvent.type(screen.getByLabelText("New password"), "!");
  await userEvent.type(screen.getByLabelText("Repeat new password"), "!{Enter}");
  expect(await screen.findByText("Oops! Error has happened while processing your request")).toBeVisible();
  expect(screen.getByRole("link", { name: "Send a new link" })).toHaveAttribute("href", "/auth/forgot-password");
});
