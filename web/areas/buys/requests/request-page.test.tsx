import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { CheckinRequest } from "./requests.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const createdAt = "2026-11-21T17:00:00Z";

const request: CheckinRequest = {
  id,
  firstName: "Mia",
  lastName: "Line",
  mobile: "3125550131",
  email: null,
  containers: 2,
  isDropOff: false,
  dropOffAt: null,
  saysYesToTexts: null,
  saysYesToEmail: false,
  status: "NEW",
  lockedBy: null,
  lockedById: null,
  cancelReason: null,
  buyId: null,
  createdAt,
};

type Dialog = ReturnType<typeof within>;

async function openRequest(result: Partial<CheckinRequest>, fakes: GraphqlFakes = {}): Promise<Dialog> {
  const answer = { data: { checkinRequest: { __typename: "CheckinRequest", ...request, ...result } } };
  network.answer(...answersOf(ana, { CheckinRequest: () => answer, ...fakes }));
  openApp(`/s/1/buys/detail/edit/checkinRequest/${id}`, ana);
  return within(await screen.findByRole("dialog", { name: "In line: Mia Line" }));
}

test("[BUY-02] a correction of a request is saved; a refusal stands at its field", async () => {
  const errors = [
    {
      message: "Please check the marked fields",
      extensions: { code: "invalid-input", errors: { "request.mobile": ["Must be a mobile number"] } },
    },
  ];
  let answer: unknown = { data: null, errors };
  const dialog = await openRequest({}, { EditCheckinRequest: () => answer });
  const lastName = await dialog.findByLabelText("Last name");
  await userEvent.type(lastName, "s");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Must be a mobile number")).toBeVisible();
  expect(lastName).toHaveValue("Lines");
  answer = { data: { editCheckinRequest: { __typename: "CheckinRequest", ...request, lastName: "Lines" } } };
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

test("[BUY-02] the person who cancels a request says why", async () => {
  let current: CheckinRequest & { __typename: string } = { __typename: "CheckinRequest", ...request };
  const dialog = await openRequest(
    {},
    {
      CheckinRequest: () => ({ data: { checkinRequest: current } }),
      CancelCheckinRequest: ({ variables }) => {
        current = { ...current, status: "CANCELLED", cancelReason: String(variables["reason"]) };
        return { data: { cancelCheckinRequest: current } };
      },
    },
  );
  await userEvent.click(await dialog.findByRole("button", { name: "Cancel request" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel request" }));
  expect(await dialog.findByText("Why cancel? is required")).toBeVisible();
  await userEvent.type(dialog.getByLabelText("Why cancel?"), "Left");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel request" }));
  expect(await dialog.findByText("This request was canceled: Left")).toBeVisible();
});

test.each([
  [{ status: "EXPIRED" }, "This request has expired"],
  [{ status: "CONVERTED", buyId: id }, "This seller is already checked in"],
  [{ lockedById: 9, lockedBy: "Ben Lee" }, "Ben Lee is checking this in"],
] as const)("[BUY-02] a request that is over or taken says so: %j", async (result, sentence) => {
  const dialog = await openRequest(result);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Check in" })).toBeNull();
});

test("bags that come at a time of their own stand apart from the line, with how late they are", async () => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const requests = [
    { ...request, id: "a", firstName: "Kim" },
    { ...request, id: "b", firstName: "Rosa", isDropOff: true, dropOffAt: at(-25) },
  ];
  network.answer(
    ...answersOf(ana, {
      CheckinRequests: () => ({
        data: { checkinRequests: requests.map((row) => ({ __typename: "CheckinRequest", ...row })) },
      }),
    }),
  );
  openApp("/s/1/buys?buysTab=requests", ana);
  const later = within(await screen.findByRole("region", { name: "Drop-offs to come" }));
  expect(later.getByText(/^Dropping off .*:\d\d [AP]M$/)).toBeVisible();
  expect(later.getByText("25 min late")).toBeVisible();
  expect(later.queryByText("Kim Line")).toBeNull();
  expect(screen.getByText("Kim Line")).toBeVisible();
});
