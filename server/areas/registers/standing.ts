/** How the register stands: what the log, the card and the device say after a look. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { integrationId, isServiceStopped, noteSuccess, openConnection } from "#server/areas/automations/automations.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { readingChanged } from "#server/platform/pos/devices.ts";
import { findConnection } from "./connections.db.ts";
import { noteSeen, noteStopped } from "./device.db.ts";

const permission = "automations:manage" as const;

/** A line in the log when something came, the register seen, and its trouble over. */
export const noteRound = operation({
  name: "registers.noteRound",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, taken: z.int().min(0).max(1_000_000), sales: z.int().min(0).max(1_000_000) }),
  async run(context, { id, taken, sales }): Promise<void> {
    const { sql, store, now } = context;
    const connection = await findConnection(sql, { storeId: store.id, provider: id });
    if (connection === null) {
      return;
    }
    const held = await openConnection(context, { id });
    if (taken + sales > 0 || (held?.failures ?? 0) > 0) {
      const text = sales > 0 ? `${sales} ${sales === 1 ? "sale" : "sales"} received` : "Up to date";
      await noteSuccess(context, { id, kind: "sales", text });
    }
    if (await noteSeen(sql, { storeId: store.id, id: connection.deviceId, now })) {
      await sendNotice(context, { name: readingChanged, recordKind: "device", recordId: connection.deviceId });
    }
  },
});

/** One hiccup is no trouble of a register; what only a person can mend is, and so is the third failure in a row. */
const shownFailures = 3;

/** Where a register that stops reading is shown: on Registers and printers, the daybook and All stores. */
export const noteTrouble = operation({
  name: "registers.noteTrouble",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, text: inputText.max(500) }),
  async run(context, { id, text }): Promise<void> {
    const { sql, store, now } = context;
    const connection = await findConnection(sql, { storeId: store.id, provider: id });
    const held = await openConnection(context, { id });
    const isStopped = await isServiceStopped(context, { id });
    if (connection === null || (!isStopped && (held?.failures ?? 0) < shownFailures)) {
      return;
    }
    const problem = (text.trim() || "No response").slice(0, 500);
    if (await noteStopped(sql, { storeId: store.id, id: connection.deviceId, problem, now })) {
      await sendNotice(context, { name: readingChanged, recordKind: "device", recordId: connection.deviceId });
    }
  },
});
