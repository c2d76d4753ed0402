import { z } from "zod";

const containers = z.int().min(0, "At least 0").max(99, "At most 99");

/** What the seller brought. */
export const pileInput = z
  .object({
    bags: containers,
    boxes: containers,
    bins: containers,
    others: containers,
    containerTags: z.string().trim().max(200).default(""),
    location: z.string().trim().max(60).default(""),
    isDropOff: z.boolean().default(false),
    promisedAt: z.iso.datetime().nullable().default(null),
    notes: z.string().trim().max(2000).default(""),
  })
  .refine(({ bags, boxes, bins, others }) => bags + boxes + bins + others > 0, {
    error: "Count at least one container",
    path: ["bags"],
  });
