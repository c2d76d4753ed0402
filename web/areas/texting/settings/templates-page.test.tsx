import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/settings/template";
const patient = { timeout: 20_000 };
const hours = {
  __typename: "TextTemplate",
  id: "0193a6f0-0000-7000-8000-000000000061",
  name: "Hours",
  body: "10 to 9",
};
const hello = { ...hours, id: "0193a6f0-0000-7000-8000-000000000062", name: "Hello", body: "Hi {first_name}, thanks!" };

function openTemplates(templates: readonly object[], fakes: GraphqlFakes = {}): void {
  network.answer(...answersOf(manager, { TextTemplates: () => ({ data: { textTemplates: templates } }), ...fakes }));
  openApp(page, manager);
}

test("[TXT-03] [TXT-10] templates stand in the store's order with their words, and an arrow key moves one", async () => {
  openTemplates([hours, hello], {
    OrderTextTemplates: () => ({ data: { orderTextTemplates: [hello, hours] } }),
  });
  const list = within(await screen.findByRole("list", { name: "Text templates" }, patient));
  const [first, second] = list.getAllByRole("listitem");
  expect(first).toHaveTextContent("Hours10 to 9");
  expect(second).toHaveTextContent("HelloHi Dana, thanks!");
  list.getAllByRole("button", { name: /Move Hours|Hours/ })[0]?.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => requestsOf("OrderTextTemplates")).toEqual([{ ids: [hello.id, hours.id] }]);
});

test("a store without templates reads what one is, and the settings lead to each other", async () => {
  openTemplates([]);
  expect(await screen.findByText("No templates yet", {}, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "New template" })).toHaveAttribute("href", `${page}/new`);
  const sections = within(screen.getByRole("navigation", { name: "Texting settings" }));
  expect(sections.getByRole("link", { name: "Templates" })).toHaveAttribute("aria-current", "page");
  expect(sections.getByRole("link", { name: "Auto-responses" })).not.toHaveAttribute("aria-current");
});

test("[TXT-03] an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at(), patient).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline", {}, patient)).toBeVisible();
});
