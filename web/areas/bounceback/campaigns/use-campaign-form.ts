import { useState } from "react";
import * as z from "zod/mini";
import { campaignFields } from "#common/bounceback/bounceback-fields.ts";
import { offText } from "#common/bounceback/campaign.ts";
import { campaignErrors, campaignWarnings } from "#common/bounceback/campaign-rules.ts";
import type { CampaignField, CampaignWarning, CampaignWarningCode } from "#common/bounceback/campaign-rules.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { accepts, required } from "#web/ui/form/rules.ts";
import type { FormValues, Rule } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import type { SavedSince } from "#web/ui/form/use-saved-since.ts";
import type { FieldsOf, FormState } from "#web/ui/form/use-form.ts";
import { draftOf, inputOf, valuesOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { text } from "./campaigns-text.ts";
import { campaignsQuery, saveCampaignMutation } from "./campaigns.queries.ts";
import type { Campaign } from "./campaigns.queries.ts";

type SavedCampaign = ResultOf<typeof saveCampaignMutation>["saveCouponCampaign"];

type FormOptions = {
  /** The campaign that is changed; null makes a new one. */
  campaign: Campaign | null;
  all: readonly Campaign[];
  initial: CampaignValues;
  today: BusinessDate;
  onSaved: (saved: SavedCampaign) => void;
};

export type CampaignFormState = {
  form: FormState<CampaignValues>;
  /** Whether another person has saved it meanwhile. */
  since: SavedSince;
  /** What one more click accepts, and which of it was. */
  warnings: readonly CampaignWarning[];
  kept: ReadonlySet<CampaignWarningCode>;
  /** Accepts a warning, or no longer. The last one after a press of Save saves. */
  toggle: (code: CampaignWarningCode) => void;
  /** Save was pressed while a warning is open. */
  isHeldUp: boolean;
  /** The campaign whose earning days these overlap. */
  rival: Campaign | null;
};

/** A campaign's form: checked as the server checks it, held up by open warnings, and asked once when coupons are out. */
export function useCampaignForm({ campaign, all, initial, today, onSaved }: FormOptions): CampaignFormState {
  const [id] = useState(() => campaign?.id ?? newId());
  const [kept, setKept] = useState<ReadonlySet<CampaignWarningCode>>(new Set());
  const [isHeldUp, setIsHeldUp] = useState(false);
  const [change] = useChange(saveCampaignMutation);
  const issued = campaign?.issued ?? 0;
  const rivals = rivalsOf(all, campaign?.lineageId ?? id);
  const warningsOf = (values: CampaignValues) => openWarnings(values, { rivals, today });
  const form = useForm<CampaignValues, ResultOf<typeof saveCampaignMutation>>({
    initial,
    fields: fieldsOf(today),
    save: (values) =>
      change(
        {
          id,
          nextId: issued > 0 ? newId() : null,
          campaign: inputOf(values),
          acceptsWarnings: warningsOf(values).length > 0,
          seen: values.version,
        },
        { refetches: [campaignsQuery] },
      ),
    refusalText: (error) => text("form.failed", { error }),
    onSaved: ({ saveCouponCampaign }) => onSaved(saveCouponCampaign),
  });
  const warnings = warningsOf(form.values);
  const isOpen = ({ code }: CampaignWarning, among: ReadonlySet<CampaignWarningCode>) => !among.has(code);
  const submit = async (among: ReadonlySet<CampaignWarningCode>) => {
    if (form.status !== "idle" || !form.validate()) {
      return;
    }
    const isHeld = warnings.some((warning) => isOpen(warning, among));
    setIsHeldUp(isHeld);
    if (!isHeld && (campaign === null || issued === 0 || (await askForVersion(campaign, form.values)))) {
      form.submit();
    }
  };
  const toggle = (code: CampaignWarningCode) => {
    const next = new Set(kept.has(code) ? [...kept].filter((other) => other !== code) : [...kept, code]);
    setKept(next);
    if (isHeldUp && !warnings.some((warning) => isOpen(warning, next))) {
      void submit(next);
    }
  };
  return {
    form: { ...form, submit: () => void submit(kept) },
    since: useSavedSince(form, campaign === null ? initial : valuesOf(campaign)),
    warnings,
    kept,
    toggle,
    isHeldUp: isHeldUp && warnings.some((warning) => isOpen(warning, kept)),
    rival: warnings.some(({ code }) => code === "overlap") ? (rivals.find(overlaps(form.values)) ?? null) : null,
  };
}

/** Of the draft as it stands; none while it cannot be saved anyway. */
function openWarnings(
  values: CampaignValues,
  { rivals, today }: { rivals: readonly Campaign[]; today: BusinessDate },
): readonly CampaignWarning[] {
  const draft = draftOf(values);
  const isWhole = values.earnStartOn !== null && values.redeemStartOn !== null;
  const faults = campaignErrors(draft, today).filter(({ field }) => field !== "name");
  return isWhole && faults.length === 0 ? campaignWarnings(draft, rivals) : [];
}

/** The other automatic campaigns that still issue: a sale earns the best coupon alone. */
function rivalsOf(all: readonly Campaign[], lineageId: string): Campaign[] {
  return all.filter((other) => other.type === "AUTOMATIC" && other.endedAt === null && other.lineageId !== lineageId);
}

function overlaps({ earnStartOn, earnEndOn }: CampaignValues): (other: Campaign) => boolean {
  return (other) =>
    earnStartOn !== null && earnEndOn !== null && other.earnStartOn <= earnEndOn && earnStartOn <= other.earnEndOn;
}

function askForVersion(campaign: Campaign, values: CampaignValues): Promise<boolean> {
  const terms = (off: string, from: BusinessDate, to: BusinessDate) =>
    text("clone.terms", { off, from: formatDayOfMonth(from), to: formatDayOfMonth(to) });
  const draft = draftOf(values);
  const before = offText({
    redeemAmountCents: campaign.redeemAmount,
    redeemMinSpendCents: campaign.redeemMinSpend,
  });
  return ask({
    title: text("clone.title"),
    text: text("clone.text", {
      count: campaign.issued,
      old: terms(before, campaign.redeemStartOn, campaign.redeemEndOn),
      new: terms(offText(draft), draft.redeemStartOn, draft.redeemEndOn),
      version: campaign.version,
    }),
    confirm: text("clone.save", { version: campaign.version + 1 }),
    cancel: text("cancel"),
  });
}

/** In the order of the checks: the first of them that fails gets the cursor. */
function fieldsOf(today: BusinessDate): FieldsOf<CampaignValues> {
  const check = (field: CampaignField): Rule => ({
    isMet: (_value, values) => faultOf(field, values, today) === undefined,
    message: (_label, _value, values) => faultOf(field, values, today) ?? "",
  });
  const isAutomatic = (values: FormValues) => values["type"] === "AUTOMATIC";
  const limits = (kind: string) => (values: FormValues) => values["budget"] === kind;
  return {
    version: { label: "" },
    name: { label: text("field.name"), rules: [accepts(campaignFields.name)] },
    type: { label: text("field.type") },
    intent: { label: text("field.intent"), rules: [required] },
    earnedBy: { label: text("field.earnedBy"), rules: [required], isVisible: isAutomatic },
    earnStartOn: { label: text("field.from"), rules: [required] },
    earnEndOn: { label: text("field.through"), rules: [required, check("earnEndOn")] },
    earnMinSpend: {
      label: text("field.spend"),
      rules: [accepts(campaignFields.earnMinSpend), check("earnMinSpend")],
      isVisible: isAutomatic,
    },
    several: { label: text("field.several"), isVisible: isAutomatic },
    redeemStartOn: { label: text("field.from"), rules: [required, check("redeemStartOn")] },
    redeemEndOn: { label: text("field.through"), rules: [required, check("redeemEndOn")] },
    redeemAmount: { label: text("field.amountOff"), rules: [accepts(campaignFields.redeemAmount)] },
    redeemMinSpend: {
      label: text("field.minimum"),
      rules: [accepts(campaignFields.redeemMinSpend), check("redeemMinSpend")],
    },
    redeemableAt: { label: text("field.goodAt"), rules: [required] },
    delivery: { label: text("field.delivery"), rules: [required] },
    messageTemplate: {
      label: text("field.messageTemplate"),
      rules: [accepts(z.nullable(campaignFields.messageTemplate))],
      isVisible: (values) => values["delivery"] !== "PRINT_ONLY",
    },
    reminderAtStart: { label: text("field.reminderAtStart") },
    reminderDaysBeforeEnd: { label: text("field.reminderBeforeEnd"), rules: [required] },
    reminderHour: { label: text("field.reminderHour"), rules: [required] },
    budget: { label: text("field.budget") },
    budgetCoupons: {
      label: text("field.limit"),
      rules: [accepts(campaignFields.budgetCoupons)],
      isVisible: limits("coupons"),
    },
    budgetAmount: {
      label: text("field.limit"),
      rules: [accepts(campaignFields.budgetAmount)],
      isVisible: limits("amount"),
    },
  };
}

function faultOf(field: CampaignField, values: FormValues, today: BusinessDate): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of this form are asked with its own values
  const draft = draftOf(values as CampaignValues);
  return campaignErrors(draft, today).find((fault) => fault.field === field)?.message;
}
