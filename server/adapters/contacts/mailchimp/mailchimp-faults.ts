import { z } from "zod";
import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import { faultOfStatus } from "#server/platform/providers/call-provider.ts";
import type { FaultInBody } from "#server/platform/providers/call-provider.ts";

/** Errors come as RFC 7807 has them: https://mailchimp.com/developer/marketing/docs/errors/ */
const problem = z.object({
  title: z.string(),
  status: z.number(),
  detail: z.string().default(""),
  errors: z.array(z.object({ field: z.string().default(""), message: z.string() })).default([]),
});

/** What Mailchimp's own titles mean where the status says less. */
const titles: Readonly<Record<string, ProviderFaultCode>> = {
  "API Key Invalid": "sign-in",
  "User Disabled": "sign-in",
  "Account Disabled": "plan",
  "Account Deactivated": "plan",
  "Compliance Related": "plan",
  "Subscribe Prohibited": "refused",
};

export function readMailchimpFault(body: unknown, status: number): FaultInBody | null {
  const parsed = problem.safeParse(body).data;
  if (parsed === undefined || status < 400) {
    return null;
  }
  const { title, detail, errors } = parsed;
  const code = titles[title] ?? (status === 404 ? "location-gone" : faultOfStatus(status));
  const text = [detail || title, ...errors.map(({ message }) => message)].join(" ").trim();
  return { code, text, serviceCode: title };
}
