/** What happens to logins. Never an e-mail address, a password or a token in them. */
import { z } from "zod";

const role = z.int().min(0).max(4);
const userId = z.int();
const rights = z.object({
  fullName: z.string(),
  role,
  storeIds: z.array(z.int()),
  defaultStoreId: z.int().nullable(),
});

export const userInvited = { name: "user.invited", payload: z.object({ userId, after: rights }) } as const;

export const userChanged = {
  name: "user.changed",
  payload: z.object({ userId, before: rights, after: rights }),
} as const;

export const userDeactivated = {
  name: "user.deactivated",
  payload: z.object({ userId, fullName: z.string() }),
} as const;

export const userReactivated = {
  name: "user.reactivated",
  payload: z.object({ userId, fullName: z.string() }),
} as const;

export const passwordChanged = { name: "user.password-changed", payload: z.object({ userId }) } as const;

export const passwordReset = { name: "user.password-reset", payload: z.object({ userId }) } as const;

export const sessionsEnded = {
  name: "user.sessions-ended",
  payload: z.object({ userId, sessions: z.int() }),
} as const;
