import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { answeringData } from "#tests/kit/web/answering-data.ts";
import { BalancePage } from "./balance-page.tsx";

const even = { __typename: "StoreStanding", bins: 0, coming: 0, needed: 0, missing: 0, spare: 0, lack: 0 };

/** As the network returns it, with the record kinds. */
const balance = {
  __typename: "SisterBalance",
  weeks: 4,
  stores: [{ __typename: "SisterStore", id: "3", name: "Elm Street" }],
  rows: [
    {
      __typename: "SisterBalanceRow",
      categoryId: "00000000-0000-7000-8000-000000000001",
      categoryName: "Boys 8 FW",
      here: { ...even, bins: 9, needed: 2, spare: 7 },
      sisters: [
        {
          __typename: "SisterStanding",
          storeId: "3",
          storeName: "Elm Street",
          standing: { ...even, needed: 1, lack: 1 },
          bins: [
            {
              __typename: "BinToSend",
              backstockId: "00000000-0000-7000-8000-000000000002",
              bin: "K212",
              locationName: "Back room",
              ageDays: 61,
            },
          ],
        },
      ],
    },
    {
      __typename: "SisterBalanceRow",
      categoryId: "00000000-0000-7000-8000-000000000003",
      categoryName: "Girls 8 FW",
      here: { ...even, needed: 2, lack: 2 },
      sisters: [
        {
          __typename: "SisterStanding",
          storeId: "3",
          storeName: "Elm Street",
          standing: { ...even, bins: 5, spare: 5 },
          bins: [],
        },
      ],
    },
  ],
};

function open(sisterBalance: object | "refused"): void {
  const data = answeringData(() =>
    sisterBalance === "refused"
      ? { data: null, errors: [{ message: "Not allowed", extensions: { code: "forbidden" } }] }
      : { data: { sisterBalance } },
  );
  const root = createRootRoute();
  const store = createRoute({ getParentRoute: () => root, path: "s/$storeId" });
  const page = createRoute({ getParentRoute: () => store, path: "backstock/balance", component: BalancePage });
  const router = createRouter({
    routeTree: root.addChildren([store.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ["/s/1/backstock/balance"] }),
  });
  render(
    <StoreDataContext value={data}>
      <RouterProvider router={router} />
      <Snackbars />
    </StoreDataContext>,
  );
}

test("a bin that a sister store lacks is named with its reasons, and a press begins its transfer", async () => {
  open(balance);
  const parcel = await screen.findByRole("region", { name: "To Elm Street" });
  expect(within(parcel).getByText("1 short")).toBeInTheDocument();
  expect(within(parcel).getByText("61 days, Back room")).toBeInTheDocument();
  await userEvent.click(within(parcel).getByRole("button", { name: "Send bin K212 to Elm Street" }));
  const dialog = await screen.findByRole("dialog", { name: "Send a bin to a sister store" });
  expect(within(dialog).getByLabelText(/^Bin/)).toHaveValue("K212");
  expect(within(dialog).getByRole("combobox")).toHaveTextContent("Elm Street");
}, 20_000);

test("what is lacking here and to spare there is shown with the way to that store", async () => {
  open(balance);
  expect(await screen.findByText("Elm Street has 5 to spare, you're 2 short")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open Elm Street" })).toHaveAttribute("href", "/s/3/backstock/balance");
});

test("a person with one store reads why nothing is compared", async () => {
  open({ ...balance, stores: [], rows: [] });
  expect(await screen.findByText("You have one store")).toBeInTheDocument();
});

test("stores without a shared category read how they are compared", async () => {
  open({ ...balance, rows: [] });
  expect(await screen.findByText("No shared categories")).toBeInTheDocument();
});

test("a person who may not send reads so", async () => {
  open("refused");
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});
