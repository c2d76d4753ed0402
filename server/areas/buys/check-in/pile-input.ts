import { buyFields } from "#common/buys/buy-fields.ts";
import { z } from "zod";
import { inputText, instant } from "#common/inputs/input-ranges.ts";

const { containers } = buyFields;

/** What the seller brought. */
export const pileInput = z
  .object({
    bags: containers,
    boxes: containers,
    bins: containers,
    others: containers,
    containerTags: inputText.trim().max(200).default(""),
    location: inputText.trim().max(60).default(""),
    isDropOff: z.boolean().default(false),
    promisedAt: instant.nullable().default(null),
    notes: inputText.trim().max(2000).default(""),
  })
  .refine(({ bags, boxes, bins, others }) => bags + boxes + bins + others > 0, {
    error: "Count at least one container",
    path: ["bags"],
  });
