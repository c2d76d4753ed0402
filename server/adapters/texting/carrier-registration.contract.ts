import { expect, test } from "vitest";
import type { BrandSteps, Business, CarrierRegistration, RegistrationProblem } from "./carrier-registration.ts";
import { anOrder } from "./texting.contract.ts";
import type { TextingCase } from "./texting.contract.ts";

export const aBusiness: Business = {
  label: "hangtag-entity-1",
  revision: 1,
  legalName: "Second Story Resale LLC",
  entityType: "llc",
  ein: "391234567",
  address: { street: "418 Maple Street", city: "Madison", state: "WI", zip: "53703" },
  website: "https://example.com/madison",
  contact: {
    ...{ firstName: "Evelyn", lastName: "Hart", email: "owner@demo.hangtag.test", phone: "+16085550142" },
    title: "Owner",
  },
};

export const aCampaign = {
  description: "Texts about items that customers bring in to sell, and coupons for those who agree.",
  flow: "Customers agree in person at the counter while they check in items to sell.",
  samples: ["Maple Street: your items are ready", "Maple Street: your coupon is good from Friday"],
  privacyUrl: "https://example.com/privacy",
  termsUrl: "https://example.com/terms",
};

/** Does one step after the other, as the program does. */
export async function submitBrand(
  registration: CarrierRegistration,
  business: Business,
  before: BrandSteps = {},
): Promise<{ steps: BrandSteps; problems: RegistrationProblem[] }> {
  const steps: Record<string, string> = { ...before };
  for (;;) {
    const progress = await registration.advanceBrand(business, steps);
    if (progress.kind !== "made") {
      return { steps, problems: progress.kind === "incomplete" ? progress.problems : [] };
    }
    steps[progress.step] = progress.id;
  }
}

/** The tests that every texting service's registration must pass, run over HTTP with a clock that can pass. */
export function registrationContract(name: string, openCase: () => TextingCase & { pass: (ms: number) => void }): void {
  const minute = 60_000;

  test(`${name} takes a brand in steps, looks at it for a while and approves it; then a campaign below it`, async () => {
    const { service, pass } = openCase();
    const { registration } = service;
    const { steps, problems } = await submitBrand(registration, aBusiness);
    expect(problems).toEqual([]);
    expect(await registration.viewBrand(steps)).toEqual({ state: "pending", problems: [] });
    pass(minute);
    expect(await registration.viewBrand(steps)).toEqual({ state: "approved", problems: [] });
    const number = await service.orderNumber({ ...anOrder, label: "hangtag-registered" });
    const serviceId = String(number?.serviceId);
    const campaignId = await registration.submitCampaign({ ...aCampaign, serviceId, steps });
    expect(await registration.viewCampaign({ serviceId, campaignId })).toEqual({ state: "pending", problems: [] });
    pass(minute);
    expect(await registration.viewCampaign({ serviceId, campaignId })).toEqual({ state: "approved", problems: [] });
    expect(await registration.submitCampaign({ ...aCampaign, serviceId, steps })).toBe(campaignId);
  });

  test(`${name} goes on where a try broke off, and pays for one brand alone`, async () => {
    const { service, services } = openCase();
    const label = "hangtag-entity-2";
    const { steps } = await submitBrand(service.registration, { ...aBusiness, label });
    const { brand, ...withoutBrand } = steps;
    const again = await submitBrand(service.registration, { ...aBusiness, label }, withoutBrand);
    expect(again.steps["brand"]).toBe(brand);
    expect(services.carrier.registry.brands.filter(({ profileId }) => profileId === steps["profile"])).toHaveLength(1);
  });

  test(`${name} refuses an EIN of somebody else, says which field, and takes the corrected one`, async () => {
    const { service, pass } = openCase();
    const { registration } = service;
    const wrong = { ...aBusiness, label: "hangtag-entity-3", ein: "001234567" };
    const { steps } = await submitBrand(registration, wrong);
    pass(minute);
    expect(await registration.viewBrand(steps)).toMatchObject({
      state: "failed",
      problems: [{ field: "ein", text: expect.stringContaining("IRS letter") }],
    });
    const corrected = await submitBrand(registration, { ...wrong, ein: "391234567", revision: 2 }, steps);
    expect(await registration.viewBrand(corrected.steps)).toMatchObject({ state: "pending" });
    pass(minute);
    expect(await registration.viewBrand(corrected.steps)).toMatchObject({ state: "approved" });
    expect(corrected.steps["brand"]).toBe(steps["brand"]);
  });

  test(`${name} says before it submits what is missing, and with which field`, async () => {
    const { service } = openCase();
    const { problems, steps } = await submitBrand(service.registration, {
      ...aBusiness,
      ...{ label: "hangtag-entity-4", website: "" },
    });
    expect(problems).toMatchObject([{ field: "website" }]);
    expect(steps["brand"]).toBeUndefined();
  });

  test(`${name} refuses a campaign whose privacy policy can't be opened, and takes it once it can`, async () => {
    const { service, pass } = openCase();
    const { registration } = service;
    const { steps } = await submitBrand(registration, { ...aBusiness, label: "hangtag-entity-5" });
    pass(minute);
    const number = await service.orderNumber({ ...anOrder, label: "hangtag-no-privacy" });
    const serviceId = String(number?.serviceId);
    const order = { ...aCampaign, serviceId, steps };
    const campaignId = await registration.submitCampaign({ ...order, privacyUrl: "https://example.com/missing" });
    pass(minute);
    expect(await registration.viewCampaign({ serviceId, campaignId })).toMatchObject({
      state: "failed",
      problems: [{ field: "privacyUrl" }],
    });
    await registration.submitCampaign(order);
    pass(minute);
    expect(await registration.viewCampaign({ serviceId, campaignId })).toEqual({ state: "approved", problems: [] });
  });

  test(`${name} says that an approval was taken away`, async () => {
    const { service, services, pass } = openCase();
    const { steps } = await submitBrand(service.registration, { ...aBusiness, label: "hangtag-entity-6" });
    pass(minute);
    services.carrier.registry.suspended.add(String(steps["brand"]));
    expect(await service.registration.viewBrand(steps)).toMatchObject({ state: "suspended" });
  });
}
