import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";

/**
 * Looks the address up and mails the link. Done later for known and unknown addresses alike, so that neither the answer
 * nor its time tells which it was.
 */
export const mailPasswordReset = {
  name: "auth.mail-password-reset",
  payload: z.object({ email: inputText.max(254) }),
  maxAttempts: 5,
} as const;
