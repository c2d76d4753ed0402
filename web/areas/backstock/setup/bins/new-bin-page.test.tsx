import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { binOverviewAnswer, emptyBinList, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function openNewBin(fakes: GraphqlFakes = {}) {
  network.answer(
    ...answersOf(manager, { BinOverview: () => binOverviewAnswer, SetupBins: () => emptyBinList, ...fakes }),
  );
  return openApp(`${setupPath}/bin/new`, manager);
}

function added(labels: readonly string[]) {
  const bins = labels.map((label, at) => ({ __typename: "Bin", id: `b${at}`, number: 40, label }));
  return { data: { addBins: { __typename: "BinBatch", created: bins.length, existed: 0, numbers: "40", bins } } };
}

test("the next free number is suggested, another one is typed, and the bin is there", async () => {
  const sent: unknown[] = [];
  const app = openNewBin({
    AddBins: ({ variables }) => {
      sent.push(variables);
      return added(["B40"]);
    },
  });
  const number = await screen.findByLabelText("Number");
  expect(number).toHaveValue("13");
  await fill(number, "40");
  await userEvent.click(screen.getByRole("button", { name: "Create bin" }));
  expect(await screen.findByText("Bin B40 created")).toBeInTheDocument();
  expect(sent).toEqual([{ startNumber: 40, count: 1 }]);
  await expect.poll(() => app.at()).toBe(setupPath);
});

test("a number that is there already is said under its field", async () => {
  openNewBin({ AddBins: () => added([]) });
  await fill(await screen.findByLabelText("Number"), "12");
  await userEvent.click(screen.getByRole("button", { name: "Create bin" }));
  expect((await screen.findAllByText("Bin 12 already exists"))[0]).toBeVisible();
  expect(screen.getByLabelText("Number")).toHaveValue("12");
});

test("a number that no label can carry is not sent, and a refusal keeps the form", async () => {
  const sent: unknown[] = [];
  openNewBin({
    AddBins: ({ variables }) => {
      sent.push(variables);
      return refusedWith("The store has as many bins as it may")();
    },
  });
  await fill(await screen.findByLabelText("Number"), "0");
  await userEvent.click(screen.getByRole("button", { name: "Create bin" }));
  expect(screen.getByLabelText("Number")).toBeInvalid();
  expect(sent).toEqual([]);
  await fill(screen.getByLabelText("Number"), "14");
  await userEvent.click(screen.getByRole("button", { name: "Create bin" }));
  expect(await screen.findByText("The store has as many bins as it may")).toBeVisible();
});
