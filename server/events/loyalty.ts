/** What happens to a store's loyalty. */
import { z } from "zod";

const rates = z.object({
  salesPerPoint: z.int().nullable(),
  buysPerPoint: z.int().nullable(),
  startOn: z.string().nullable(),
});

export const loyaltyRatesSaved = {
  name: "loyalty.rates-saved",
  payload: z.object({ before: rates, after: rates }),
} as const;
