import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000041";
const kayla = {
  ...{ __typename: "Customer", id, firstName: "Kayla", lastName: "Nguyen", fullName: "Kayla Nguyen" },
  ...{ mobile: "+16145550148", email: null, street: "", city: "", state: "", zip: "", country: "US" },
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
const candidate = (posCustomerId: string, name: string, score: number) => ({
  ...{
    __typename: "CustomerLinkCandidate",
    score,
    agreesIn: ["MOBILE", "LAST_NAME"],
    unlinkedAt: null,
    wasLinked: false,
  },
  register: { __typename: "CustomerLink", posCustomerId, name, phone: "6145550148", email: null },
});
const linked = {
  ...{ __typename: "CustomerLink", posCustomerId: "C7", name: "Kayla Nguyen", phone: null, isGone: false },
  ...{ linkedAt: "2026-11-20T20:46:00Z", method: "hand" },
};

function openKayla(links: object, fakes: GraphqlFakes = {}): void {
  const answers = {
    ShownCustomer: () => ({ data: { customer: kayla } }),
    CustomerLinks: () => ({ data: { customerLinks: { __typename: "CustomerLinks", ...links } } }),
    ...fakes,
  };
  network.answer(...answersOf(manager, answers));
  openApp(`/s/1/customers/detail/show/${id}`, manager);
}

test("two sure records of the register wait for a person, who picks one", async () => {
  const candidates = [candidate("C7", "Kayla Nguyen", 85), candidate("C9", "Kayla M Nguyen", 75)];
  const after = { __typename: "CustomerLinks", state: "LINKED", links: [linked], candidates: [] };
  openKayla({ state: "CONFLICT", links: [], candidates }, { LinkCustomer: () => ({ data: { linkCustomer: after } }) });
  await userEvent.click(await screen.findByRole("button", { name: "Two POS records" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Kayla Nguyen at the point of sale" }));
  expect(dialog.getByText("Which one is Kayla? We won't pick.")).toBeVisible();
  expect(dialog.getByText("Match 85")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Link Kayla M Nguyen" })).toBeVisible();
  dialog.getByRole("button", { name: "Link Kayla Nguyen" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Linked to the point of sale")).toBeInTheDocument();
  expect(requestsOf("LinkCustomer")).toEqual([{ customerId: id, posCustomerId: "C7" }]);
});

test("neither of two records is meant: both are ruled out, until that is undone", async () => {
  const candidates = [candidate("C7", "Kayla Nguyen", 85), candidate("C9", "Kayla M Nguyen", 75)];
  const out = candidates.map((each) => ({ ...each, unlinkedAt: "2026-11-20T20:46:00Z" }));
  let links: object = { state: "CONFLICT", links: [], candidates };
  const answered = (field: string, now: object) => () => {
    links = now;
    return { data: { [field]: { __typename: "CustomerLinks", ...now } } };
  };
  const conflict = links;
  openKayla(links, {
    CustomerLinks: () => ({ data: { customerLinks: { __typename: "CustomerLinks", ...links } } }),
    RuleOutCustomerLinks: answered("ruleOutCustomerLinks", { state: "UNLINKED", links: [], candidates: out }),
    OfferCustomerLinksAgain: answered("offerCustomerLinksAgain", conflict),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Two POS records" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Kayla Nguyen at the point of sale" }));
  expect(dialog.getByText(/Kayla stays unlinked, and the next check-in adds a new record/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Neither" }));
  expect(requestsOf("RuleOutCustomerLinks")).toEqual([{ customerId: id, posCustomerIds: ["C7", "C9"] }]);
  expect(await dialog.findByText("Not the same person")).toBeVisible();
  expect(dialog.getAllByText(/ruled out Nov 20, 2026/)).toHaveLength(2);
  expect(dialog.getAllByRole("button", { name: "Link" })).toHaveLength(2);
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  expect(requestsOf("OfferCustomerLinksAgain")).toEqual([{ customerId: id, posCustomerIds: ["C7", "C9"] }]);
  expect(await dialog.findByRole("button", { name: "Neither" })).toBeVisible();
});

test("one suggested record that is another person is ruled out beside its link", async () => {
  const candidates = [candidate("C7", "Somebody Else", 60)];
  const after = { __typename: "CustomerLinks", state: "UNLINKED", links: [], candidates: [] };
  openKayla(
    { state: "SUGGESTED", links: [], candidates },
    { RuleOutCustomerLinks: () => ({ data: { ruleOutCustomerLinks: after } }) },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Link suggested" }));
  await userEvent.click(await screen.findByRole("button", { name: "Not the same" }));
  expect(requestsOf("RuleOutCustomerLinks")).toEqual([{ customerId: id, posCustomerIds: ["C7"] }]);
});

test("a record that was unlinked before is linked again long after, with one press", async () => {
  const unlinked = { ...candidate("C7", "Kayla Nguyen", 75), unlinkedAt: "2026-11-20T20:46:00Z", wasLinked: true };
  const after = { __typename: "CustomerLinks", state: "LINKED", links: [linked], candidates: [] };
  openKayla(
    { state: "UNLINKED", links: [], candidates: [unlinked] },
    { LinkCustomer: () => ({ data: { linkCustomer: after } }) },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Not linked to POS" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Kayla Nguyen at the point of sale" }));
  expect(dialog.getByText("Unlinked before")).toBeVisible();
  expect(dialog.getByText(/unlinked Nov 20, 2026/)).toBeVisible();
  expect(dialog.queryByText("Match 75")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Link again" }));
  expect(requestsOf("LinkCustomer")).toEqual([{ customerId: id, posCustomerId: "C7" }]);
});

test("a link taken away by mistake comes back with Undo", async () => {
  const none = { __typename: "CustomerLinks", state: "UNLINKED", links: [], candidates: [] };
  openKayla(
    { state: "LINKED", links: [linked], candidates: [] },
    {
      UnlinkCustomer: () => ({ data: { unlinkCustomer: none } }),
      LinkCustomer: () => ({ data: { linkCustomer: { ...none, state: "LINKED", links: [linked] } } }),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Linked to POS" }));
  await userEvent.click(await screen.findByRole("button", { name: "Unlink" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  expect(requestsOf("LinkCustomer")).toEqual([{ customerId: id, posCustomerId: "C7" }]);
});

test("nobody at the register is meant: the next check-in links", async () => {
  openKayla({ state: "UNLINKED", links: [], candidates: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Not linked to POS" }));
  expect(await screen.findByText("No match at the point of sale. Linked at the next check-in.")).toBeVisible();
});
