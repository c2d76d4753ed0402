import type { RegistrationProblem } from "#server/adapters/texting/carrier-registration.ts";
import type { RegistrationField } from "#common/texting/registration-fields.ts";
import type { ReviewError } from "./twilio-answers.ts";

/** Our field for a name that Twilio or the registry gives it, in small letters. */
const fields: Readonly<Record<string, RegistrationField>> = {
  business_name: "legalName",
  company_name: "legalName",
  business_type: "entityType",
  entity_type: "entityType",
  business_registration_number: "ein",
  business_registration_identifier: "ein",
  ein: "ein",
  tax_id: "ein",
  street: "address",
  address: "address",
  address_sids: "address",
  city: "city",
  region: "state",
  state: "state",
  postal_code: "zip",
  website: "website",
  website_url: "website",
  first_name: "contactFirstName",
  last_name: "contactLastName",
  email: "contactEmail",
  phone_number: "contactPhone",
  phone: "contactPhone",
  business_title: "contactTitle",
  privacy_policy_url: "privacyUrl",
  privacy_policy: "privacyUrl",
  terms_and_conditions_url: "termsUrl",
  terms_and_conditions: "termsUrl",
  message_flow: "website",
};

const longestText = 500;

function problem({
  field,
  code,
  text,
}: {
  field: string | null;
  code: number | null;
  text: string;
}): RegistrationProblem {
  return {
    field: (field === null ? undefined : fields[field.toLowerCase()]) ?? null,
    code: code === null ? "" : String(code),
    text: text.slice(0, longestText),
  };
}

/** What the carriers say of a brand or a campaign; one line for each field that they name. */
export function reviewProblems(errors: readonly ReviewError[], reason: string | null): RegistrationProblem[] {
  const problems = errors.flatMap(({ error_code: code, description, fields: names }) =>
    (names?.length ? names : [null]).map((field) =>
      problem({ field, code: code ?? null, text: description ?? reason ?? "" }),
    ),
  );
  return problems.length > 0 || reason === null ? problems : [problem({ field: null, code: null, text: reason })];
}

/** What the check of a bundle finds missing before it is submitted. */
export function evaluationProblems(
  results: readonly {
    failure_reason?: string | null | undefined;
    error_code?: number | null | undefined;
    invalid?:
      | readonly {
          object_field?: string | null | undefined;
          failure_reason?: string | null | undefined;
          error_code?: number | null | undefined;
        }[]
      | null
      | undefined;
  }[],
): RegistrationProblem[] {
  return results.flatMap(({ invalid, failure_reason: reason, error_code: code }) => {
    const parts = (invalid ?? []).map((part) =>
      problem({
        field: part.object_field ?? null,
        code: part.error_code ?? null,
        text: part.failure_reason ?? reason ?? "",
      }),
    );
    return parts.length > 0 || !reason ? parts : [problem({ field: null, code: code ?? null, text: reason })];
  });
}

/** The reasons that Twilio gives for a profile by number alone (https://www.twilio.com/docs/api/errors). */
const bundleReasons: Readonly<Record<string, { field: RegistrationField | null; text: string }>> = {
  18601: { field: "legalName", text: "The legal name doesn't match public records" },
  18602: { field: "address", text: "The address doesn't match public records" },
  18603: { field: "website", text: "The website can't be opened or doesn't show the company" },
  18604: { field: "ein", text: "The EIN doesn't match the legal name" },
  18606: { field: "contactEmail", text: "The contact can't be verified" },
};

export function bundleProblems(errors: readonly { code: number }[]): RegistrationProblem[] {
  return errors.map(({ code }) => {
    const { field, text } = bundleReasons[code] ?? { field: null, text: "The business profile was rejected" };
    return { field, code: String(code), text };
  });
}
