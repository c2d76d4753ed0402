import { callProvider } from "#server/platform/providers/call-provider.ts";

export type TwilioAccount = { api: string; messaging: string; sid: string; token: string };

export type TwilioRequest = {
  host: "api" | "messaging";
  path: string;
  query?: Record<string, string>;
  /** Makes it a POST. */
  form?: Record<string, string>;
};

export type TwilioCall = (request: TwilioRequest) => Promise<unknown>;

/** Calls Twilio with the account's key; the response's body is yet to be read. */
export function twilioCall(account: TwilioAccount): TwilioCall {
  const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`;
  return async ({ host, path, query, form }) => {
    const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
    const { body } = await callProvider({
      url: `${account[host]}${path}${search}`,
      headers: { authorization },
      ...(form !== undefined && { method: "POST", form: new URLSearchParams(form) }),
    });
    return body;
  };
}
