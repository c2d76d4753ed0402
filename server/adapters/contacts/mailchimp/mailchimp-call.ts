import type { Credentials } from "#server/adapters/contacts/contacts.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import type { ProviderRequest } from "#server/platform/providers/call-provider.ts";
import { readMailchimpFault } from "./mailchimp-faults.ts";

type MailchimpRequest = Pick<ProviderRequest, "method" | "body"> & {
  credentials: Credentials;
  path: string;
  query?: Record<string, string>;
};

/** Calls Mailchimp with the stored token in the account's own data center. The response's body is yet to be read. */
export type MailchimpCall = (request: MailchimpRequest) => Promise<unknown>;

export function mailchimpCall(url: string): MailchimpCall {
  return async ({ credentials, path, query, method = "GET", body: sent }) => {
    const { accessToken = "", dataCenter = "" } = credentials;
    const parameters = new URLSearchParams(query).toString();
    const { body } = await callProvider({
      url: `${url.replace("{dc}", dataCenter)}${path}${parameters === "" ? "" : `?${parameters}`}`,
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      readFault: readMailchimpFault,
      // Each of our writes but a new webhook says what shall be, so a repeated one changes nothing.
      ...(method === "PUT" && { isRead: true }),
      ...(sent !== undefined && { body: sent }),
    });
    return body;
  };
}
