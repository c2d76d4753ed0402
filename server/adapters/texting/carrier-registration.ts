/** How a company and its stores are registered with the carriers through a texting service, in our words. */
import type { EntityType, RegistrationField } from "#common/texting/registration-fields.ts";

export type Business = {
  /** Ours, so that what an earlier try made is found again. */
  label: string;
  /** 1 at first, one more with each correction. */
  revision: number;
  legalName: string;
  entityType: EntityType;
  /** Nine digits. */
  ein: string;
  address: { street: string; city: string; state: string; zip: string };
  website: string;
  contact: { firstName: string; lastName: string; email: string; /** E.164 */ phone: string; title: string };
};

/** What the service already has of a business, by the name of the step that made it. */
export type BrandSteps = Readonly<Record<string, string>>;

/** Why the carriers refuse, and which field puts it right; null when they name none that we have. */
export type RegistrationProblem = { field: RegistrationField | null; code: string; text: string };

/** What one step came to. `incomplete` needs a person; `submitted` means that the carriers have it all. */
export type BrandProgress =
  | { kind: "made"; step: string; id: string }
  | { kind: "incomplete"; problems: RegistrationProblem[] }
  | { kind: "submitted" };

export type Review = { state: "pending" | "approved" | "failed" | "suspended"; problems: RegistrationProblem[] };

export type CampaignOrder = {
  /** The store's messaging service, to which the campaign belongs. */
  serviceId: string;
  steps: BrandSteps;
  description: string;
  /** How customers agree. */
  flow: string;
  samples: readonly string[];
  privacyUrl: string;
  termsUrl: string;
};

/** Every function throws a ProviderFault when the service refuses or fails. */
export type CarrierRegistration = {
  /** Does the next step. Call it with what the steps before made until the brand is submitted. */
  advanceBrand(business: Business, steps: BrandSteps): Promise<BrandProgress>;
  viewBrand(steps: BrandSteps): Promise<Review>;
  /** Submits the campaign of a store; one that an earlier try made is corrected instead. Returns its id. */
  submitCampaign(order: CampaignOrder): Promise<string>;
  viewCampaign(campaign: { serviceId: string; campaignId: string }): Promise<Review>;
};
