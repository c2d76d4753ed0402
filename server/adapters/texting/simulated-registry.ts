/** The registry of the simulated carriers: papers of companies, their brands and campaigns, and how long a look takes. */
export type SimulatedRegistry = {
  /** How long the carriers look at a brand or a campaign before they decide. */
  brandMs: number;
  campaignMs: number;
  /** Profiles of businesses and what the carriers want besides them, by id. */
  bundles: Map<string, SimulatedBundle>;
  /** What bundles hold, by id: facts about a company, its contact, its address. */
  papers: Map<string, { type: string; label: string; facts: Readonly<Record<string, string>> }>;
  brands: SimulatedBrand[];
  campaigns: SimulatedCampaign[];
  /** Brands and campaigns that the carriers took the approval from. */
  suspended: Set<string>;
};

export type SimulatedBundle = {
  id: string;
  kind: "profile" | "product";
  policy: string;
  label: string;
  email: string;
  status: "draft" | "pending-review" | "twilio-approved" | "twilio-rejected";
  paperIds: string[];
  createdAt: Date;
};

export type SimulatedBrand = {
  id: string;
  profileId: string;
  productId: string;
  submittedAt: Date;
  /** Why it was refused, as the papers were then; null until it was looked at. */
  problems: SimulatedProblem[] | null;
};

export type SimulatedProblem = { error_code: number; fields: string[]; url: string; description: string };

export type SimulatedCampaign = {
  id: string;
  serviceId: string;
  brandId: string;
  fields: Readonly<Record<string, string>>;
  samples: readonly string[];
  submittedAt: Date;
};

export function simulatedRegistry(): SimulatedRegistry {
  return {
    brandMs: 60_000,
    campaignMs: 60_000,
    bundles: new Map(),
    papers: new Map(),
    brands: [],
    campaigns: [],
    suspended: new Set(),
  };
}
