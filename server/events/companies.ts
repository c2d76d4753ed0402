/** What happens to companies. Never an e-mail address in them. */
import { z } from "zod";

export const companySignedUp = {
  name: "company.signed-up",
  payload: z.object({ userId: z.int(), name: z.string(), termsVersion: z.string() }),
} as const;
