import { z } from "zod";

/**
 * Mails the link, or that the address has an account. It runs later for every address, so that neither the response nor
 * its timing shows which of the two it is.
 */
export const mailSignUp = {
  name: "sign-up.mail",
  payload: z.object({ signUpId: z.uuid() }),
  maxAttempts: 5,
} as const;
