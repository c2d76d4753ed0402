import { z } from "zod";

/** The parts of Twilio's responses that we read. */

const sid = z.string().min(34).max(34);

export const message = z.object({
  sid,
  status: z.string(),
  error_code: z.int().nullish(),
  error_message: z.string().nullish(),
  /** Dollars as a text, negative because they are taken off the balance. */
  price: z.string().nullish(),
});

export const availableNumbers = z.object({ available_phone_numbers: z.array(z.object({ phone_number: z.string() })) });

export const number = z.object({ sid, phone_number: z.string(), friendly_name: z.string().nullish() });
export const numbers = z.object({ incoming_phone_numbers: z.array(number) });

export const service = z.object({ sid, friendly_name: z.string().nullish() });
export const services = z.object({
  services: z.array(service),
  meta: z.object({ next_page_url: z.string().nullish() }),
});

export const created = z.object({ sid });

export const bundle = z.object({ sid, status: z.string(), errors: z.array(z.object({ code: z.int() })).nullish() });
export const bundles = z.object({ results: z.array(bundle) });

export const evaluation = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      failure_reason: z.string().nullish(),
      error_code: z.int().nullish(),
      invalid: z
        .array(
          z.object({
            object_field: z.string().nullish(),
            failure_reason: z.string().nullish(),
            error_code: z.int().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

const reviewError = z.object({
  error_code: z.int().nullish(),
  description: z.string().nullish(),
  fields: z.array(z.string()).nullish(),
});
export type ReviewError = z.infer<typeof reviewError>;

export const brand = z.object({
  sid,
  status: z.string(),
  customer_profile_bundle_sid: z.string().nullish(),
  failure_reason: z.string().nullish(),
  errors: z.array(reviewError).nullish(),
});
export const brands = z.object({
  data: z.array(brand),
  meta: z.object({ next_page_url: z.string().nullish() }),
});

export const campaign = z.object({ sid, campaign_status: z.string(), errors: z.array(reviewError).nullish() });
export const campaigns = z.object({ compliance: z.array(campaign) });
