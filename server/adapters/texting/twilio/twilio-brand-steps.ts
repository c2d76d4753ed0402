import type { BrandSteps, Business, RegistrationProblem } from "#server/adapters/texting/carrier-registration.ts";
import type { EntityType } from "#common/texting/registration-fields.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./twilio-answers.ts";
import type { TwilioAccount, TwilioCall } from "./twilio-call.ts";
import { bundlePath, twilioPaths as paths, twilioPolicies as policies } from "./twilio-paths.ts";
import { evaluationProblems } from "./twilio-problems.ts";

export type Twilio = { account: TwilioAccount; call: TwilioCall };

/** Returns the id of what was made, or what a person has to put right first. */
type Run = (twilio: Twilio, business: Business, steps: BrandSteps) => Promise<string | RegistrationProblem[]>;

/** `renew` is done with each correction; a step without it is done once. */
type Step = { name: string; make: Run; renew?: Run };

/** What a business is made of at Twilio, in order: its profile, the papers in it, what the carriers want, the brand. */
export const brandSteps: readonly Step[] = [
  { name: "profile", make: (twilio, business) => createBundle(twilio, business, "profile") },
  ...person("business", "customer_profile_business_information", businessFacts),
  ...person("contact", "authorized_representative_1", contactFacts),
  { name: "address", make: createAddress, renew: createAddress },
  { name: "document", make: createDocument, renew: updateDocument },
  assign("profile", "business"),
  assign("profile", "contact"),
  assign("profile", "document"),
  { name: "profile-primary", make: assignPrimary },
  submit("profile"),
  { name: "product", make: (twilio, business) => createBundle(twilio, business, "product") },
  ...person("kind", "us_a2p_messaging_profile_information", () => ({ company_type: "private" })),
  assign("product", "kind"),
  assign("product", "profile"),
  submit("product"),
  { name: "brand", make: createBrand, renew: resubmitBrand },
];

type BundleKind = "profile" | "product";
const bundles = { profile: paths.profiles, product: paths.products } as const;

async function create(
  { call }: Twilio,
  request: { host: "api" | "messaging" | "trust"; path: string; form: Record<string, string> },
): Promise<string> {
  return readResponse(answers.created, await call(request)).sid;
}

function createBundle(twilio: Twilio, { label, contact }: Business, kind: BundleKind): Promise<string> {
  const form = { FriendlyName: label, Email: contact.email, PolicySid: policies[kind] };
  return create(twilio, { host: "trust", path: bundles[kind], form });
}

/** What Twilio calls an end user: facts about the company or its contact. */
function person(name: string, type: string, facts: (business: Business) => Record<string, string>): Step[] {
  const attributes = (business: Business) => ({
    FriendlyName: business.label,
    Attributes: JSON.stringify(facts(business)),
  });
  return [
    {
      name,
      make: (twilio, business) =>
        create(twilio, { host: "trust", path: paths.endUsers, form: { ...attributes(business), Type: type } }),
      renew: (twilio, business, steps) =>
        create(twilio, { host: "trust", path: paths.endUser(steps[name] ?? ""), form: attributes(business) }),
    },
  ];
}

const businessTypes: Readonly<Record<EntityType, string>> = {
  llc: "Limited Liability Corporation",
  corporation: "Corporation",
  partnership: "Partnership",
  nonprofit: "Non-profit Corporation",
};

function businessFacts({ legalName, entityType, ein, website }: Business): Record<string, string> {
  return {
    business_name: legalName,
    business_identity: "direct_customer",
    business_type: businessTypes[entityType],
    business_industry: "RETAIL",
    business_registration_identifier: "EIN",
    business_registration_number: `${ein.slice(0, 2)}-${ein.slice(2)}`,
    business_regions_of_operation: "USA_AND_CANADA",
    website_url: website,
    social_media_profile_urls: "",
  };
}

function contactFacts({ contact }: Business): Record<string, string> {
  return {
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone_number: contact.phone,
    business_title: contact.title,
    job_position: "Other",
  };
}

function createAddress(twilio: Twilio, { legalName, label, address }: Business): Promise<string> {
  const form = {
    CustomerName: legalName,
    FriendlyName: label,
    Street: address.street,
    City: address.city,
    Region: address.state,
    PostalCode: address.zip,
    IsoCountry: "US",
  };
  return create(twilio, { host: "api", path: paths.addresses(twilio.account.sid), form });
}

function addressFacts({ label, revision }: Business, steps: BrandSteps): Record<string, string> {
  const address = steps[`address.${revision}`] ?? steps["address"];
  return { FriendlyName: label, Attributes: JSON.stringify({ address_sids: address ?? "" }) };
}

function createDocument(twilio: Twilio, business: Business, steps: BrandSteps): Promise<string> {
  const form = { ...addressFacts(business, steps), Type: "customer_profile_address" };
  return create(twilio, { host: "trust", path: paths.documents, form });
}

function updateDocument(twilio: Twilio, business: Business, steps: BrandSteps): Promise<string> {
  const form = addressFacts(business, steps);
  return create(twilio, { host: "trust", path: paths.document(steps["document"] ?? ""), form });
}

function assign(kind: BundleKind, part: string): Step {
  return {
    name: `${kind}-${part}`,
    make: (twilio, _business, steps) => assignTo(twilio, { kind, steps, objectId: steps[part] ?? "" }),
  };
}

function assignTo(
  twilio: Twilio,
  { kind, steps, objectId }: { kind: BundleKind; steps: BrandSteps; objectId: string },
): Promise<string> {
  const path = bundlePath(bundles[kind], steps[kind] ?? "", "/EntityAssignments");
  return create(twilio, { host: "trust", path, form: { ObjectSid: objectId } });
}

/** The installation's own profile vouches for the businesses below it. */
async function assignPrimary(twilio: Twilio, _business: Business, steps: BrandSteps): Promise<string> {
  const query = { PolicySid: policies.primaryProfile, Status: "twilio-approved" };
  const body = await twilio.call({ host: "trust", path: paths.profiles, query });
  const [primary] = readResponse(answers.bundles, body).results;
  if (primary === undefined) {
    throw new ProviderFault("refused", "This installation's own business profile is not approved by Twilio yet");
  }
  return assignTo(twilio, { kind: "profile", steps, objectId: primary.sid });
}

/** What is missing is said here, before anybody looks at it for days. */
function submit(kind: BundleKind): Step {
  const run: Run = async ({ call }, _business, steps) => {
    const sid = steps[kind] ?? "";
    const evaluation = await call({
      host: "trust",
      path: bundlePath(bundles[kind], sid, "/Evaluations"),
      form: { PolicySid: policies[kind] },
    });
    const { status, results } = readResponse(answers.evaluation, evaluation);
    if (status !== "compliant") {
      return evaluationProblems(results);
    }
    await call({ host: "trust", path: bundlePath(bundles[kind], sid), form: { Status: "pending-review" } });
    return sid;
  };
  return { name: `${kind}-submitted`, make: run, renew: run };
}

/** A brand costs money, so one of the same profile is looked for first. */
async function createBrand(twilio: Twilio, _business: Business, steps: BrandSteps): Promise<string> {
  const existing = await findBrand(twilio, steps["profile"] ?? "");
  const form = {
    CustomerProfileBundleSid: steps["profile"] ?? "",
    A2PProfileBundleSid: steps["product"] ?? "",
    BrandType: "STANDARD",
    // Low volume: without the second, paid look at the company.
    SkipAutomaticSecVet: "true",
  };
  return existing ?? create(twilio, { host: "messaging", path: paths.brands, form });
}

/** A thousand companies have ten pages. */
const maxPages = 100;

async function findBrand({ call }: Twilio, profile: string): Promise<string | null> {
  let query: Record<string, string> = { PageSize: "100" };
  for (let page = 0; page < maxPages; page += 1) {
    const { data, meta } = readResponse(answers.brands, await call({ host: "messaging", path: paths.brands, query }));
    const brand = data.find(({ customer_profile_bundle_sid: sid }) => sid === profile);
    if (brand !== undefined || !meta.next_page_url) {
      return brand?.sid ?? null;
    }
    query = Object.fromEntries(new URL(meta.next_page_url).searchParams);
  }
  throw new ProviderFault("unavailable", "The list does not end");
}

/** Only a refused brand is looked at again; an approved one stays as it is. */
async function resubmitBrand(twilio: Twilio, _business: Business, steps: BrandSteps): Promise<string> {
  const sid = steps["brand"] ?? "";
  const { status } = readResponse(answers.brand, await twilio.call({ host: "messaging", path: paths.brand(sid) }));
  return status === "FAILED" ? create(twilio, { host: "messaging", path: paths.brand(sid), form: {} }) : sid;
}
