import { z } from "zod";

/** Brings new coupons to their customers: by text, else on the register's printer. */
export const deliverCouponsJob = {
  name: "bounceback.deliver-coupons",
  payload: z.object({ storeId: z.int(), ids: z.array(z.uuid()).max(5000) }),
} as const;
