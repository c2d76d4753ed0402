import type { Platform } from "#server/platform/context/context.ts";
import { openText, sealText } from "#server/platform/secrets/sealed-text.ts";

type EntityPlace = { accountId: number; id: string };

/** Bound to its row: copied into another, it does not open. */
function sealing({ secretKey }: Pick<Platform, "secretKey">, { accountId, id }: EntityPlace) {
  return { secretKey, purpose: "texting.ein", place: `${accountId}/${id}` };
}

export function sealEin(platform: Pick<Platform, "secretKey">, place: EntityPlace, ein: string): Buffer {
  return sealText(ein, sealing(platform, place));
}

export function openEin(platform: Pick<Platform, "secretKey">, place: EntityPlace, sealed: Buffer): string {
  return openText(sealed, sealing(platform, place));
}
