import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownTermsVersion } from "#common/people/terms.ts";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

test("the terms are read by anybody, with the version that is agreed to", async () => {
  network.answer(...answersOf(ana));
  openApp("/terms", null);
  expect(await screen.findByRole("heading", { name: "Terms of service" })).toBeVisible();
  expect(screen.getByText(`Version ${ownTermsVersion}`)).toBeVisible();
  expect(screen.getByRole("heading", { name: /Your data stays yours/ })).toBeVisible();
});
