import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { answeringData } from "#tests/kit/web/answering-data.ts";
import { PickListPage } from "./pick-list-page.tsx";

const place = "00000000-0000-7000-8000-000000000009";

/** A place with so many bins, as the network returns it. */
function open(bins: number): void {
  const pickList = {
    __typename: "PickList",
    locationName: "Bring in",
    date: "2026-11-22",
    bins: Array.from({ length: bins }, (_, at) => ({
      __typename: "PickListBin",
      backstockId: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
      bin: String(at + 1),
      categoryName: "Boys 8 FW",
      ageDays: 61,
      notes: "",
      holdUntil: at === 1 ? "2026-11-28" : null,
    })),
  };
  const root = createRootRoute();
  const store = createRoute({ getParentRoute: () => root, path: "s/$storeId" });
  const page = createRoute({
    getParentRoute: () => store,
    path: "backstock/pick-list/$locationId",
    component: PickListPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([store.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [`/s/1/backstock/pick-list/${place}`] }),
  });
  render(
    <StoreDataContext value={answeringData(() => ({ data: { pickList } }))}>
      <RouterProvider router={router} />
    </StoreDataContext>,
  );
}

const boxes = () => screen.getAllByRole("checkbox").length;

test("a full place shows its first hundred bins and more with a press, and prints all of them", async () => {
  open(250);
  await screen.findByRole("table", { name: "250 bins, by number" });
  expect(boxes()).toBe(100);
  await userEvent.click(screen.getByRole("button", { name: "Show 100 more" }));
  expect(boxes()).toBe(200);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(boxes()).toBe(250);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(boxes()).toBe(200);
}, 20_000);

test("a place with few bins has nothing to unfold", async () => {
  open(2);
  expect(await screen.findByRole("table", { name: "2 bins, by number" })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /Hold until Nov 28/ })).toHaveTextContent("2");
  expect(screen.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
});

test("an empty place says what will stand there", async () => {
  open(0);
  expect(await screen.findByText("No bins here")).toBeInTheDocument();
});
