import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { findStorePhone } from "#server/areas/texting/numbers.db.ts";
import { findNumberState } from "#server/areas/texting/registration/registration.db.ts";

export type TextingStatus = {
  /** E.164; null while the store has no number. */
  phone: string | null;
  registrationState: string;
  /** Ten digits, of the shop itself; what a template says by `store_phone`. */
  storePhone: string | null;
};

/** Whether the store may send, for the person who writes a text. */
export const viewTextingStatus = operation({
  name: "texting.viewStatus",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<TextingStatus> {
    const number = await findNumberState(sql, store.id);
    return {
      phone: number?.phone ?? null,
      registrationState: number?.registrationState ?? "not_started",
      storePhone: await findStorePhone(sql, store.id),
    };
  },
});
