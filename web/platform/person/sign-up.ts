/** The calls of owners who sign up. They need no sign-in. */
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { ApiError } from "#web/platform/calls/api-error.ts";
import { callApi } from "#web/platform/calls/call-api.ts";
import { headAnswer, nothingThere, takeHeadAnswer } from "#web/platform/calls/head-call.ts";

const path = "/sign-up";

const offer = shape.object({
  terms_version: shape.text,
  terms_url: shape.maybe(shape.text),
  /** Its mails are shown instead of sent. */
  is_demo: shape.flag,
});

export type SignUpOffer = ShapeOf<typeof offer>;

/**
 * What a person who signs up agrees to. Null where the installation takes no sign-ups.
 *
 * @throws ApiError, ConnectionError
 */
export async function loadSignUpOffer(): Promise<SignUpOffer | null> {
  const early = await takeHeadAnswer(path);
  if (early === nothingThere) {
    return null;
  }
  try {
    return shape.read(offer, early) ?? (await callApi({ path, answer: offer }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return null;
    }
    throw error;
  }
}

/** Whether the page's head has been told already that this installation takes sign-ups. */
export function hasEarlyOffer(): boolean {
  return shape.read(offer, headAnswer(path)) !== null;
}

export type SignUpDetails = { fullName: string; company: string; email: string; termsVersion: string };

/** @throws ApiError, ConnectionError */
export async function requestSignUp({ fullName, company, email, termsVersion }: SignUpDetails): Promise<void> {
  const body = { full_name: fullName, company, email, terms_version: termsVersion };
  await callApi({ method: "POST", path, body, answer: shape.anything });
}

const link = shape.object({
  state: shape.oneOf("open", "used", "expired"),
  full_name: shape.text,
  company: shape.text,
  email: shape.text,
  needs_terms: shape.flag,
});

export type SignUpLink = ShapeOf<typeof link>;

/**
 * What a mailed link is for. Null for one that is unknown or long gone.
 *
 * @throws ApiError, ConnectionError
 */
export async function loadSignUpLink(token: string): Promise<SignUpLink | null> {
  try {
    return await callApi({ method: "POST", path: `${path}/link`, body: { token }, answer: link });
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) {
      return null;
    }
    throw error;
  }
}

const shownMails = shape.list(shape.object({ id: shape.text, to: shape.text, subject: shape.text, text: shape.text }));

export type ShownMail = { id: string; subject: string; text: string };

/** The newest mail to an address, at a demonstration. Null while none has come. */
export async function loadShownMail(address: string): Promise<ShownMail | null> {
  const mails = await callApi({ base: "", path: "/api/demo/mailbox", answer: shownMails });
  return mails.find(({ to }) => to.toLowerCase() === address.toLowerCase()) ?? null;
}
