import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { anOrderLine, anOrderPage, orderId } from "#tests/kit/orders/an-order.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Session } from "#web/platform/session/session.ts";
import type { OrderPageData } from "./detail.queries.ts";

const network = fakeNetwork();
const path = `/s/1/orders/detail/show/${orderId}`;

function open(page: OrderPageData, fakes: GraphqlFakes = {}, as: Session = ana) {
  const order = { __typename: "OnlineOrder", ...page.order };
  const onlineOrder = { __typename: "OnlineOrderPage", ...page, order };
  network.answer(...answersOf(as, { OnlineOrder: () => ({ data: { onlineOrder } }), ...fakes }));
  return openApp(path, as);
}

const changed = (field: string) => () => ({ data: { [field]: { __typename: "OnlineOrderPage", writeState: "NONE" } } });

test("[CUS-03] an order shows its lines with place and tag, its customer, totals and what happened so far", async () => {
  const steps = [
    { id: "1", kind: "placed", at: "2026-11-21T21:46:00Z", byName: null, detail: null },
    { id: "2", kind: "found", at: "2026-11-21T21:51:00Z", byName: "Harper Nguyen", detail: "Winter coat" },
  ];
  open(anOrderPage({ steps }));
  expect(await screen.findByRole("heading", { name: "#1042", level: 1 })).toBeVisible();
  expect(screen.getByText("Tag 4418823, $24.00")).toBeVisible();
  expect(screen.getByText("Girls, Outerwear")).toBeVisible();
  expect(screen.getByText("Not in the register")).toBeVisible();
  expect(screen.getByRole("link", { name: "Columbia winter coat" })).toHaveAttribute(
    "href",
    "/s/1/inventory/detail/show/I1",
  );
  expect(screen.getByRole("link", { name: "(614) 555-0137" })).toBeVisible();
  expect(screen.getByText("$40.62")).toBeVisible();
  expect(screen.getByText(/^Harper, .*3:51 PM$/)).toBeVisible();
  expect(screen.getByText("Nothing is sent to Shopify. Mark it there too.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Ready for pickup" })).toBeDisabled();
});

test("[CUS-03] Found marks a piece, a typed tag does too, and an unknown tag says so", async () => {
  open(anOrderPage(), { MarkOrderLine: changed("markOrderLine") });
  await userEvent.click(await screen.findByRole("button", { name: "Found: Kamik snow boots" }));
  // Keys without a pause are a scanner's, which opens what it does not know here as on every page.
  await fill(screen.getByRole("textbox", { name: "Tag" }), "4418823");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => requestsOf("MarkOrderLine"))
    .toEqual([
      { id: orderId, lineId: "12", to: "FOUND" },
      { id: orderId, lineId: "11", to: "FOUND" },
    ]);
  await fill(screen.getByRole("textbox", { name: "Tag" }), "9999");
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText("9999 isn't in #1042")).toBeInTheDocument();
});

test("a tag that is typed while the last one is on its way is marked too", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const lines = [anOrderLine(), anOrderLine({ id: "12", sku: "4418824" })];
  open(anOrderPage({}, { lines }), { MarkOrderLine: () => promise });
  const field = await screen.findByRole("textbox", { name: "Tag" });
  await fill(field, "4418823");
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  await fill(field, "4418824");
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  resolve(changed("markOrderLine")());
  await expect
    .poll(() => requestsOf("MarkOrderLine"))
    .toEqual([
      { id: orderId, lineId: "11", to: "FOUND" },
      { id: orderId, lineId: "12", to: "FOUND" },
    ]);
});

test("a missing piece needs a reason, and the page says that nobody refunds here", async () => {
  open(anOrderPage(), { MarkOrderLine: changed("markOrderLine") });
  await userEvent.click(await screen.findByRole("button", { name: "Missing: Columbia winter coat" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("radio", { name: "Damaged" }));
  expect(dialog.getByText(/We don't move money/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Mark missing" }));
  await expect
    .poll(() => requestsOf("MarkOrderLine"))
    .toEqual([{ id: orderId, lineId: "11", to: "MISSING", reason: "DAMAGED" }]);
});

test("[done 5] a piece that the counter sold is a problem with the way to the refund", async () => {
  const sold = anOrderLine({ pickState: "SOLD_IN_STORE", pickedAt: new Date().toISOString() });
  open(anOrderPage({}, { state: "PROBLEM", lines: [sold, anOrderLine({ id: "12", pickState: "FOUND" })] }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/Columbia winter coat sold in the store/)).toBeVisible();
  expect(alert.getByRole("link", { name: "Refund in Shopify" })).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("button", { name: "Ready for pickup" })).toBeEnabled();
});

test("[done 9] a cancellation says when, and what to do with the goods", async () => {
  const order = { state: "CANCELLED" as const, cancelledAt: "2026-11-21T22:09:00Z" };
  open(anOrderPage({}, order), { PutBackOrder: changed("putBackOrder") });
  expect(await screen.findByText(/^Canceled by the customer at .*4:09 PM\.$/)).toBeVisible();
  expect(screen.getByText("Put the items back.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "All put back" }));
  await expect.poll(() => requestsOf("PutBackOrder")).toHaveLength(1);
});

const shelves = [
  { name: "P1", orders: ["#1039"] },
  { name: "P2", orders: [] },
];

test("once all is found the first free shelf is offered, and another place may be typed", async () => {
  const lines = [anOrderLine({ pickState: "FOUND" })];
  open(anOrderPage({ shelves }, { state: "PICKED", lines }), { ReadyOrder: changed("readyOrder") });
  expect(await screen.findByRole("radio", { name: "P2 free" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "P1 #1039" })).not.toBeChecked();
  expect(screen.getByText("1 item to bag")).toBeVisible();
  const ready = screen.getByRole("button", { name: "Ready for pickup" });
  await userEvent.click(ready);
  // A press while the first one is on its way would be the same press twice.
  await waitFor(() => expect(ready).toHaveAttribute("aria-busy", "false"));
  await fill(screen.getByRole("textbox", { name: "Another place" }), "Back door");
  await userEvent.click(ready);
  await expect
    .poll(() => requestsOf("ReadyOrder"))
    .toEqual([
      { id: orderId, shelf: "P2" },
      { id: orderId, shelf: "Back door" },
    ]);
});

test("a ready order says where it hangs, whose it is and that it is paid; it moves to another shelf", async () => {
  const lines = [anOrderLine({ pickState: "FOUND" })];
  open(anOrderPage({ shelves }, { state: "READY_FOR_PICKUP", shelf: "P1", isTexted: true, lines }), {
    ShelveOrder: changed("shelveOrder"),
  });
  const card = within(await screen.findByRole("region", { name: /Ready since/ }));
  expect(card.getByText("P1")).toBeVisible();
  expect(card.getByText("Amara Okonkwo")).toBeVisible();
  expect(card.getByText("$40.62, nothing to collect")).toBeVisible();
  expect(card.getByText("texted")).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Move" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("radio", { name: "P2 free" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save shelf" }));
  await expect.poll(() => requestsOf("ShelveOrder")).toEqual([{ id: orderId, shelf: "P2" }]);
});

test("an order that is not paid says so, and a bag without a shelf asks for one", async () => {
  open(anOrderPage({ financialStatus: "pending" }, { state: "PACKED", delivery: "SHIP" }));
  expect(await screen.findByText("No shelf yet")).toBeVisible();
  expect(screen.getByText("$40.62, not paid yet")).toBeVisible();
  expect(screen.getByRole("button", { name: "Choose shelf" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Handed to the carrier" })).toBeVisible();
});

test("without a register the slip goes to the browser's print dialog", async () => {
  open(anOrderPage(), { OrderSlipPage: () => ({ data: { orderSlipPage: "<p>#1042</p>" } }) });
  await userEvent.click(await screen.findByRole("button", { name: "Print slip" }));
  await expect.poll(() => requestsOf("OrderSlipPage")).toEqual([{ orderId }]);
  await expect.poll(() => document.querySelector("iframe")?.srcdoc).toBe("<p>#1042</p>");
});

test("a canceled order that was bagged says on which shelf the goods are", async () => {
  open(anOrderPage({}, { state: "CANCELLED", cancelledAt: new Date().toISOString(), shelf: "P2" }));
  expect(await screen.findByText("Put the items back. They're on shelf P2.")).toBeVisible();
});

const offer = { phone: "6145550137", body: "Hi Amara, order #1042 is ready.", refusal: null };

test("[done 7] a ready order offers its text, which goes by a press alone", async () => {
  open(anOrderPage({ offer }, { state: "READY_FOR_PICKUP" }), { TextOrderReady: changed("textOrderReady") });
  expect(await screen.findByRole("textbox", { name: "Text" })).toHaveValue(offer.body);
  expect(screen.getByText("Nothing is sent until you press Send.")).toBeVisible();
  expect(screen.getByText("1 part")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  await userEvent.click(screen.getByRole("button", { name: "Text Amara" }));
  expect(requestsOf("TextOrderReady")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Send text" }));
  await expect
    .poll(() => requestsOf("TextOrderReady"))
    .toEqual([{ id: orderId, textId: expect.any(String), body: offer.body }]);
});

test("a customer who may not be texted is called instead", async () => {
  open(anOrderPage({ offer: { ...offer, refusal: "TEXT_NO_CONSENT" } }, { state: "READY_FOR_PICKUP" }));
  expect(await screen.findByText(/The customer hasn't said yes to texts/)).toBeVisible();
  expect(within(screen.getByRole("region", { name: "The text we would send" })).getByText(offer.body)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send text" })).toBeNull();
  expect(screen.getByRole("link", { name: "Call (614) 555-0137" })).toHaveAttribute("href", "tel:+16145550137");
});

test("what the shop did not take stands with its words and a Retry; a refusal is said", async () => {
  const failed = { writesBack: true, writeState: "FAILED" as const, writeProblem: "The location is closed." };
  open(anOrderPage(failed, { state: "READY_FOR_PICKUP" }), {
    RetryOrderWrite: refusedWith("Somebody else was faster", { code: "changed-meanwhile" }),
  });
  expect(await screen.findByText("The location is closed.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Somebody else was faster")).toBeInTheDocument();
});

test("[done 10] an erased customer has no name, and the amounts stay", async () => {
  const nobody = { customerEmail: null, customerPhone: null, note: null, redactedAt: "2026-11-12T17:00:00Z" };
  open(anOrderPage(nobody, { customerName: null, state: "DONE" }));
  expect(await screen.findByText("Customer erased")).toBeVisible();
  expect(screen.getByText("$40.62")).toBeVisible();
});

test("a person who may not pick sees the order without a button", async () => {
  open(anOrderPage(), {}, { ...ana, role: roles.support });
  expect(await screen.findByRole("heading", { name: "#1042", level: 1 })).toBeVisible();
  expect(screen.getByText("Tag 4418823, $24.00")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Found|Missing|Ready for pickup|Stop picking/ })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Tag" })).toBeNull();
});

test("[CUS-03] an order that is not there, and one that cannot be read without a connection", async () => {
  network.answer(...answersOf(ana, { OnlineOrder: refusedWith("Order not found", { code: "not-found" }) }));
  openApp(path, ana);
  expect(await screen.findByRole("heading", { name: "Order not found" })).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(ana));
  openApp(path, ana);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

test("Picked up is undone by one press while the snackbar stands", async () => {
  const lines = [anOrderLine({ pickState: "FOUND" })];
  open(anOrderPage({}, { state: "READY_FOR_PICKUP", lines }), {
    HandOverOrder: changed("handOverOrder"),
    UndoHandOver: changed("undoHandOver"),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Picked up" }));
  expect(await screen.findByText("#1042 picked up")).toBeInTheDocument();
  await userEvent.click(await screen.findByText("Undo"));
  await expect.poll(() => requestsOf("UndoHandOver")).toEqual([{ id: orderId }]);
});
