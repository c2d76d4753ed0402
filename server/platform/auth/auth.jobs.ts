import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";

/**
 * Looks up the address and mails the link. It runs later for every address, so that neither the response nor its timing
 * shows whether the address has an account.
 */
export const mailPasswordReset = {
  name: "auth.mail-password-reset",
  payload: z.object({ email: inputText.max(254) }),
  maxAttempts: 5,
} as const;
