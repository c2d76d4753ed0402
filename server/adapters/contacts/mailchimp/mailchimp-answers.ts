/** What we read of Mailchimp's responses. */
import { z } from "zod";

export const tokens = z.object({ access_token: z.string().min(1) });

/** The data center becomes a part of an address, so it has to look like one. */
export const metadata = z.object({
  dc: z.string().regex(/^[a-z]{1,4}[0-9]{1,4}$/),
  accountname: z.string(),
  user_id: z.union([z.number(), z.string()]),
});

export const lists = z.object({
  lists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      double_optin: z.boolean().default(false),
      stats: z.object({ member_count: z.number().default(0) }).optional(),
    }),
  ),
  total_items: z.number().default(0),
});

export const mergeFields = z.object({ merge_fields: z.array(z.object({ tag: z.string() })) });

const status = z.enum(["subscribed", "unsubscribed", "cleaned", "pending", "transactional", "archived"]);
export type MailchimpStatus = z.output<typeof status>;

export const member = z.object({
  email_address: z.string(),
  status,
  unsubscribe_reason: z.string().nullish(),
  tags: z.array(z.object({ name: z.string() })).default([]),
});

export const members = z.object({ members: z.array(member), total_items: z.number() });

export const webhook = z.object({ id: z.string() });

/** Form fields, as `data[email]`. */
export const report = z.object({
  type: z.string(),
  "data[list_id]": z.string().default(""),
  "data[email]": z.string().default(""),
  "data[old_email]": z.string().default(""),
  "data[reason]": z.string().default(""),
  "data[action]": z.string().default(""),
});
