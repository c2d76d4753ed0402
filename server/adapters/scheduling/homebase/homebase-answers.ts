import { z } from "zod";

/** The parts of Homebase's responses that we read. */

const id = z.union([z.int(), z.string()]).transform(String);
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);
const dollars = z
  .union([z.number(), z.string().transform(Number)])
  .nullish()
  .transform((amount) => (amount ? Math.round(amount * 100) : null));

export const locations = z.array(z.object({ uuid: z.string(), name: z.string() }));

export const employees = z.array(
  z.object({
    id,
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    email: optionalText,
    phone: optionalText,
    job: z.object({
      payroll_id: z.union([z.string(), z.int()]).nullish(),
      wage_type: optionalText,
      wage_rate: dollars,
      archived_at: z.string().nullish(),
    }),
  }),
);

export const shifts = z.array(
  z.object({
    id,
    /** Null when the shift is unassigned. */
    user_id: id.nullish(),
    role: optionalText,
    start_at: instant,
    end_at: instant,
    note: optionalText,
    published: z.boolean().default(true),
    open: z.boolean().default(false),
  }),
);

export const timecards = z.array(
  z.object({
    id,
    user_id: id,
    clock_in: instant,
    clock_out: instant.nullish(),
    approved: z.boolean().nullish(),
    labor: z.object({ wage_rate: dollars }).nullish(),
    timebreaks: z
      .array(z.object({ start_at: instant.nullish(), end_at: instant.nullish(), paid: z.boolean().default(false) }))
      .nullish(),
  }),
);
export type Timecard = z.output<typeof timecards>[number];
