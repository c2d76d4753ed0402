import { z } from "zod";
import type { Routes } from "#server/platform/http/routes.ts";
import { identifyStranger, signInResponse } from "#server/platform/auth/sign-in-response.ts";
import { Refusal, invalidInput } from "#server/platform/refusals/refusal.ts";
import { confirmSignUp, linkUsed, requestSignUp, viewSignUp, viewSignUpLink } from "./sign-up.ts";
import type { ConfirmOutcome } from "./sign-up.ts";

const text = z.string().catch("");

/** What is no text is an empty one, and what is no object has none: the operations say what is missing. */
const bodies = {
  request: z
    .object({ full_name: text, company: text, email: text, terms_version: text })
    .catch({ full_name: "", company: "", email: "", terms_version: "" }),
  link: z.object({ token: text }).catch({ token: "" }),
  confirm: z
    .object({ token: text, password: text, terms_version: z.string().nullable().catch(null) })
    .catch({ token: "", password: "", terms_version: null }),
};

export const signUpRoutes: Routes = (http, tools) => {
  http.get("/api/vue/sign-up", async (httpRequest) => {
    const { termsVersion, termsUrl, isDemo } = await viewSignUp(await identifyStranger(tools, httpRequest), {});
    return { terms_version: termsVersion, terms_url: termsUrl, is_demo: isDemo };
  });

  http.post("/api/vue/sign-up", async (httpRequest) => {
    const body = bodies.request.parse(httpRequest.body ?? {});
    const { waitSeconds } = await requestSignUp(await identifyStranger(tools, httpRequest), {
      fullName: body.full_name,
      company: body.company,
      email: body.email,
      termsVersion: body.terms_version,
    });
    if (waitSeconds > 0) {
      throw tooMany(waitSeconds);
    }
    return { message: "Check your email" };
  });

  // A POST, because an address stands in logs and in the browser's history, and this token in neither.
  http.post("/api/vue/sign-up/link", async (httpRequest) => {
    const link = await viewSignUpLink(
      await identifyStranger(tools, httpRequest),
      bodies.link.parse(httpRequest.body ?? {}),
    );
    if (!link) {
      throw refusals.unknown();
    }
    const { state, fullName, company, email, needsTerms } = link;
    return { state, full_name: fullName, company, email, needs_terms: needsTerms };
  });

  http.post("/api/vue/sign-up/confirm", async (httpRequest) => {
    const { token, password, terms_version: termsVersion } = bodies.confirm.parse(httpRequest.body ?? {});
    const outcome = await confirmSignUp(await identifyStranger(tools, httpRequest), {
      token,
      password,
      termsVersion,
      userAgent: httpRequest.headers["user-agent"] ?? null,
    });
    if ("waitSeconds" in outcome) {
      throw tooMany(outcome.waitSeconds);
    }
    if ("refused" in outcome) {
      throw refusals[outcome.refused]();
    }
    return signInResponse(outcome.signedIn, outcome.signedIn.token);
  });
};

type Refused = Extract<ConfirmOutcome, { refused: unknown }>["refused"];

const refusals: Record<Refused, () => Refusal> = {
  used: linkUsed,
  expired: () => new Refusal("sign-up-link-expired", { message: "This link has expired. Sign up again.", status: 422 }),
  unknown: () =>
    new Refusal("sign-up-link-not-valid", { message: "This link doesn't work. Sign up again.", status: 422 }),
  terms: () => invalidInput({ terms: ["Read the terms and agree to them"] }),
};

function tooMany(seconds: number): Refusal {
  return new Refusal("too-many-tries", {
    message: `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`,
    status: 429,
    details: { retryAfterSeconds: seconds },
  });
}
