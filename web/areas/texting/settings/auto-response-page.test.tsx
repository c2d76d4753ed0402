import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { choose } from "#tests/kit/web/choose.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/settings/auto-response";
const patient = { timeout: 20_000 };
const id = "0193a6f0-0000-7000-8000-000000000071";
const closed = {
  ...{ __typename: "TextAutoResponse", id, kind: "AFTER_HOURS", body: "{store_name} is closed", keywords: [] },
  ...{ startsOn: null, endsOn: null, isOn: true },
};

function openResponse(messageId: string, fakes: GraphqlFakes = {}, hasStoreHours = true) {
  const textAutoResponses = { __typename: "TextAutoResponses", hasStoreHours, responses: [closed] };
  network.answer(
    ...answersOf(manager, {
      TextAutoResponses: () => ({ data: { textAutoResponses } }),
      SaveTextAutoResponse: () => ({ data: { saveTextAutoResponse: closed } }),
      ...fakes,
    }),
  );
  return openApp(`${page}/${messageId}`, manager);
}

test("[TXT-03] [TXT-09] a keyword's answer begins with words to change, shows them as the customer reads them, and is saved", async () => {
  openResponse("new");
  const kind = await screen.findByLabelText(/^When it answers/, {}, patient);
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  // A store has one after-hours answer, so the next kind comes first.
  expect(preview.getByText("Thanks for texting Maple Street! We'll get back to you soon.")).toBeVisible();
  await choose(kind, "Keyword");
  expect(preview.getByText("Call us anytime at (614) 555-0100.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save auto-response" }));
  expect(await screen.findByText("Keywords is required")).toBeVisible();
  await fill(screen.getByRole("textbox", { name: /^Keywords/ }), "Hours, stop");
  await userEvent.click(screen.getByRole("button", { name: "Save auto-response" }));
  expect(await screen.findByText('The carriers answer "stop" themselves, so leave it out')).toBeVisible();
  await fill(screen.getByRole("textbox", { name: /^Keywords/ }), "Hours, are you open?");
  await userEvent.click(screen.getByRole("button", { name: "Save auto-response" }));
  expect(await screen.findByText("Auto-response saved")).toBeInTheDocument();
  expect(requestsOf("SaveTextAutoResponse")).toMatchObject([
    { response: { kind: "KEYWORD", keywords: ["hours", "are you open"], startsOn: null, isOn: true } },
  ]);
});

test("a holiday's last day comes after its first", async () => {
  openResponse("new");
  await choose(await screen.findByLabelText(/^When it answers/, {}, patient), "Holiday");
  await fill(screen.getByLabelText(/^First day/), "12/26/2026");
  await fill(screen.getByLabelText(/^Last day/), "12/24/2026");
  await userEvent.click(screen.getByRole("button", { name: "Save auto-response" }));
  expect(await screen.findByText("The last day can't be before the first")).toBeVisible();
  expect(requestsOf("SaveTextAutoResponse")).toEqual([]);
});

test("after hours can't be on before there are store hours, and its words can be kept", async () => {
  openResponse(id, {}, false);
  const link = await screen.findByRole("link", { name: "Set store hours" }, patient);
  expect(link).toHaveAttribute("href", "/s/1/settings/hours");
  await fill(screen.getByRole("textbox", { name: /^Text/ }), "We're closed");
  await userEvent.click(screen.getByRole("button", { name: "Save auto-response" }));
  expect(requestsOf("SaveTextAutoResponse")).toEqual([]);
  await userEvent.click(screen.getByRole("switch", { name: /^On/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save auto-response" }));
  expect(await screen.findByText("Auto-response saved")).toBeInTheDocument();
  expect(requestsOf("SaveTextAutoResponse")).toMatchObject([{ response: { id, isOn: false, body: "We're closed" } }]);
});

test("a deleted auto-response comes back with Undo, and one that is gone says so", async () => {
  const app = openResponse(id, { DeleteTextAutoResponse: () => ({ data: { deleteTextAutoResponse: true } }) });
  await userEvent.click(await screen.findByRole("button", { name: "Delete auto-response" }, patient));
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }, patient));
  await expect.poll(() => requestsOf("SaveTextAutoResponse")).toMatchObject([{ response: { id, isOn: true } }]);
  app.leave();
  openResponse("0193a6f0-0000-7000-8000-000000000079");
  expect(await screen.findByText("Auto-response not found", {}, patient)).toBeVisible();
});
