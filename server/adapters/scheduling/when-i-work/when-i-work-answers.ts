import { z } from "zod";

/** The parts of When I Work's responses that we read. */

/** `Fri, 07 Mar 2016 08:30:00 -0600`, or ISO 8601. */
const instant = z.string().transform((text, context) => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    context.addIssue({ code: "custom", message: `${text} is no time` });
    return z.NEVER;
  }
  return at;
});
const id = z.union([z.int(), z.string()]).transform(String);
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);
const dollars = z
  .number()
  .nullish()
  .transform((amount) => (amount ? Math.round(amount * 100) : null));

export const loginAnswer = z.object({ token: z.string().min(1) });
export const accountAnswer = z.object({ account: z.object({ id, company: z.string() }) });
export const locationsAnswer = z.object({ locations: z.array(z.object({ id, name: z.string() })) });
export const positionsAnswer = z.object({ positions: z.array(z.object({ id, name: z.string() })) });

export const usersAnswer = z.object({
  users: z.array(
    z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      email: optionalText,
      phone_number: optionalText,
      employee_code: optionalText,
      hourly_rate: dollars,
      locations: z.array(id).default([]),
      is_deleted: z.boolean().default(false),
    }),
  ),
});

export const shiftsAnswer = z.object({
  shifts: z.array(
    z.object({
      id,
      /** 0 when the shift is unassigned. */
      user_id: id,
      position_id: id.nullish(),
      start_time: instant,
      end_time: instant,
      notes: optionalText,
      published: z.boolean().default(true),
    }),
  ),
});

export const time = z.object({
  id,
  user_id: id,
  start_time: instant,
  end_time: instant.nullish(),
  hourly_rate: dollars,
  is_approved: z.boolean().default(false),
});
export const timesAnswer = z.object({ times: z.array(time) });

export const breaksAnswer = z.object({
  data: z.array(
    z.object({ id, timeId: id, startTime: instant, endTime: instant.nullish(), paid: z.boolean().default(false) }),
  ),
});
export type ShiftBreak = z.output<typeof breaksAnswer>["data"][number];
