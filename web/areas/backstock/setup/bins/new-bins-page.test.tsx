import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { binOverviewAnswer, emptyBinList, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const sent: unknown[] = [];

function openBatch(answer: unknown) {
  sent.length = 0;
  network.answer(
    ...answersOf(manager, {
      BinOverview: () => binOverviewAnswer,
      SetupBins: () => emptyBinList,
      AddBins: ({ variables }) => {
        sent.push(variables);
        return answer;
      },
    }),
  );
  return openApp(`${setupPath}/bins/new`, manager);
}

function batch(created: number, existed: number) {
  const bins = Array.from({ length: created }, (_, at) => ({
    __typename: "Bin",
    id: `0193a6f0-0000-7000-8000-0000000000${10 + at}`,
    number: 13 + at,
    label: `B${13 + at}`,
  }));
  return { data: { addBins: { __typename: "BinBatch", created, existed, numbers: "13-15", bins } } };
}

test("the bins that will be made are named while they are counted", async () => {
  openBatch(batch(3, 0));
  expect(await screen.findByText("Bins B13 to B22")).toBeVisible();
  await fill(screen.getByLabelText("How many"), "1");
  expect(await screen.findByText("Bin B13")).toBeVisible();
  await fill(screen.getByLabelText("How many"), "");
  expect(screen.queryByText(/^Bins? B/)).toBeNull();
});

test("bins are made, their labels printed when a person wants them, and more follow", async () => {
  openBatch(batch(3, 2));
  await fill(await screen.findByLabelText("How many"), "5");
  await userEvent.click(screen.getByRole("checkbox", { name: "Print labels right away" }));
  await userEvent.click(screen.getByRole("button", { name: "Create bins" }));
  expect(await screen.findByText("3 created, 2 existed")).toBeVisible();
  expect(screen.getByText("Numbers 13-15")).toBeVisible();
  expect(sent).toEqual([{ startNumber: 13, count: 5 }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Print 3 labels" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
});

test("the labels of new bins open for printing at once, unless nothing is new", async () => {
  const app = openBatch(batch(2, 0));
  await userEvent.click(await screen.findByRole("button", { name: "Create bins" }));
  expect(await screen.findByText("2 bins created")).toBeInTheDocument();
  expect(await screen.findByRole("dialog")).toBeVisible();
  app.leave();
  openBatch(batch(0, 10));
  await userEvent.click(await screen.findByRole("button", { name: "Create bins" }));
  expect(await screen.findByText("0 created, 10 existed")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Print/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Create more" }));
  expect(screen.getByLabelText("How many")).toHaveValue("10");
});

test("more bins than one go allows are not sent, and a refusal is said", async () => {
  openBatch(refusedWith("Check the marked fields", { errors: { startNumber: ["Use 99,999 or less"] } })());
  await fill(await screen.findByLabelText("How many"), "100000");
  await userEvent.click(screen.getByRole("button", { name: "Create bins" }));
  expect(screen.getByLabelText("How many")).toBeInvalid();
  expect(sent).toEqual([]);
  await fill(screen.getByLabelText("How many"), "5");
  await userEvent.click(screen.getByRole("button", { name: "Create bins" }));
  expect(await screen.findByText("Use 99,999 or less")).toBeVisible();
});
