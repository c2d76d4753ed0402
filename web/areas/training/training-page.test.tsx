import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { TrainingStore } from "./training.queries.ts";

const network = fakeNetwork();
const owner: typeof manager = { ...manager, role: 3 };

const ready: TrainingStore = {
  ...{ id: "1", state: "ready", trainingStoreId: 9, stepsDone: 12, stepsCount: 12, practicePin: "2580" },
  ...{ requestedBy: "Evelyn Hart", finishedAt: "2026-11-29T18:00:00.000Z" },
};

const mapleStreet = {
  ...{ id: 1, name: "Maple Street", initials: "MPL", number: "40217", color: "#6d4aa8", timeZone: "America/Chicago" },
  ...{ billing: null, trainingOf: null },
};
const copy = { ...mapleStreet, id: 9, name: "Maple Street training", trainingOf: 1 };
const { userId: id, email, role } = owner;
const stores = [mapleStreet, copy];
const reaching = { id, email, role, full_name: "Evelyn Hart", default_store_id: 1, account_id: 1, stores };

/** The person reaches the copy too. */
const withCopy = http.get("*/api/vue/user", () => HttpResponse.json(reaching));

/** A store as the server has it, whose owner makes and deletes its copy. */
function openPage(start: Partial<TrainingStore> | null, person = owner) {
  let shown = start === null ? null : { __typename: "TrainingStore", ...ready, ...start };
  network.answer(
    ...(start?.state === "ready" ? [withCopy] : []),
    ...answersOf(person, {
      TrainingStore: () => ({ data: { trainingStore: shown } }),
      StartTrainingStore: () => {
        shown = { __typename: "TrainingStore", ...ready, state: "building", stepsDone: 3, trainingStoreId: null };
        return { data: { startTrainingStore: shown } };
      },
      DeleteTrainingStore: () => {
        shown = null;
        return { data: { deleteTrainingStore: true } };
      },
    }),
  );
  return openApp("/s/1/settings/training", person);
}

test("an owner makes a training store with one press and watches how far it is", async () => {
  openPage(null);
  await userEvent.click(await screen.findByRole("button", { name: "Make a training store" }));
  expect(await screen.findByText("3 of 12 steps")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Make a training store" })).not.toBeInTheDocument();
});

test("one that failed is tried again", async () => {
  openPage({ state: "failed" });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Making the training store")).toBeVisible();
});

test("a copy that is there is opened, and begun again or deleted by its name", async () => {
  openPage({ state: "ready" });
  expect(await screen.findByText("Maple Street training is ready")).toBeVisible();
  expect(screen.getByText("Everyone's PIN in it is 2580")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open training store" })).toHaveAttribute("href", "/s/9/daybook");
  await userEvent.click(screen.getByRole("button", { name: "Start fresh" }));
  const fresh = within(await screen.findByRole("alertdialog", { name: "Start Maple Street training fresh?" }));
  await userEvent.click(fresh.getByRole("button", { name: "Cancel" }));
  expect(requestsOf("StartTrainingStore")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Maple Street training?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("button", { name: "Make a training store" })).toBeVisible();
  expect(requestsOf("DeleteTrainingStore")).toEqual([{ trainingStoreId: 9 }]);
});

test("every screen of a training store says what it is, and leads back", async () => {
  network.answer(withCopy, ...answersOf(owner));
  openApp("/s/9/settings/training", owner);
  const band = within(await screen.findByRole("complementary", { name: "Training store" }));
  expect(band.getByText("Training store: nothing leaves here")).toBeVisible();
  expect(band.getByText("Everyone's PIN: 2580")).toBeVisible();
  expect(band.getByRole("link", { name: "Back to Maple Street" })).toHaveAttribute("href", "/s/1/daybook");
  expect(await screen.findByText("This is the training store of Maple Street")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Make a training store" })).not.toBeInTheDocument();
});

test("a manager reads who makes it and where it will be", async () => {
  openPage(null, manager);
  expect(await screen.findByText(/^Ask your owner to make one/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Make a training store" })).not.toBeInTheDocument();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(owner));
  openApp("/s/1/settings/training", owner);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
