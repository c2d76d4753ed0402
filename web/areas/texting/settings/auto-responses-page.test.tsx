import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/settings/auto-response";
const patient = { timeout: 20_000 };
const closed = {
  ...{ __typename: "TextAutoResponse", id: "0193a6f0-0000-7000-8000-000000000071", kind: "AFTER_HOURS" },
  ...{ body: "{store_name} is closed", keywords: [], startsOn: null, endsOn: null, isOn: true },
};
const words = {
  ...{ ...closed, id: "0193a6f0-0000-7000-8000-000000000072", kind: "KEYWORD", keywords: ["hours", "open"] },
  isOn: false,
};
const holiday = { ...closed, id: "h", kind: "HOLIDAY", startsOn: "2026-12-24", endsOn: "2026-12-26" };

function openResponses(responses: readonly object[], fakes: GraphqlFakes = {}, hasStoreHours = true): void {
  const textAutoResponses = { __typename: "TextAutoResponses", hasStoreHours, responses };
  network.answer(...answersOf(manager, { TextAutoResponses: () => ({ data: { textAutoResponses } }), ...fakes }));
  openApp(page, manager);
}

test("[TXT-03] [TXT-09] each auto-response says when it answers, and its switch turns it on or off", async () => {
  openResponses([closed, words, holiday], {
    SwitchTextAutoResponse: () => ({ data: { switchTextAutoResponse: { ...closed, isOn: false } } }),
  });
  const list = within(await screen.findByRole("list", { name: "Auto-responses" }, patient));
  expect(list.getByText("Maple Street is closed", { selector: "li:first-child small" })).toBeVisible();
  expect(list.getByRole("link", { name: "Keyword: hours, open" })).toBeVisible();
  expect(list.getByRole("link", { name: "Holiday: Dec 24 – Dec 26" })).toBeVisible();
  expect(list.getByRole("switch", { name: "Keyword: hours, open" })).not.toBeChecked();
  await userEvent.click(list.getByRole("switch", { name: "After hours" }));
  expect(await screen.findByText("After hours is off")).toBeInTheDocument();
  expect(requestsOf("SwitchTextAutoResponse")).toEqual([{ id: closed.id, isOn: false }]);
});

test("after hours without store hours leads to them, and can't be turned on", async () => {
  const errors = { isOn: ["Set store hours first"] };
  openResponses([{ ...closed, isOn: false }], { SwitchTextAutoResponse: refusedWith("Check", { errors }) }, false);
  expect(await screen.findByRole("link", { name: "Set store hours" }, patient)).toHaveAttribute(
    "href",
    "/s/1/settings/hours",
  );
  await userEvent.click(screen.getByRole("switch", { name: "After hours" }));
  expect(await screen.findByText("Set store hours first", { selector: "[class*=snackbar] *" })).toBeInTheDocument();
});

test("a store without auto-responses reads what one is for", async () => {
  openResponses([]);
  expect(await screen.findByText("No auto-responses yet", {}, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "New auto-response" })).toHaveAttribute("href", `${page}/new`);
});

test("without a connection it says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline", {}, patient)).toBeVisible();
});
