import { callProvider } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { Connected, PageSignIn } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./mailchimp-answers.ts";
import { mailchimpPaths as paths } from "./mailchimp-paths.ts";

/** Where Mailchimp signs people in, and what the installation is registered there as. */
export type MailchimpRegistration = { api: string; signIn: string; clientId: string; clientSecret: string };

/** https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/ */
export function mailchimpSignIn(registration: MailchimpRegistration): PageSignIn {
  return {
    pageUrl({ state, returnUrl }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: registration.clientId,
        redirect_uri: returnUrl,
        state,
      });
      return `${registration.signIn}${paths.signIn}?${query.toString()}`;
    },
    async finish({ code, error }, { returnUrl }) {
      if (!code) {
        const text = error === "access_denied" ? "The sign-in at Mailchimp was canceled" : "Mailchimp sent no code";
        throw new ProviderFault("sign-in", text, { serviceCode: error ?? null });
      }
      return readAccount(registration, await requestToken(registration, { code, returnUrl }));
    },
  };
}

async function requestToken(
  { signIn, clientId, clientSecret }: MailchimpRegistration,
  { code, returnUrl }: { code: string; returnUrl: string },
): Promise<string> {
  const { body } = await callProvider({
    url: `${signIn}${paths.tokens}`,
    method: "POST",
    headers: {},
    form: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: returnUrl,
      code,
    }),
    readFault: readTokenFault,
  });
  return readResponse(answers.tokens, body).access_token;
}

/** A refused code is a sign-in that has ended; refused keys are the installation's. */
function readTokenFault(body: unknown, status: number) {
  if (status < 400 || status >= 500 || status === 429) {
    return null;
  }
  const fields = new Map(typeof body === "object" && body !== null ? Object.entries(body) : []);
  return fields.get("error") === "invalid_client"
    ? { code: "refused" as const, text: "Mailchimp does not accept this program's client ID and secret" }
    : { code: "sign-in" as const, text: "Mailchimp ended the sign-in" };
}

/** Which data center the account lives in, and its name. */
async function readAccount({ signIn }: MailchimpRegistration, accessToken: string): Promise<Connected> {
  const { body } = await callProvider({
    url: `${signIn}${paths.metadata}`,
    headers: { authorization: `OAuth ${accessToken}` },
  });
  const { dc: dataCenter, accountname, user_id } = readResponse(answers.metadata, body);
  const credentials = { accessToken, dataCenter, accountId: String(user_id) };
  return { credentials, accountName: accountname || "Mailchimp", expiresAt: null };
}
