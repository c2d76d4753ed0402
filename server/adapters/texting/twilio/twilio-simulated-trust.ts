import { simulatedId } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedBundle } from "#server/adapters/texting/simulated-registry.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { twilioPolicies as policies } from "./twilio-paths.ts";
import { fieldOf, isoSeconds, rfc2822, twilioRefusal as refused } from "./twilio-simulated-answers.ts";

type Kind = SimulatedBundle["kind"];
const host = "https://trusthub.twilio.com/v1";
const collections = { profile: "CustomerProfiles", product: "TrustProducts" } as const;

/** The installation's own profile, which is made by hand in Twilio's console, is always there. */
const primaryId = `BU${"0".repeat(31)}1`;

export function listProfiles(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const primary: SimulatedBundle = {
    ...{ id: primaryId, kind: "profile", policy: policies.primaryProfile, label: "Hangtag", email: "ops@hangtag.test" },
    ...{ status: "twilio-approved", paperIds: [], createdAt: request.now },
  };
  const [policyFilter, statusFilter] = [request.query.get("PolicySid"), request.query.get("Status")];
  const bundles = [primary, ...carrier.registry.bundles.values()].filter(
    ({ kind, policy, status }) =>
      kind === "profile" &&
      (policyFilter === null || policy === policyFilter) &&
      (statusFilter === null || status === statusFilter),
  );
  const url = `${host}/CustomerProfiles?PageSize=50&Page=0`;
  const meta = { page: 0, page_size: 50, first_page_url: url, previous_page_url: null, next_page_url: null };
  return {
    status: 200,
    body: { results: bundles.map((bundle) => toBundle(carrier, bundle)), meta: { ...meta, url, key: "results" } },
  };
}

export function createBundle(kind: Kind) {
  return (carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse => {
    const policy = fieldOf(request, "PolicySid");
    if (policy !== policies[kind]) {
      return refused(400, 20_001, "PolicySid does not fit");
    }
    const [label, email] = [fieldOf(request, "FriendlyName"), fieldOf(request, "Email")];
    const id = simulatedId("BU");
    const bundle: SimulatedBundle = {
      ...{ id, kind, policy, label, email, status: "draft" as const, paperIds: [] },
      createdAt: request.now,
    };
    carrier.registry.bundles.set(id, bundle);
    return { status: 201, body: toBundle(carrier, bundle) };
  };
}

export function showBundle(carrier: SimulatedCarrier, _request: SimulatedRequest, id: string): SimulatedResponse {
  const bundle = carrier.registry.bundles.get(id);
  return bundle === undefined ? missing(id) : { status: 200, body: toBundle(carrier, bundle) };
}

/** What was checked and is whole is approved at once. */
export function submitBundle(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const bundle = carrier.registry.bundles.get(id);
  if (bundle === undefined) {
    return missing(id);
  }
  if (missingFacts(carrier, bundle).length > 0) {
    return refused(400, 22_231, "The bundle is not compliant");
  }
  bundle.status = "twilio-approved";
  return { status: 200, body: { ...toBundle(carrier, bundle), status: fieldOf(request, "Status") } };
}

export function assignPaper(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const bundle = carrier.registry.bundles.get(id);
  const paperId = fieldOf(request, "ObjectSid");
  const { papers, bundles } = carrier.registry;
  if (bundle === undefined || !(papers.has(paperId) || bundles.has(paperId) || paperId === primaryId)) {
    return missing(id);
  }
  bundle.paperIds.push(paperId);
  const sid = simulatedId("BV");
  const name = bundle.kind === "profile" ? "customer_profile_sid" : "trust_product_sid";
  const url = `${host}/${collections[bundle.kind]}/${id}/EntityAssignments/${sid}`;
  const assigned = { [name]: id, account_sid: carrier.account.sid, object_sid: paperId };
  return { status: 201, body: { sid, ...assigned, date_created: isoSeconds(request.now), url } };
}

export function evaluateBundle(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const bundle = carrier.registry.bundles.get(id);
  if (bundle === undefined) {
    return missing(id);
  }
  const sid = simulatedId("EL");
  const invalid = missingFacts(carrier, bundle);
  const name = bundle.kind === "profile" ? "customer_profile_sid" : "trust_product_sid";
  const result = {
    ...{ friendly_name: "Business", object_type: "business", passed: false, error_code: 22_214 },
    ...{ failure_reason: "The Business is not complete.", valid: [], invalid },
    ...{ requirement_friendly_name: "Business", requirement_name: "business_info" },
  };
  const body = {
    ...{ sid, account_sid: carrier.account.sid, policy_sid: bundle.policy, [name]: id },
    status: invalid.length === 0 ? "compliant" : "noncompliant",
    results: invalid.length === 0 ? [] : [result],
    date_created: isoSeconds(request.now),
    url: `${host}/${collections[bundle.kind]}/${id}/Evaluations/${sid}`,
  };
  return { status: 201, body };
}

const needed: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  profile: {
    customer_profile_business_information: ["business_name", "business_registration_number", "website_url"],
    authorized_representative_1: ["first_name", "last_name", "email", "phone_number"],
    customer_profile_address: ["address_sids"],
  },
  product: { us_a2p_messaging_profile_information: ["company_type"] },
};

function missingFacts({ registry }: SimulatedCarrier, { kind, paperIds }: SimulatedBundle) {
  return Object.entries(needed[kind]).flatMap(([type, names]) => {
    const paper = paperIds.map((id) => registry.papers.get(id)).find((candidate) => candidate?.type === type);
    return names
      .filter((name) => !paper?.facts[name])
      .map((name) => ({
        ...{ friendly_name: name, object_field: name, error_code: 22_215 },
        failure_reason: `The ${name.replaceAll("_", " ")} is missing.`,
      }));
  });
}

export function savePaper(collection: "EndUsers" | "SupportingDocuments") {
  return (carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse => {
    const existing = carrier.registry.papers.get(id);
    const isNew = id === "";
    if (!isNew && existing === undefined) {
      return missing(id);
    }
    const sid = isNew ? simulatedId(collection === "EndUsers" ? "IT" : "RD") : id;
    const facts = factsOf(fieldOf(request, "Attributes"));
    const type = existing?.type ?? fieldOf(request, "Type");
    const label = fieldOf(request, "FriendlyName");
    carrier.registry.papers.set(sid, { type, label, facts });
    const at = isoSeconds(request.now);
    const body = {
      ...{ sid, account_sid: carrier.account.sid, friendly_name: label, type, attributes: facts },
      ...(collection === "SupportingDocuments" && { mime_type: null, status: "DRAFT" }),
      ...{ date_created: at, date_updated: at, url: `${host}/${collection}/${sid}` },
    };
    return { status: isNew ? 201 : 200, body };
  };
}

function factsOf(text: string): Record<string, string> {
  const parsed: unknown = JSON.parse(text || "{}");
  const entries = typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export function createAddress(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const field = (name: string): string => fieldOf(request, name);
  if (field("Street").trim() === "" || !/^\d{5}(-\d{4})?$/.test(field("PostalCode"))) {
    return refused(400, 21_628, "The address could not be validated");
  }
  const sid = simulatedId("AD");
  const body = {
    ...{ account_sid: carrier.account.sid, sid, customer_name: field("CustomerName"), street: field("Street") },
    ...{ friendly_name: field("FriendlyName"), city: field("City"), region: field("Region") },
    ...{ postal_code: field("PostalCode"), iso_country: field("IsoCountry"), street_secondary: null },
    ...{ emergency_enabled: false, validated: true, verified: true },
    ...{ date_created: rfc2822(request.now), date_updated: rfc2822(request.now) },
    uri: `/2010-04-01/Accounts/${carrier.account.sid}/Addresses/${sid}.json`,
  };
  return { status: 201, body };
}

function toBundle({ account }: SimulatedCarrier, bundle: SimulatedBundle) {
  const url = `${host}/${collections[bundle.kind]}/${bundle.id}`;
  const name = bundle.kind === "profile" ? "customer_profiles" : "trust_products";
  return {
    ...{ sid: bundle.id, account_sid: account.sid, policy_sid: bundle.policy, friendly_name: bundle.label },
    ...{ status: bundle.status, email: bundle.email, status_callback: null, valid_until: null, errors: null, url },
    ...{ date_created: isoSeconds(bundle.createdAt), date_updated: isoSeconds(bundle.createdAt) },
    links: {
      [`${name}_entity_assignments`]: `${url}/EntityAssignments`,
      [`${name}_evaluations`]: `${url}/Evaluations`,
    },
  };
}

function missing(id: string): SimulatedResponse {
  return refused(404, 20_404, `The requested resource ${id} was not found`);
}
