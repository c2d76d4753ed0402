/** The fields of Square's responses about an account that we use. */
import { z } from "zod";

const text = z.string().nullish();

export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
  merchant_id: z.string(),
});

export const merchant = z.object({ merchant: z.object({ id: z.string(), business_name: text }) });

const location = z.object({
  id: z.string(),
  name: text,
  status: text,
  currency: text,
  address: z.object({ locality: text, administrative_district_level_1: text }).nullish(),
});
export const locations = z.object({ locations: z.array(location).default([]) });
export type SquareLocation = z.output<typeof location>;
