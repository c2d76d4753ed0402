import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { findRegisterName } from "./device-mappings.db.ts";
import * as db from "./register-days.db.ts";
import type { RegisterDay } from "./register-days.db.ts";

export type RegisterDays = { today: RegisterDay | null; yesterday: RegisterDay | null; date: string };

/** What a register sold today and yesterday: whether what comes from it is alive, and whether it was whole. */
export const registerDays = operation({
  name: "devices.registerDays",
  kind: "read",
  permission: "devices:manage",
  on: "store",
  input: z.object({ deviceId: z.uuid() }),
  async run(context, { deviceId }): Promise<RegisterDays> {
    const { sql, store } = context;
    const register = { storeId: store.id, deviceId };
    if ((await findRegisterName(sql, register)) === undefined) {
      throw notFound("Register");
    }
    const date = await runningDate(context);
    const before = addDays(date, -1);
    const days = await db.listRegisterDays(sql, { ...register, dates: [date, before] });
    const dayOf = (businessDate: string) => days.find((day) => day.date === businessDate) ?? null;
    return { date, today: dayOf(date), yesterday: dayOf(before) };
  },
});
