import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
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
  lockedUntil: null,
  cancelReason: null,
  buyId: null,
  createdAt,
};

const inFiveMinutes = new Date(Date.now() + 5 * 60_000).toISOString();
const ofBen = { status: "BEING_CHECKED_IN", lockedById: 9, lockedBy: "Ben Lee" } as const;

function rowOf(name: HTMLElement): HTMLElement {
  const row = name.closest("li");
  if (row === null) {
    throw new Error("No row");
  }
  return row;
}

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
  [{ ...ofBen, lockedUntil: inFiveMinutes }, "Ben Lee is checking this in"],
] as const)("[BUY-02] a request that is over or taken says so: %j", async (result, sentence) => {
  const dialog = await openRequest(result);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Check in" })).toBeNull();
});

test("[BUY-04] an open request is in the employee's hands from the start, and back in line on closing", async () => {
  const sent: string[] = [];
  const dialog = await openRequest(
    {},
    {
      TakeCheckinRequest: () => {
        sent.push("take");
        return {
          data: { takeCheckinRequest: { __typename: "CheckinRequest", ...request, status: "BEING_CHECKED_IN" } },
        };
      },
      ReleaseCheckinRequest: () => {
        sent.push("release");
        return { data: { releaseCheckinRequest: { __typename: "CheckinRequest", ...request } } };
      },
    },
  );
  expect(await dialog.findByRole("button", { name: "Check in" })).toBeVisible();
  const active = { id: 3, storeId: 1, fullName: "Ana Ruiz", isManager: false, avatarUrl: null, how: "pin" } as const;
  act(() => confirmEmployee(active));
  await waitFor(() => expect(sent).toEqual(["take"]));
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(sent).toEqual(["take", "release"]));
});

test("[BUY-04] the list and the counter's panel say who has a request, and no longer after the hold has run out", async () => {
  const checkinRequests = [
    { __typename: "CheckinRequest", ...request, ...ofBen, lockedUntil: inFiveMinutes },
    { __typename: "CheckinRequest", ...request, ...ofBen, id: "b", firstName: "Kim", lockedUntil: createdAt },
  ];
  network.answer(...answersOf(ana, { CheckinRequests: () => ({ data: { checkinRequests } }) }));
  openApp("/s/1/buys?buysTab=requests", ana);
  const list = await screen.findAllByText("Mia Line");
  for (const name of list) {
    expect(within(rowOf(name)).getByText("Ben Lee is checking this in")).toBeVisible();
  }
  for (const name of screen.getAllByText("Kim Line")) {
    expect(within(rowOf(name)).queryByText("Ben Lee is checking this in")).toBeNull();
  }
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
