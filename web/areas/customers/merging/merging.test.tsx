import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const keptId = "0193a6f0-0000-7000-8000-000000000041";
const mergedId = "0193a6f0-0000-7000-8000-000000000042";
const kept = {
  ...{ __typename: "Customer", id: keptId, firstName: "Dana", lastName: "Whitfield", fullName: "Dana Whitfield" },
  ...{ mobile: "+16145550148", email: "dana@mail.example", street: "", city: "", state: "", zip: "", country: "US" },
  ...{ birthYear: null, isOver18: false, idType: null, idState: "", idExpiresOn: null, idLast4: null },
  ...{
    hasIdNumber: false,
    idCheckedAt: null,
    idCheckedBy: null,
    isDoNotBuy: false,
    doNotBuyAt: null,
    doNotBuyBy: null,
    note: "",
    erasedAt: null,
  },
  ...{ createdAt: "2024-03-02T17:00:00Z", version: "1" },
};
const merged = {
  ...kept,
  id: mergedId,
  lastName: "Whitfeld",
  fullName: "Dana Whitfeld",
  email: "danaw88@mail.example",
};
const counts = { buys: 9, coupons: 7, texts: 24, notes: 3, lastBuyOn: "2026-11-20", isOptedOut: false };
const marketing = (answer: string) => ({ marketingTexts: { answer, at: null } });

/** Opens Dana's page with her twin suggested. */
function openTwins(fakes: GraphqlFakes = {}): void {
  const duplicate = { score: 85, agreesIn: ["MOBILE", "EMAIL"], buys: 2, lastBuyOn: "2024-02-09", customer: merged };
  const sides = {
    ...{ kept, merged, ofKept: { ...counts, ...marketing("YES") } },
    ofMerged: { ...counts, ...marketing("NO"), buys: 2, coupons: 0, texts: 0, notes: 1, isOptedOut: true },
  };
  const answers = {
    ShownCustomer: () => ({ data: { customer: kept } }),
    CustomerDuplicates: () => ({ data: { customerDuplicates: [duplicate] } }),
    CustomerMerge: () => ({ data: { customerMerge: null } }),
    MergeSides: () => ({ data: sides }),
    ...fakes,
  };
  network.answer(...answersOf(manager, answers));
  openApp(`/s/1/customers/detail/show/${keptId}`, manager);
}

async function compare() {
  const card = within(await screen.findByRole("region", { name: "Maybe the same person" }));
  expect(card.getByText(/same mobile, same email, 2 buys/)).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Compare" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Are these the same person?" }));
  await dialog.findByRole("button", { name: "Merge into Dana Whitfield" });
  return dialog;
}

test("two records are compared side by side, each line is picked, and an opt-out wins", async () => {
  openTwins({ MergeCustomers: () => ({ data: { mergeCustomers: kept } }) });
  const dialog = await compare();
  expect(dialog.getByText("(614) 555-0148 on both")).toBeVisible();
  expect(dialog.getByText("11 buys, 7 coupons, 24 texts, 4 notes")).toBeVisible();
  expect(dialog.getByText("A no always wins. Only the customer can restart.")).toBeVisible();
  await userEvent.click(dialog.getByRole("radio", { name: "danaw88@mail.example" }));
  await userEvent.click(dialog.getByRole("button", { name: "Merge into Dana Whitfield" }));
  expect(await screen.findByText("2 customers merged")).toBeInTheDocument();
  expect(requestsOf("MergeCustomers")).toMatchObject([
    { keptId, mergedId, contact: { lastName: "Whitfield", email: "danaw88@mail.example" } },
  ]);
});

test("a refused merge keeps the dialog and what was picked", async () => {
  const errors = [
    { message: "Someone merged one of these customers already", extensions: { code: "changed-meanwhile" } },
  ];
  openTwins({ MergeCustomers: () => ({ data: null, errors }) });
  const dialog = await compare();
  await userEvent.click(dialog.getByRole("radio", { name: "Dana Whitfeld" }));
  await userEvent.click(dialog.getByRole("button", { name: "Merge into Dana Whitfeld" }));
  expect(await screen.findByText("Someone merged one of these customers already")).toBeInTheDocument();
  expect(dialog.getByRole("radio", { name: "Dana Whitfeld" })).toBeChecked();
});

test("two who are not the same are not suggested again", async () => {
  openTwins({ SaySeparate: () => ({ data: { saySeparate: { __typename: "Customer", id: keptId } } }) });
  const card = within(await screen.findByRole("region", { name: "Maybe the same person" }));
  await userEvent.click(card.getByRole("button", { name: "Not the same" }));
  expect(await screen.findByText("We won't suggest this again")).toBeInTheDocument();
  expect(requestsOf("SaySeparate")).toEqual([{ id: keptId, otherId: mergedId }]);
});

test("a page opened by the old id says into whom it was merged, and takes the merge back", async () => {
  const merge = {
    ...{ __typename: "CustomerMerge", id: mergedId, name: "Dana Whitfeld", mergedAt: "2026-11-20T20:46:00Z" },
    ...{ mergedBy: "Marcus", undoUntil: "2026-11-21T20:46:00Z", isUndoable: true },
  };
  openTwins({
    CustomerMerge: () => ({ data: { customerMerge: merge } }),
    CustomerDuplicates: () => ({ data: { customerDuplicates: [] } }),
    UndoMerge: () => ({ data: { undoMerge: kept } }),
  });
  expect(
    await screen.findByText(/Dana Whitfeld was merged into this customer on Nov 20, 2026 by Marcus/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo merge" }));
  expect(await screen.findByText("Merge undone")).toBeInTheDocument();
});

test("a customer is deleted with a reason, and the page then names nobody", async () => {
  const erased = { ...kept, fullName: "Deleted customer", mobile: "", erasedAt: "2026-11-20T20:46:00Z" };
  let shown = kept as object;
  openTwins({
    ShownCustomer: () => ({ data: { customer: shown } }),
    EraseCustomer: () => {
      shown = erased;
      return { data: { eraseCustomer: erased } };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete customer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Dana Whitfield?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(await dialog.findByText(/required/)).toBeVisible();
  await userEvent.type(dialog.getByRole("textbox", { name: /Why/ }), "Asked at the counter");
  await userEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(await screen.findByText("This customer was deleted on Nov 20, 2026")).toBeVisible();
  expect(requestsOf("EraseCustomer")).toEqual([{ id: keptId, reason: "Asked at the counter" }]);
});
