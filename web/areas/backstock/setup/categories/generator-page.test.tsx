import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function openGenerator(fakes: GraphqlFakes = {}, brandKind = "OTHER") {
  network.answer(
    ...answersOf(manager, {
      CategoryGenerator: () => ({
        data: {
          storeProfile: { __typename: "StoreProfile", id: "1", brandKind },
          backstockCategories: [{ __typename: "BackstockCategory", id: "c", name: "Boys 2T FW" }],
        },
      }),
      BackstockCategories: () => ({ data: { backstockCategories: [], backstockSettings: { ageLimitDays: 180 } } }),
      ...fakes,
    }),
  );
  return openApp(`${setupPath}/category/generate`, manager);
}

/** Types the words that are mixed; a part left out is empty. */
async function type(words: { genders?: string; sizes?: string; seasons?: string; more?: string }): Promise<void> {
  const { genders = "", sizes = "", seasons = "", more = "" } = words;
  await fillWords("Who it's for", genders);
  await fillWords("Sizes or kinds", sizes);
  await fillWords("Seasons", seasons);
  await fillWords("Other categories", more);
}

async function fillWords(label: string, words: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await (words === "" ? userEvent.clear(field) : fill(field, words));
}

function names(): string[] {
  return within(screen.getByRole("list", { name: "Preview" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "");
}

test("every mix of the words is shown before it is made, in the order that is chosen", async () => {
  openGenerator();
  await type({ genders: "Boys, Girls", sizes: "3T", seasons: "SS, FW", more: "Shoes" });
  expect(names()).toEqual(["Boys 3T SS", "Boys 3T FW", "Girls 3T SS", "Girls 3T FW", "Shoes"]);
  await userEvent.click(screen.getByRole("radio", { name: "0-3 Boys FW" }));
  expect(names()).toContain("3T Girls FW");
  expect(screen.getByText("5 categories")).toBeVisible();
});

test("a store of children's clothes begins with what such stores have", async () => {
  openGenerator({}, "KIDS");
  await screen.findByLabelText("Who it's for");
  expect(names().length).toBeGreaterThan(20);
  expect(screen.getByLabelText("Who it's for")).toHaveValue("Boys, Girls");
});

test("what is there already, repeated or too long is left out and counted", async () => {
  openGenerator();
  await type({ genders: "Boys", sizes: "2T, 3T", seasons: "FW", more: `Shoes, Shoes, ${"x".repeat(61)}` });
  expect(names()).toEqual(["Boys 3T FW", "Shoes"]);
  expect(screen.getByText("1 already exists · 1 repeated · 1 over 60 characters")).toBeVisible();
});

test("the categories are made with one press, and the list shows them", async () => {
  const sent: unknown[] = [];
  const app = openGenerator({
    AddBackstockCategories: ({ variables }) => {
      sent.push(variables["names"]);
      return { data: { addBackstockCategories: { existed: 0, created: [{ id: "1" }, { id: "2" }] } } };
    },
  });
  await type({ genders: "Boys", sizes: "2T, 3T, 4T", seasons: "FW" });
  await userEvent.click(screen.getByRole("button", { name: "Create 2 categories" }));
  expect(await screen.findByText("2 created, 1 existed")).toBeInTheDocument();
  expect(sent).toEqual([["Boys 3T FW", "Boys 4T FW"]]);
  await expect.poll(() => app.at()).toBe(`${setupPath}?tab=categories`);
});

test("nothing but seasons makes nothing, and too many are refused before they are sent", async () => {
  openGenerator();
  await type({ seasons: "SS, FW" });
  expect(screen.getByText("Nothing to create yet")).toBeVisible();
  expect(screen.getByRole("button", { name: "Create 0 categories" })).toBeDisabled();
  const many = Array.from({ length: 501 }, (_, at) => `Kind ${at}`).join(", ");
  await fillWords("Other categories", many);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Create \d+ or fewer at once$/);
  expect(screen.getByRole("button", { name: "Create 501 categories" })).toBeDisabled();
});

test("a refusal is said, and the words stay", async () => {
  openGenerator({ AddBackstockCategories: refusedWith("The store has as many categories as it may") });
  await type({ more: "Shoes" });
  await userEvent.click(screen.getByRole("button", { name: "Create 1 category" }));
  expect(await screen.findByText("The store has as many categories as it may")).toBeInTheDocument();
  expect(screen.getByLabelText("Other categories")).toHaveValue("Shoes");
});
