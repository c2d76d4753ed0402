import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { findNumber } from "./status.db.ts";

export type TextingStatus = {
  /** E.164; null while the store has no number. */
  phone: string | null;
  registrationState: string;
};

/** Whether the store may send, for a person who writes a text. */
export const viewTextingStatus = operation({
  name: "texting.viewStatus",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<TextingStatus> {
    return (await findNumber(sql, store.id)) ?? { phone: null, registrationState: "not_started" };
  },
});
