import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/settings/template";
const patient = { timeout: 20_000 };
const id = "0193a6f0-0000-7000-8000-000000000061";
const hello = { __typename: "TextTemplate", id, name: "Hello", body: "Hi {first_name},  thanks!" };

function openTemplate(messageId: string, fakes: GraphqlFakes = {}) {
  network.answer(...answersOf(manager, { TextTemplates: () => ({ data: { textTemplates: [hello] } }), ...fakes }));
  return openApp(`${page}/${messageId}`, manager);
}

test("[TXT-03] [TXT-10] a template is shown as the customer reads it, with its parts and what is no fill-in, and saved", async () => {
  const app = openTemplate(id, { SaveTextTemplate: () => ({ data: { saveTextTemplate: hello } }) });
  const before = within(await screen.findByRole("region", { name: "Preview" }, patient));
  expect(before.getByText("Hi Dana, thanks!")).toBeVisible();
  expect(before.getByText("1 part")).toBeVisible();
  await fill(screen.getByRole("textbox", { name: /^Text/ }), "Hi {nickname}, see you {buy_number} 😀");
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(preview.getByText("{nickname} isn't a fill-in, so it's left out")).toBeVisible();
  expect(preview.getByText("Hi, see you 14 😀")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save template" }));
  expect(await screen.findByText("Template saved")).toBeInTheDocument();
  expect(requestsOf("SaveTextTemplate")).toMatchObject([{ id, name: "Hello" }]);
  await expect.poll(() => app.at()).toContain(page);
});

test("[TXT-10] nothing but fill-ins is no text, and the server's words stand at their field", async () => {
  const taken = "A store has at most 100 templates";
  openTemplate("new", { SaveTextTemplate: refusedWith("Check the marked fields", { errors: { name: [taken] } }) });
  await fill(await screen.findByRole("textbox", { name: /^Name/ }, patient), "Hello");
  await fill(screen.getByRole("textbox", { name: /^Text/ }), "{first_name} {buy_number}");
  await userEvent.click(screen.getByRole("button", { name: "Save template" }));
  expect(await screen.findByText("Add some words of your own, so the text is never blank")).toBeVisible();
  expect(requestsOf("SaveTextTemplate")).toEqual([]);
  await fill(screen.getByRole("textbox", { name: /^Text/ }), "Hi {first_name}");
  await userEvent.click(screen.getByRole("button", { name: "Save template" }));
  expect(await screen.findByText(taken)).toBeVisible();
});

test("a deleted template comes back with Undo", async () => {
  openTemplate(id, {
    DeleteTextTemplate: () => ({ data: { deleteTextTemplate: true } }),
    SaveTextTemplate: () => ({ data: { saveTextTemplate: hello } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Delete template" }, patient));
  expect(await screen.findByText("Hello deleted")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  await expect.poll(() => requestsOf("SaveTextTemplate")).toMatchObject([{ id, name: "Hello", body: hello.body }]);
});

test("a template that is gone says so", async () => {
  openTemplate("0193a6f0-0000-7000-8000-000000000069");
  expect(await screen.findByText("Template not found", {}, patient)).toBeVisible();
});
