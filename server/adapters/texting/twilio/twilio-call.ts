import { callProvider } from "#server/platform/providers/call-provider.ts";

export type TwilioAccount = { api: string; messaging: string; trust: string; sid: string; token: string };

export type TwilioRequest = {
  host: "api" | "messaging" | "trust";
  path: string;
  query?: Record<string, string>;
  /** Makes it a POST; of a list each entry is sent under the same name. */
  form?: Readonly<Record<string, string | readonly string[]>>;
};

export type TwilioCall = (request: TwilioRequest) => Promise<unknown>;

/** Calls Twilio with the account's key; the response's body is yet to be read. */
export function twilioCall(account: TwilioAccount): TwilioCall {
  const authorization = basicAuthorization(account);
  return async ({ host, path, query, form }) => {
    const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
    const { body } = await callProvider({
      url: `${account[host]}${path}${search}`,
      headers: { authorization },
      ...(form !== undefined && { method: "POST", form: encodeForm(form) }),
    });
    return body;
  };
}

export function basicAuthorization({ sid, token }: Pick<TwilioAccount, "sid" | "token">): string {
  return `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
}

function encodeForm(form: NonNullable<TwilioRequest["form"]>): URLSearchParams {
  const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((entry) => [name, entry]));
  return new URLSearchParams(pairs);
}
