import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { choose } from "#tests/e2e/choose.ts";
import { scan, smallBackstock } from "#tests/e2e/small-backstock.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { stillFilm, withPdfPages } from "#tests/kit/printing/pdf-pages.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

/** A film of a label that lies still before the camera. */
async function filmOf(label: Buffer, folder: string): Promise<string> {
  const film = path.join(folder, "label.y4m");
  const picture = await withPdfPages(label, async ([page]) => page?.draw(320));
  await writeFile(film, picture ? stillFilm(picture) : "");
  return film;
}

test("[BACK-06] a phone's camera reads the label that was printed for a bin", async ({
  playwright,
  launchOptions,
  openScreen,
  stateOf,
}) => {
  const { request } = await openScreen("employee");
  const { first, labelOf } = await smallBackstock(request);
  const folder = await temporaryFolder("camera");
  const film = await filmOf(await labelOf(first), folder);
  const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
  const phone = await playwright.chromium.launch({ ...launchOptions, args });
  const storageState = await stateOf("employee");
  const page = await phone.newPage({ storageState, viewport: { width: 390, height: 844 } });
  await page.goto("/s/1/backstock/scan");
  const scanner = page.getByRole("dialog", { name: "Scan" });
  await scanner.getByRole("button", { name: "Use camera" }).click();
  await expect(scanner).toContainText(`Bin ${first} is empty`);
  await phone.close();
  await rm(folder, { recursive: true, force: true });
});

test("[BACK-04] without a connection a bin is filled and pulled, and both are sent when it is back", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const { first, second, category, codeOf } = await smallBackstock(page.request);
  const messages = page.getByRole("region", { name: "Messages" });
  const form = page.getByRole("dialog", { name: "Fill a bin" });
  const scanner = page.getByRole("dialog", { name: "Scan" });
  // A device that goes offline has been here before: without its list, the program would ask for a part of itself then.
  await page.goto("/s/1/backstock");
  await expect(page.getByRole("table", { name: "Bins" })).toBeVisible();
  await scan(page, codeOf(first));
  await scanner.getByRole("link", { name: `Fill bin ${first}` }).click();
  await expect(form.getByRole("group", { name: "Bin" })).toContainText(String(first));
  await choose(form.getByLabel("Category"), category);
  await form.getByRole("button", { name: "Fill and add another" }).click();
  await expect(messages).toContainText(`Bin ${first} filled with ${category}`);
  await scan(page, codeOf(second));
  await expect(form.getByRole("group", { name: "Bin" })).toContainText(String(second));

  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Fill bin", exact: true }).click();
  await expect(messages).toContainText(`Bin ${second} filled with ${category}`);
  await expect(form).toBeHidden();
  await scan(page, codeOf(first));
  await scanner.getByRole("button", { name: "Move to Floor" }).click();
  await expect(scanner).toContainText("Moved to Floor");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "2 changes waiting to send" })).toBeVisible();

  await page.context().setOffline(false);
  // The first of them may have been sent while the second still waits.
  await expect(page.getByRole("button", { name: /changes? waiting to send$/ })).toBeHidden();
  const office = await openScreen("owner");
  await office.goto(`/s/1/backstock?q=${second}`);
  await expect(office.getByRole("table", { name: "Bins" })).toContainText(category);
  await office.goto(`/s/1/reports/backstock_history?bin=${first}`);
  await expect(office.getByRole("table", { name: "Backstock history" }).getByRole("row").nth(1)).toContainText(
    "Pulled",
  );
});
