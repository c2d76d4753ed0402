import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { isCheckedElsewhere } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { isStorable } from "./feed-rows.ts";
import * as db from "#server/platform/devices/payloads.db.ts";

/** A till fetches within seconds; a day leaves room for one that was asleep. */
const retentionMs = 24 * 3_600_000;

/** Stores content that is too large for the channel; the message carries only its reference. */
export const keepPayload = operation({
  name: "pos.keepPayload",
  kind: "write",
  permission: "signed-in",
  on: "store",
  input: z.object({ payload: z.unknown().check(isCheckedElsewhere) }),
  isUnlimited: true,
  async run(context, { payload }): Promise<{ payloadRef: string }> {
    const { store, sql, now } = context;
    if (store === null) {
      throw notFound("Store");
    }
    if (!isStorable(payload)) {
      throw invalidInput({ payload: ["Holds a character that cannot be kept"] });
    }
    await db.deleteOldPayloads(sql, { storeId: store.id, now });
    const payloadRef = uuidv7();
    const expiresAt = new Date(now.getTime() + retentionMs);
    await db.insertPayload(sql, {
      storeId: store.id,
      id: payloadRef,
      payload,
      userId: context.user?.id ?? null,
      now,
      expiresAt,
    });
    return { payloadRef };
  },
});

export const openPayload = operation({
  name: "pos.openPayload",
  kind: "read",
  permission: "pos:feed",
  on: "store",
  input: z.object({ payloadRef: z.uuid() }),
  async run(context, { payloadRef }): Promise<{ payload: unknown }> {
    const { store } = await feedingDevice(context);
    const row = await db.findPayload(context.sql, { storeId: store.id, id: payloadRef, now: context.now });
    if (!row) {
      throw notFound("Payload");
    }
    return row;
  },
});
