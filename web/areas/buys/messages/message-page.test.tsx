import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const id = "0193a6f0-0000-7000-8000-000000000051";
const message = {
  __typename: "BuyMessage",
  id,
  kind: "READY",
  name: "Offer ready",
  body: "Hi {first}, number {number} is ready",
  autoReply: "Thanks, {first}",
  isDefault: true,
  isAutomatic: false,
};
const patient = { timeout: 20_000 };

function openMessage(messageId: string, fakes: GraphqlFakes = {}): void {
  const data = { buyMessages: [message] };
  network.answer(...answersOf(manager, { BuyMessages: () => ({ data }), ...fakes }));
  openApp(`/s/1/buys/settings/prewritten-sms/${messageId}`, manager);
}

test("[BUY-09] a text and its auto-reply are shown as the seller reads them, with their parts, and saved", async () => {
  openMessage(id, { SaveBuyMessage: () => ({ data: { saveBuyMessage: message } }) });
  const preview = within(await screen.findByRole("region", { name: "Preview" }, patient));
  expect(preview.getByText("Hi Dana, number 14 is ready")).toBeInTheDocument();
  expect(preview.getByText("1 part")).toBeInTheDocument();
  expect(within(screen.getByRole("region", { name: "Auto-reply" })).getByText("Thanks, Dana")).toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: /^Text/ }), "!");
  expect(preview.getByText("Hi Dana, number 14 is ready!")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save text" }));
  expect(await screen.findByText("Text saved")).toBeInTheDocument();
});

test("a text that is gone says so", async () => {
  openMessage("0193a6f0-0000-7000-8000-000000000052");
  expect(await screen.findByText("Text not found", {}, patient)).toBeInTheDocument();
});
