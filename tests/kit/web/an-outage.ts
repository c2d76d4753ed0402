/** A service that doesn't respond, as its own page shows it. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

/** What an integration has of it. */
export const anOutage = {
  state: "ERROR",
  needsAction: null,
  outage: {
    __typename: "ServiceOutage",
    tries: 4,
    since: "2026-11-02T13:20:00Z",
    nextTryAt: "2026-11-02T19:24:00Z",
  },
  lastError: {
    __typename: "IntegrationError",
    code: "unavailable",
    text: "503 Service Unavailable",
    at: "2026-11-02T19:09:00Z",
  },
} as const;

export function triedNow(id: string): GraphqlFakes {
  return { TryServiceNow: () => ({ data: { tryServiceNow: { __typename: "Integration", id, state: "ERROR" } } }) };
}

/** Presses Try now where the panel says since when and what the service said. Returns the panel. */
export async function pressTryNow(region: string, name: string): Promise<ReturnType<typeof within>> {
  const problems = within(await screen.findByRole("region", { name: region }));
  expect(problems.getByRole("heading", { name: `${name} isn't responding` })).toBeVisible();
  expect(problems.getByText("503 Service Unavailable")).toBeVisible();
  expect(problems.getByText(/^Since 7:20 AM, 4 tries\. We try again at 1:24 PM/)).toBeVisible();
  await userEvent.click(problems.getByRole("button", { name: "Try now" }));
  expect(await screen.findByText(`Trying ${name} now`)).toBeInTheDocument();
  return problems;
}
