import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { emptyBinList, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { ImportReport } from "./bins.queries.ts";

const network = fakeNetwork();

const csv = "number,category\n1,Coats\n2,Boots\nseven,Hats";
const wrongLine = { line: 4, text: "seven,Hats", reason: "seven isn't a number" };
const report: ImportReport = {
  isDryRun: true,
  lines: 3,
  bins: 2,
  existing: 0,
  fillings: 1,
  newCategories: ["Boots"],
  refused: [wrongLine],
};

/** What was sent: the list, and whether it was only checked. */
const sent: { csv: string; isDryRun: boolean }[] = [];

function openImport(answer: (isDryRun: boolean) => unknown) {
  sent.length = 0;
  network.answer(
    ...answersOf(manager, {
      ImportBins: ({ variables }) => {
        const isDryRun = variables["isDryRun"] === true;
        sent.push({ csv: String(variables["csv"]), isDryRun });
        return answer(isDryRun);
      },
      SetupBins: () => emptyBinList,
    }),
  );
  return openApp(`${setupPath}/bins/import`, manager);
}

async function check(list: string): Promise<void> {
  await fill(await screen.findByLabelText("Or paste its lines"), list);
  await userEvent.click(screen.getByRole("button", { name: "Check list" }));
}

test("a list is checked before anything changes: what it brings, and each line that cannot be taken with its reason", async () => {
  openImport(() => ({ data: { importBins: report } }));
  await check(csv);
  expect(await screen.findByText("Nothing has changed yet")).toBeVisible();
  expect(screen.getByText("2 new bins")).toBeVisible();
  expect(screen.getByText("1 bin to fill")).toBeVisible();
  expect(screen.getByText("1 new category: Boots")).toBeVisible();
  expect(screen.queryByText(/already exist/)).toBeNull();
  const row = within(screen.getByRole("row", { name: /^4/ }));
  expect(row.getByText("seven isn't a number")).toBeVisible();
  expect(row.getByText("seven,Hats")).toBeVisible();
  expect(sent).toEqual([{ csv, isDryRun: true }]);
});

test("a good list is imported with a second press, and the settings show again", async () => {
  const good = { ...report, lines: 2, refused: [] };
  const app = openImport((isDryRun) => ({ data: { importBins: { ...good, isDryRun } } }));
  await check(csv);
  await userEvent.click(await screen.findByRole("button", { name: "Import 2 lines" }));
  expect(await screen.findByText("Imported 2 bins, filled 1")).toBeInTheDocument();
  expect(sent.map(({ isDryRun }) => isDryRun)).toEqual([true, false]);
  await expect.poll(() => app.at()).toBe(setupPath);
});

test("lines that were left out stay on the page with the way to keep them as a file", async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return "blob:lines";
    },
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const app = openImport((isDryRun) => ({ data: { importBins: { ...report, isDryRun } } }));
  await check(csv);
  await userEvent.click(await screen.findByRole("button", { name: "Import 2 lines" }));
  expect(await screen.findByText("1 line to fix")).toBeVisible();
  await expect.poll(() => screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Download these lines" }));
  expect(await files[0]?.text()).toContain('4,"seven isn\'t a number",seven,Hats');
  expect(app.at()).toBe(`${setupPath}/bins/import`);
  press.mockRestore();
});

test("a list of nothing but wrong lines cannot be imported, and another can be chosen", async () => {
  openImport(() => ({ data: { importBins: { ...report, lines: 1, bins: 0, fillings: 0, newCategories: [] } } }));
  await check("seven,Hats");
  expect(await screen.findByRole("button", { name: "Nothing to import" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Choose another list" }));
  expect(screen.getByLabelText("Or paste its lines")).toHaveValue("seven,Hats");
});

test("a file is read into the field, and a refused list keeps its lines", async () => {
  openImport(refusedWith("Check the marked fields", { errors: { csv: ["The first line must name the columns"] } }));
  const file = new File(["1,Coats"], "bins.csv", { type: "text/csv" });
  expect(await screen.findByRole("button", { name: "Check list" })).toBeDisabled();
  await userEvent.upload(screen.getByLabelText("Choose a CSV file"), file);
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>("Or paste its lines").value).toBe("1,Coats");
  await userEvent.click(screen.getByRole("button", { name: "Check list" }));
  expect(await screen.findByText("The first line must name the columns")).toBeVisible();
  expect(screen.getByLabelText("Or paste its lines")).toHaveValue("1,Coats");
});
