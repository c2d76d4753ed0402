import type {
  BrandProgress,
  BrandSteps,
  CampaignOrder,
  CarrierRegistration,
  Review,
} from "#server/adapters/texting/carrier-registration.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./twilio-answers.ts";
import { brandSteps } from "./twilio-brand-steps.ts";
import type { Twilio } from "./twilio-brand-steps.ts";
import type { TwilioAccount, TwilioCall } from "./twilio-call.ts";
import { bundlePath, twilioPaths as paths } from "./twilio-paths.ts";
import { bundleProblems, reviewProblems } from "./twilio-problems.ts";

/** Brands and campaigns of US carriers (https://www.twilio.com/docs/messaging/compliance/a2p-10dlc/onboarding-isv-api). */
export function twilioRegistration(account: TwilioAccount, call: TwilioCall): CarrierRegistration {
  const twilio: Twilio = { account, call };
  return {
    async advanceBrand(business, steps): Promise<BrandProgress> {
      for (const step of brandSteps) {
        const name = nameOf(step, { revision: business.revision, steps });
        const run = name === step.name ? step.make : (step.renew ?? step.make);
        if (steps[name] === undefined) {
          const result = await run(twilio, business, steps);
          return typeof result === "string"
            ? { kind: "made", step: name, id: result }
            : { kind: "incomplete", problems: result };
        }
      }
      return { kind: "submitted" };
    },
    viewBrand: (steps) => viewBrand(twilio, steps),
    submitCampaign: (order) => submitCampaign(twilio, order),
    async viewCampaign({ serviceId, campaignId }) {
      const body = await call({ host: "messaging", path: paths.campaign(serviceId, campaignId) });
      const { campaign_status: status, errors } = readResponse(answers.campaign, body);
      return { state: campaignStates[status] ?? "pending", problems: reviewProblems(errors ?? [], null) };
    },
  };
}

/** What is done again with each correction is a step of its own each time. */
function nameOf(
  { name, renew }: (typeof brandSteps)[number],
  { revision, steps }: { revision: number; steps: BrandSteps },
): string {
  return revision === 1 || renew === undefined || steps[name] === undefined ? name : `${name}.${revision}`;
}

const brandStates: Readonly<Record<string, Review["state"]>> = {
  PENDING: "pending",
  IN_REVIEW: "pending",
  APPROVED: "approved",
  FAILED: "failed",
  DELETION_PENDING: "suspended",
  DELETION_FAILED: "suspended",
  SUSPENDED: "suspended",
};

const campaignStates: Readonly<Record<string, Review["state"]>> = {
  PENDING: "pending",
  IN_PROGRESS: "pending",
  VERIFIED: "approved",
  FAILED: "failed",
  SUSPENDED: "suspended",
  EXPIRED: "suspended",
};

/** Twilio itself may refuse the profile before the carriers see the brand. */
async function viewBrand({ call }: Twilio, steps: BrandSteps): Promise<Review> {
  const body = await call({ host: "messaging", path: paths.brand(steps["brand"] ?? "") });
  const { status, errors, failure_reason: reason } = readResponse(answers.brand, body);
  const state = brandStates[status] ?? "pending";
  if (state === "approved") {
    return { state, problems: [] };
  }
  const profileBody = await call({ host: "trust", path: bundlePath(paths.profiles, steps["profile"] ?? "") });
  const profile = readResponse(answers.bundle, profileBody);
  if (state === "pending" && profile.status === "twilio-rejected") {
    return { state: "failed", problems: bundleProblems(profile.errors ?? []) };
  }
  return { state, problems: state === "pending" ? [] : reviewProblems(errors ?? [], reason ?? null) };
}

/** A messaging service has one campaign, so one that is there is corrected instead of paid for twice. */
async function submitCampaign({ call }: Twilio, order: CampaignOrder): Promise<string> {
  const list = { host: "messaging", path: paths.campaigns(order.serviceId) } as const;
  const { compliance } = readResponse(answers.campaigns, await call(list));
  const form = {
    Description: order.description,
    MessageFlow: order.flow,
    MessageSamples: order.samples,
    HasEmbeddedLinks: "true",
    HasEmbeddedPhone: "false",
    PrivacyPolicyUrl: order.privacyUrl,
    TermsAndConditionsUrl: order.termsUrl,
    AgeGated: "false",
    DirectLending: "false",
  };
  const [existing] = compliance;
  if (existing === undefined) {
    const more = { BrandRegistrationSid: order.steps["brand"] ?? "", UsAppToPersonUsecase: "LOW_VOLUME" };
    return readResponse(answers.created, await call({ ...list, form: { ...form, ...more, SubscriberOptIn: "true" } }))
      .sid;
  }
  if (existing.campaign_status === "FAILED") {
    await call({ host: "messaging", path: paths.campaign(order.serviceId, existing.sid), form });
  }
  return existing.sid;
}
