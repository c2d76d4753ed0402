import { simulatedId } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type {
  SimulatedBrand,
  SimulatedCampaign,
  SimulatedProblem,
} from "#server/adapters/texting/simulated-registry.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { fieldOf, fieldsOf, isoSeconds, twilioRefusal as refused } from "./twilio-simulated-answers.ts";

const host = "https://messaging.twilio.com/v1";

function problem(code: number, field: string, description: string): SimulatedProblem {
  return { error_code: code, fields: [field], url: `https://www.twilio.com/docs/api/errors/${code}`, description };
}

export function listBrands(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const url = `${host}/a2p/BrandRegistrations?PageSize=100&Page=0`;
  const meta = { page: 0, page_size: 100, first_page_url: url, previous_page_url: null, next_page_url: null };
  const data = carrier.registry.brands.map((brand) => toBrand(carrier, brand, request.now));
  return { status: 200, body: { data, meta: { ...meta, url, key: "data" } } };
}

export function createBrand(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const [profileId, productId] = [
    fieldOf(request, "CustomerProfileBundleSid"),
    fieldOf(request, "A2PProfileBundleSid"),
  ];
  const isReady = [profileId, productId].every((id) => carrier.registry.bundles.get(id)?.status === "twilio-approved");
  if (!isReady) {
    return refused(400, 21_701, "The bundles are not submitted");
  }
  const brand = { id: simulatedId("BN"), profileId, productId, submittedAt: request.now, problems: null };
  carrier.registry.brands.push(brand);
  return { status: 201, body: toBrand(carrier, brand, request.now) };
}

/** A carrier that starts empty has approved every brand that the program still has. */
export function showBrand(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const brand = carrier.registry.brands.find((candidate) => candidate.id === id);
  if (brand === undefined) {
    const approved = {
      id,
      profileId: simulatedId("BU"),
      productId: simulatedId("BU"),
      submittedAt: new Date(0),
      problems: [],
    };
    return carrier.acceptsAnySender
      ? { status: 200, body: toBrand(carrier, approved, request.now) }
      : refused(404, 20_404, "The brand was not found");
  }
  return { status: 200, body: toBrand(carrier, brand, request.now) };
}

export function resubmitBrand(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const brand = carrier.registry.brands.find((candidate) => candidate.id === id);
  if (brand === undefined) {
    return refused(404, 20_404, "The brand was not found");
  }
  Object.assign(brand, { submittedAt: request.now, problems: null });
  return { status: 202, body: toBrand(carrier, brand, request.now) };
}

/** The registry of the tax office has no number that begins with two zeros. */
function brandProblems({ registry }: SimulatedCarrier, { profileId }: SimulatedBrand): SimulatedProblem[] {
  const papers = registry.bundles.get(profileId)?.paperIds.map((id) => registry.papers.get(id)?.facts) ?? [];
  const number = papers.find((facts) => facts?.["business_registration_number"])?.["business_registration_number"];
  return number?.startsWith("00")
    ? [
        problem(
          30_795,
          "business_registration_number",
          "The EIN doesn't belong to this legal name. Enter both exactly as on the IRS letter (CP 575 or 147C).",
        ),
      ]
    : [];
}

function toBrand(carrier: SimulatedCarrier, brand: SimulatedBrand, now: Date) {
  const isDecided = now.getTime() - brand.submittedAt.getTime() >= carrier.registry.brandMs;
  if (isDecided) {
    brand.problems ??= brandProblems(carrier, brand);
  }
  const errors = brand.problems ?? [];
  const decided = carrier.registry.suspended.has(brand.id) ? "SUSPENDED" : errors.length > 0 ? "FAILED" : "APPROVED";
  const url = `${host}/a2p/BrandRegistrations/${brand.id}`;
  return {
    ...{ sid: brand.id, account_sid: carrier.account.sid, url, brand_type: "STANDARD" },
    ...{ customer_profile_bundle_sid: brand.profileId, a2p_profile_bundle_sid: brand.productId },
    ...{ date_created: isoSeconds(brand.submittedAt), date_updated: isoSeconds(brand.submittedAt) },
    ...{ status: isDecided ? decided : "PENDING", tcr_id: null, errors, brand_score: null },
    failure_reason: errors[0]?.description ?? null,
    brand_feedback: errors.length > 0 ? ["TAX_ID"] : null,
    ...{ identity_status: isDecided && errors.length === 0 ? "VERIFIED" : "UNVERIFIED", russell_3000: false },
    ...{ government_entity: false, tax_exempt_status: null, skip_automatic_sec_vet: true, mock: false },
    links: { brand_vettings: `${url}/Vettings`, brand_registration_otps: `${url}/SmsOtp` },
  };
}

export function listCampaigns(
  carrier: SimulatedCarrier,
  request: SimulatedRequest,
  serviceId: string,
): SimulatedResponse {
  const url = `${host}/Services/${serviceId}/Compliance/Usa2p?PageSize=50&Page=0`;
  const meta = { page: 0, page_size: 50, first_page_url: url, previous_page_url: null, next_page_url: null };
  const compliance = carrier.registry.campaigns
    .filter((campaign) => campaign.serviceId === serviceId)
    .map((campaign) => toCampaign(carrier, campaign, request.now));
  return { status: 200, body: { compliance, meta: { ...meta, url, key: "compliance" } } };
}

export function createCampaign(
  carrier: SimulatedCarrier,
  request: SimulatedRequest,
  serviceId: string,
): SimulatedResponse {
  const brandId = fieldOf(request, "BrandRegistrationSid");
  const brand = carrier.registry.brands.find(({ id }) => id === brandId);
  if (brand === undefined ? !carrier.acceptsAnySender : toBrand(carrier, brand, request.now).status !== "APPROVED") {
    return refused(400, 21_704, "The brand is not approved");
  }
  if (carrier.registry.campaigns.some((campaign) => campaign.serviceId === serviceId)) {
    return refused(409, 21_712, "The messaging service has a campaign already");
  }
  const campaign = { id: simulatedId("QE"), serviceId, brandId, ...campaignFields(request) };
  carrier.registry.campaigns.push(campaign);
  return { status: 201, body: toCampaign(carrier, campaign, request.now) };
}

export function showCampaign(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const campaign = carrier.registry.campaigns.find((candidate) => candidate.id === id);
  if (campaign === undefined) {
    const approved = {
      id,
      serviceId: simulatedId("MG"),
      brandId: simulatedId("BN"),
      fields: {},
      samples: ["Hi", "Bye"],
    };
    return carrier.acceptsAnySender
      ? { status: 200, body: toCampaign(carrier, { ...approved, submittedAt: new Date(0) }, request.now) }
      : refused(404, 20_404, "The campaign was not found");
  }
  return { status: 200, body: toCampaign(carrier, campaign, request.now) };
}

export function correctCampaign(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const campaign = carrier.registry.campaigns.find((candidate) => candidate.id === id);
  if (campaign === undefined) {
    return refused(404, 20_404, "The campaign was not found");
  }
  Object.assign(campaign, campaignFields(request));
  return { status: 200, body: toCampaign(carrier, campaign, request.now) };
}

function campaignFields(request: SimulatedRequest): Pick<SimulatedCampaign, "fields" | "samples" | "submittedAt"> {
  const names = ["Description", "MessageFlow", "PrivacyPolicyUrl", "TermsAndConditionsUrl"];
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(request, name)]));
  return { fields, samples: fieldsOf(request, "MessageSamples"), submittedAt: request.now };
}

/** A privacy page that can't be opened has `missing` in its address. */
function campaignProblems({ fields }: SimulatedCampaign): SimulatedProblem[] {
  return fields["PrivacyPolicyUrl"]?.includes("missing")
    ? [
        problem(
          30_908,
          "PRIVACY_POLICY_URL",
          "The privacy policy can't be opened or doesn't say that opt-in data isn't shared.",
        ),
      ]
    : [];
}

function toCampaign(carrier: SimulatedCarrier, campaign: SimulatedCampaign, now: Date) {
  const isDecided = now.getTime() - campaign.submittedAt.getTime() >= carrier.registry.campaignMs;
  const errors = isDecided ? campaignProblems(campaign) : [];
  const decided = carrier.registry.suspended.has(campaign.id) ? "SUSPENDED" : errors.length > 0 ? "FAILED" : "VERIFIED";
  return {
    ...{ sid: campaign.id, account_sid: carrier.account.sid, brand_registration_sid: campaign.brandId },
    ...{ messaging_service_sid: campaign.serviceId, description: campaign.fields["Description"] ?? "" },
    ...{ message_samples: campaign.samples, us_app_to_person_usecase: "LOW_VOLUME" },
    ...{ has_embedded_links: true, has_embedded_phone: false, subscriber_opt_in: true, age_gated: false },
    ...{ direct_lending: false, campaign_status: isDecided ? decided : "PENDING", campaign_id: null },
    ...{ is_externally_registered: false, rate_limits: null, message_flow: campaign.fields["MessageFlow"] ?? "" },
    ...{ opt_in_message: "", opt_out_message: "", help_message: "", opt_in_keywords: [], opt_out_keywords: [] },
    ...{ help_keywords: [], mock: false, errors },
    privacy_policy_url: campaign.fields["PrivacyPolicyUrl"] ?? "",
    terms_and_conditions_url: campaign.fields["TermsAndConditionsUrl"] ?? "",
    date_created: isoSeconds(campaign.submittedAt),
    date_updated: isoSeconds(campaign.submittedAt),
    url: `${host}/Services/${campaign.serviceId}/Compliance/Usa2p/${campaign.id}`,
  };
}
