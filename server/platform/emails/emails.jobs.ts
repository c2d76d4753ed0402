import { z } from "zod";

/** Sends one mail; retried for about a day when the mail server does not accept it. */
export const sendMail = {
  name: "emails.send",
  payload: z.object({
    accountId: z.int().nullable(),
    id: z.uuid(),
    to: z.string().max(254),
    subject: z.string().max(200),
    text: z.string(),
    html: z.string(),
  }),
  maxAttempts: 14,
} as const;
