import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { answeringData } from "#tests/kit/web/answering-data.ts";
import { PullListPage } from "./pull-list-page.tsx";
import type { PullList } from "./pull-list.queries.ts";

const section: PullList["sections"][number] = {
  id: "00000000-0000-7000-8000-000000000001",
  name: "Boys 8-10",
  status: "LOW",
  missing: 23,
  binsMissing: 1,
  sold: 63,
  bought: 40,
  binsFilled: 0,
  binsPulled: 0,
  sellThrough: 780,
  binsOnHand: 4,
  oldestAge: 61,
  check: null,
};

const bin: PullList["bins"][number] = {
  backstockId: "00000000-0000-7000-8000-000000000002",
  version: 1,
  number: 214,
  bin: "214",
  sectionId: section.id,
  categoryName: "Boys 8-10 FW",
  locationId: "00000000-0000-7000-8000-000000000003",
  locationName: "Back room B",
  ageDays: 61,
  walk: 0,
};

/** As the network returns it, with the record kinds. */
const list = {
  __typename: "PullList",
  date: "2026-11-22",
  windowDays: 14,
  hasItemData: true,
  lacksPieces: false,
  floorId: "00000000-0000-7000-8000-000000000004",
  sections: [{ __typename: "PullSection", ...section }],
  bins: [{ __typename: "PullBin", ...bin }],
};

let moved: Record<string, unknown>[];

beforeEach(() => {
  moved = [];
});

function open(pullList: object): void {
  const answers: Record<string, object> = {
    PullList: { pullList },
    BackstockReportChoices: {
      backstockHome: { __typename: "BackstockHome", categories: [], locations: [] },
      employees: [],
    },
    MoveBins: { moveBins: { __typename: "MoveAnswer", setId: "1", moved: [], conflicts: [], older: null } },
  };
  const data = answeringData((name, variables) => {
    if (name === "MoveBins") {
      moved.push(variables);
    }
    return { data: answers[name] ?? null };
  });
  const root = createRootRoute();
  const store = createRoute({ getParentRoute: () => root, path: "s/$storeId" });
  const page = createRoute({ getParentRoute: () => store, path: "backstock/pull-list", component: PullListPage });
  const sections = createRoute({
    getParentRoute: () => store,
    path: "backstock/sections",
    component: () => <h1>Sections are set up here</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([store.addChildren([page, sections])]),
    history: createMemoryHistory({ initialEntries: ["/s/1/backstock/pull-list"] }),
  });
  startSession({
    email: "m@hangtag.test",
    token: "m",
    userId: 1,
    role: 1,
    type: "User",
    defaultStoreId: 1,
    accountId: 1,
    employees: {},
    supportDesk: { restoreId: null, externalId: null, email: null },
  });
  confirmEmployee({ id: 9, storeId: 1, fullName: "Mia Boss", isManager: true, avatarUrl: null, how: "login" });
  render(
    <StoreDataContext value={data}>
      <RouterProvider router={router} />
      <Snackbars />
    </StoreDataContext>,
  );
}

test("a line says which bin, where it is and why; a press says that it is on the floor", async () => {
  open(list);
  expect(await screen.findByText("23 missing, sells 78% in 30 days")).toBeInTheDocument();
  expect(screen.getByText("61 days, Back room B")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Mark pulled: bin 214" }));
  expect(await screen.findByText("Bin 214 pulled to the floor")).toBeInTheDocument();
  expect(moved[0]).toMatchObject({ locationId: list.floorId, fillings: [{ id: bin.backstockId, version: 1 }] });
}, 20_000);

test("a shop without sections reads what they are for, and its manager can begin", async () => {
  open({ ...list, sections: [], bins: [] });
  expect(await screen.findByText("No sections yet")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Set up sections" }));
  expect(await screen.findByText("Sections are set up here")).toBeInTheDocument();
}, 20_000);

test("a store whose register sends no pieces reads that the list goes by rack checks, and no count of pieces", async () => {
  const unchecked = { ...section, status: null, missing: null, binsMissing: 0, check: null };
  open({
    ...list,
    hasItemData: false,
    lacksPieces: true,
    sections: [{ __typename: "PullSection", ...unchecked }],
    bins: [],
  });
  expect(await screen.findByText(/sends no pieces, so this list goes by rack checks/)).toBeInTheDocument();
  expect(
    screen.getByText("Your register sends no pieces. Tap how full each rack is to see bins to pull."),
  ).toBeVisible();
  expect(screen.queryByText(/sold, .* bought/)).toBeNull();
}, 20_000);
