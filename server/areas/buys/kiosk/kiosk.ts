/** A tablet at the door on which sellers check themselves in, one after the other. A manager's code makes it one. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { pairingCode } from "#common/pos/pos-device.ts";
import { loadSelfCheckIn, selfCheckInForm, takeCheckIn } from "#server/areas/buys/sellers/self-check-in.ts";
import type { SelfCheckIn, SelfCheckInOutcome } from "#server/areas/buys/sellers/self-check-in.ts";
import { hashToken } from "#server/platform/auth/tokens.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { announcePairing, redeemPairingCode } from "#server/platform/pos/pairing.ts";
import type { RedeemedCode } from "#server/platform/pos/pairing.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./kiosk.db.ts";

export type KioskPairing =
  | { kind: "paired"; storeId: number; secret: string }
  | Exclude<RedeemedCode, { kind: "store" }>;

/** Returns a wrong code instead of throwing it, because the try must be counted. */
export const pairKiosk = operation({
  name: "buys.pairKiosk",
  kind: "write",
  permission: "public",
  on: "nobody",
  secretAnswer: "run-again",
  asSystem: "a tablet belongs to nobody before it is paired",
  input: z.object({ code: pairingCode, deviceId: z.uuid() }),
  async run(context, { code, deviceId }): Promise<KioskPairing> {
    const redeemed = await redeemPairingCode(context, { code, deviceId });
    if (redeemed.kind !== "store") {
      return redeemed;
    }
    const { sql, now } = context;
    const { store } = redeemed;
    const others = await db.countKiosks(sql, store.id);
    const name = others === 0 ? "Check-in tablet" : `Check-in tablet ${others + 1}`;
    const secret = newLinkSecret();
    await db.insertKiosk(sql, { storeId: store.id, id: deviceId, name, tokenHash: hashToken(secret), now });
    await announcePairing(context, { store, deviceId, name });
    return { kind: "paired", storeId: store.id, secret };
  },
});

const token = z.object({ secret: inputText.max(100) });

/** The form for the next seller; the tablet counts as seen. */
export const openKiosk = operation({
  name: "buys.openKiosk",
  kind: "write",
  permission: "public",
  on: "store",
  input: token,
  async run(context, { secret }): Promise<SelfCheckIn> {
    await deviceOf(context, secret);
    return loadSelfCheckIn(context);
  },
});

export const checkInAtKiosk = operation({
  name: "buys.checkInAtKiosk",
  kind: "write",
  permission: "public",
  on: "store",
  input: selfCheckInForm.extend(token.shape),
  async run(context, { secret, ...typed }): Promise<SelfCheckInOutcome> {
    const deviceId = await deviceOf(context, secret);
    return takeCheckIn({ ...context, deviceId }, typed, "kiosk");
  },
});

/** @throws Refusal 404 for a tablet that is none of the store, or no more */
async function deviceOf(context: StoreContext, secret: string): Promise<string> {
  const key = { storeId: context.store.id, tokenHash: hashToken(secret), now: context.now };
  const deviceId = await db.findKiosk(context.sql, key);
  if (deviceId === null) {
    throw notFound("Check-in tablet");
  }
  return deviceId;
}
