import { randomInt } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import bwipjs from "bwip-js";
import { aCard } from "#tests/e2e/license-card.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { stillFilm } from "#tests/kit/printing/pdf-pages.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

/** The back of a license, held still before the camera. */
function licensePicture(lines: readonly string[]): { width: number; height: number; grey: Buffer } {
  const [code] = bwipjs.raw("pdf417", lines.join("\n"), "columns=10 eclevel=4");
  if (code === undefined || !("pixs" in code)) {
    throw new Error("No barcode");
  }
  const { pixs, pixx, pixy } = code;
  const [scale, margin] = [4, 40];
  const [width, height] = [pixx * scale + 2 * margin, pixy * scale + 2 * margin];
  const grey = Buffer.alloc(width * height, 255);
  for (const [at, dot] of pixs.entries()) {
    const [left, top] = [margin + (at % pixx) * scale, margin + Math.floor(at / pixx) * scale];
    for (let row = 0; row < scale && dot === 1; row += 1) {
      grey.fill(0, (top + row) * width + left, (top + row) * width + left + scale);
    }
  }
  return { width, height, grey };
}

test("[BUY-11] a phone's camera reads the back of a license into the check-in", async ({
  playwright,
  launchOptions,
  stateOf,
}) => {
  const lastName = `CAMERA${String.fromCharCode(...Array.from({ length: 6 }, () => randomInt(65, 91)))}`;
  const folder = await temporaryFolder("license");
  const film = path.join(folder, "license.y4m");
  await writeFile(film, stillFilm(licensePicture(aCard(lastName, `W${randomInt(10_000_000, 99_999_999)}`))));
  const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
  const phone = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await phone.newPage({
    storageState: await stateOf("manager"),
    viewport: { width: 390, height: 844 },
  });
  await page.goto("/s/1/buys/checkin/new");
  await page.getByRole("button", { name: "Use camera" }).click();
  await expect(page.getByRole("region", { name: "Seller" })).toContainText(new RegExp(lastName, "i"));
  await expect(page.getByRole("button", { name: "Stop camera" })).toHaveCount(0);
  await phone.close();
  await rm(folder, { recursive: true, force: true });
});
