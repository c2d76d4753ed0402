import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { campaignFields } from "#common/bounceback/bounceback-fields.ts";
import {
  campaignIntents,
  campaignTypes,
  deliveries,
  earnedByKinds,
  redeemPlaces,
  reminderDays,
} from "#common/bounceback/campaign.ts";
import { orNull } from "#common/or-null.ts";

/** What a manager chooses of a campaign. An amount that has to be in range is checked by the campaign's own rules. */
export const campaignInput = z.object({
  name: campaignFields.name,
  type: z.enum(campaignTypes),
  intent: z.enum(campaignIntents).default("return_visit"),
  earnedBy: z.enum(earnedByKinds).default("sale"),
  earnStartOn: businessDate,
  earnEndOn: businessDate,
  redeemStartOn: businessDate,
  redeemEndOn: businessDate,
  earnMinSpend: z.nullish(campaignFields.earnMinSpend).transform(orNull),
  redeemAmount: campaignFields.redeemAmount,
  redeemMinSpend: campaignFields.redeemMinSpend,
  allowMultiple: z.boolean().default(false),
  delivery: z.enum(deliveries).default("text_else_print"),
  redeemableAt: z.enum(redeemPlaces).default("this_store"),
  reminderAtStart: z.boolean().default(false),
  reminderDaysBeforeEnd: z
    .int()
    .min(0)
    .max(7)
    .refine((days) => reminderDays.some((choice) => choice === days), "Choose 1, 2, 3, 5 or 7 days")
    .default(0),
  reminderHour: z.int().min(8).max(20).default(10),
  messageTemplate: z.nullish(campaignFields.messageTemplate).transform(orNull),
  budgetCoupons: z.nullish(campaignFields.budgetCoupons).transform(orNull),
  budgetAmount: z.nullish(campaignFields.budgetAmount).transform(orNull),
});

export type CampaignInput = z.output<typeof campaignInput>;

/** What an event kept of a campaign, read back. */
export const storedContents = campaignInput
  .omit({ earnMinSpend: true, redeemAmount: true, redeemMinSpend: true, budgetAmount: true })
  .extend({
    earnMinSpendCents: z.int().nullable(),
    redeemAmountCents: z.int(),
    redeemMinSpendCents: z.int(),
    budgetCents: z.int().nullable(),
  });
