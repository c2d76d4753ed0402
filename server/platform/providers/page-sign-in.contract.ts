import { expect, test } from "vitest";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import type { Connected, PageSignIn } from "./provider.ts";

type Credentials = Connected["credentials"];

export type PageSignInCase = {
  signIn: PageSignIn;
  returnUrl: string;
  accountName: string;
  /** What a person answers on the service's page. */
  choice: Record<string, string>;
  now: () => Date;
  pass: (ms: number) => void;
  /** Longer than the tokens are good for. */
  tokensEndMs: number;
  renew: (credentials: Credentials, now: Date) => Promise<Connected>;
  revoke: (credentials: Credentials) => Promise<void>;
  /** Any call that needs the login. */
  call: (credentials: Credentials) => Promise<unknown>;
};

/** What every service must do that people connect by signing in on its own pages, over HTTP. */
export function pageSignInContract(name: string, openCase: () => PageSignInCase): void {
  const connect = async ({ signIn, returnUrl, choice, now }: PageSignInCase): Promise<Credentials> => {
    const returned = await signInThere(signIn.pageUrl({ state: "s", returnUrl }), choice);
    return (await signIn.finish(returned, { returnUrl, now: now() })).credentials;
  };

  test(`${name} is connected by signing in on its page, and a code is good once`, async () => {
    const { signIn, returnUrl, accountName, choice, now } = openCase();
    const pageUrl = signIn.pageUrl({ state: "a state & more", returnUrl });
    const page = await fetch(pageUrl);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain(accountName);
    const returned = await signInThere(pageUrl, choice);
    expect(returned["state"]).toBe("a state & more");
    const ask = { returnUrl, now: now() };
    const connected = await signIn.finish(returned, ask);
    expect(connected.accountName).toBe(accountName);
    expect(Number(connected.expiresAt)).toBeGreaterThan(now().getTime());
    await expect(signIn.finish(returned, ask)).rejects.toMatchObject({ code: "sign-in" });
  });

  test(`${name} is not connected when the person cancels`, async () => {
    const { signIn, returnUrl, now } = openCase();
    const returned = await signInThere(signIn.pageUrl({ state: "s", returnUrl }), { cancel: "1" });
    const finished = signIn.finish(returned, { returnUrl, now: now() });
    await expect(finished).rejects.toMatchObject({ code: "sign-in", message: expect.stringContaining("canceled") });
  });

  test(`${name} renews a login that ran out, and not one that was given back`, async () => {
    const opened = openCase();
    const { accountName, now, pass, tokensEndMs, renew, revoke, call } = opened;
    const old = await connect(opened);
    pass(tokensEndMs);
    await expect(call(old)).rejects.toMatchObject({ code: "sign-in" });
    const renewed = await renew(old, now());
    expect(renewed.accountName).toBe(accountName);
    await call(renewed.credentials);
    await revoke(renewed.credentials);
    await expect(call(renewed.credentials)).rejects.toMatchObject({ code: "sign-in" });
    await expect(renew(renewed.credentials, now())).rejects.toMatchObject({ code: "sign-in" });
    await expect(revoke(renewed.credentials)).resolves.toBeUndefined();
  });
}
