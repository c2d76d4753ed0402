import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { currentSession } from "#web/platform/session/session.ts";
import { ana, answersOf, authAnswer, fakeNetwork } from "#tests/kit/web-app.tsx";
import { FirstSignInPage } from "./first-sign-in-page.tsx";

const network = fakeNetwork();

/** The page stands without a router; returns how often it has gone on to the application. */
function openFirst(status: number): () => number {
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json(status === 200 ? authAnswer(ana) : {}, { status })),
    ...answersOf(ana),
  );
  let count = 0;
  render(
    <FirstSignInPage
      onSignedIn={async () => {
        count += 1;
      }}
    />,
  );
  return () => count;
}

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Email"), " ana@shop.test ");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse{Enter}");
}

test("the first page of a visit signs in before the application has been loaded, which then opens once", async () => {
  const count = openFirst(200);
  await signIn();
  await expect.poll(count).toBe(1);
  expect(currentSession()?.email).toBe("ana@shop.test");
});

test("a wrong password opens nothing", async () => {
  const count = openFirst(401);
  await signIn();
  expect(await screen.findByText("Invalid email or password")).toBeVisible();
  expect(count()).toBe(0);
  expect(currentSession()).toBeNull();
});

test("the way to a forgotten password is an ordinary link, because no router is there", () => {
  openFirst(200);
  expect(screen.getByRole("link", { name: "Forgot password" })).toHaveAttribute("href", "/auth/forgot-password");
});
