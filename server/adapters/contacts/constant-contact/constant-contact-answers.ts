/** What we read of Constant Contact's responses. */
import { z } from "zod";

export const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
});

export const tokenRefusal = z.object({ error: z.string() });

export const account = z.object({ encoded_account_id: z.string().min(1), organization_name: z.string().default("") });

export const lists = z.object({
  lists: z
    .array(z.object({ list_id: z.string(), name: z.string(), membership_count: z.number().default(0) }))
    .default([]),
});

const field = z.object({ custom_field_id: z.string(), label: z.string(), name: z.string() });
export const fields = z.object({ custom_fields: z.array(field).default([]) });

export const contact = z.object({
  email_address: z.object({
    address: z.string(),
    permission_to_send: z.string().default(""),
    opt_out_reason: z.string().nullish(),
  }),
  deleted_at: z.string().nullish(),
  list_memberships: z.array(z.string()).default([]),
});
export type ConstantContactContact = z.output<typeof contact>;

const links = z.object({ next: z.object({ href: z.string() }).optional() });

export const contacts = z.object({ contacts: z.array(contact).default([]), _links: links.optional() });

/** Of the address of the next page only what it asks for counts: it is never followed elsewhere. Null after the last one. */
export function pageAfter(given: z.output<typeof links> | undefined): string | null {
  const page = given?.next?.href.split("?")[1] ?? "";
  return page === "" ? null : page;
}

export const begunActivity = z.object({ activity_id: z.string().min(1) });

export const activity = z.object({
  state: z.enum(["initialized", "processing", "completed", "cancelled", "failed", "timed_out"]),
  created_at: z.string().optional(),
  activity_errors: z.array(z.string()).nullish(),
  status: z
    .object({
      error_count: z.number().default(0),
      correctable_count: z.number().default(0),
      cannot_add_to_list_count: z.number().default(0),
    })
    .nullish(),
});
export type ConstantContactActivity = z.output<typeof activity>;
