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
