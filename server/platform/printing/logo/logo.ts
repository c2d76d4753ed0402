import { z } from "zod";
import { inputBase64, wholeNumber } from "#common/inputs/input-ranges.ts";
import type { LogoAnswer } from "#common/pos/pos-logo.ts";
import { isWholePicture, logoLimits, type DotPicture } from "#common/printing/dot-picture.ts";
import { storeLogoChanged } from "#server/events/company/settings.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./logo.db.ts";

const mostBytes = (logoLimits.width / 8) * logoLimits.height;

/** What stands above the store's receipts and coupons; null without one. */
export const viewStoreLogo = operation({
  name: "printing.viewStoreLogo",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({}),
  run: async (context): Promise<DotPicture | null> => (await db.findLogo(context.sql, context.store.id)).logo,
});

/** The picture in dots: the browser makes it of whatever file a person chose, and shows what will be printed. */
export const setStoreLogo = operation({
  name: "printing.setStoreLogo",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({
    width: wholeNumber.max(logoLimits.width),
    height: wholeNumber.max(logoLimits.height),
    dataBase64: inputBase64.max(Math.ceil((mostBytes * 4) / 3) + 4),
  }),
  async run(context, { width, height, dataBase64 }): Promise<DotPicture> {
    const logo = { width, height, dots: Buffer.from(dataBase64, "base64") };
    if (!isWholePicture(logo)) {
      throw invalidInput({ logo: ["Choose another picture. We can't print this one."] });
    }
    await save(context, logo);
    return logo;
  },
});

export const removeStoreLogo = operation({
  name: "printing.removeStoreLogo",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { logo } = await db.findLogo(context.sql, context.store.id);
    if (logo !== null) {
      await save(context, null);
    }
  },
});

/** For a register that prints its own pages. */
export const readLogo = operation({
  name: "printing.readLogo",
  kind: "read",
  permission: "pos:feed",
  on: "store",
  input: z.object({}),
  async run(context): Promise<LogoAnswer> {
    const { store } = await feedingDevice(context);
    const { version, logo } = await db.findLogo(context.sql, store.id);
    return { version, logo: logo && toSent(logo) };
  },
});

export function toSent({ width, height, dots }: DotPicture) {
  return { width, height, dataBase64: Buffer.from(dots).toString("base64") };
}

async function save(context: StoreContext, logo: DotPicture | null): Promise<void> {
  const { sql, store, now } = context;
  await db.saveLogo(sql, { storeId: store.id, logo, now });
  await context.emit(storeLogoChanged, { isThere: logo !== null }, { kind: "Store", id: store.id });
}
