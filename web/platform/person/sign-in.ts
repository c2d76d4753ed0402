import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { callApi } from "#web/platform/calls/call-api.ts";
import type { Session } from "#web/platform/session/session.ts";
import { currentSession, endSession, startSession } from "#web/platform/session/session.ts";

const signedIn = shape.object({
  email: shape.text,
  authentication_token: shape.text,
  id: shape.number,
  role: shape.number,
  type: shape.oneOf("User", "PosUser"),
  user_store_employees: shape.dictionary(shape.object({ employee_id: shape.number, is_manager: shape.flag })),
  default_store_id: shape.maybe(shape.number),
  account_id: shape.maybe(shape.number),
  support_desk_restore_id: shape.maybe(shape.text),
  support_desk_external_id: shape.maybe(shape.text),
  support_desk_email: shape.maybe(shape.text),
});

/** @throws ApiError for a wrong email or password, ConnectionError */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await enterBy("/auth", credentials);
}

/** A register's own user has no password: it signs in with the token of its device. */
export async function signInRegister(deviceToken: string): Promise<void> {
  await enterBy("/auth", { device_token: deviceToken });
}

/** Uses the mailed link of a sign-up, which makes the company and signs its owner in. Terms only where they have changed. */
export async function confirmSignUp(by: {
  token: string;
  password: string;
  termsVersion: string | null;
}): Promise<void> {
  await enterBy("/sign-up/confirm", { token: by.token, password: by.password, terms_version: by.termsVersion });
}

/** Reloads the session, because a role or a linked employee may have changed. */
export async function refreshSession(): Promise<void> {
  const response = await callApi({ path: "/auth", answer: signedIn });
  if (currentSession() !== null) {
    startSession(sessionOf(response));
  }
}

/** Signs out here, and revokes the token if the server can be reached. */
export async function signOut(): Promise<void> {
  try {
    await callApi({ method: "DELETE", path: "/auth", answer: shape.anything });
  } finally {
    endSession();
  }
}

export async function askForReset(email: string): Promise<void> {
  await callApi({ method: "POST", path: "/auth/forgot-password", body: { email }, answer: shape.anything });
}

export async function resetPassword(change: { token: string; password: string }): Promise<void> {
  await callApi({ method: "POST", path: "/auth/reset-password", body: change, answer: shape.anything });
}

export async function changePassword(change: { oldPassword: string; password: string }): Promise<void> {
  await callApi({
    method: "POST",
    path: "/auth/change-password",
    body: { old_password: change.oldPassword, password: change.password },
    answer: shape.anything,
  });
}

async function enterBy(path: string, body: unknown): Promise<void> {
  startSession(sessionOf(await callApi({ method: "POST", path, body, answer: signedIn })));
}

function sessionOf(response: ShapeOf<typeof signedIn>): Session {
  return {
    email: response.email,
    token: response.authentication_token,
    userId: response.id,
    role: response.role,
    type: response.type,
    defaultStoreId: response.default_store_id,
    accountId: response.account_id,
    employees: Object.fromEntries(
      Object.entries(response.user_store_employees).map(([storeId, own]) => [
        storeId,
        { employeeId: own.employee_id, isManager: own.is_manager },
      ]),
    ),
    supportDesk: {
      restoreId: response.support_desk_restore_id,
      externalId: response.support_desk_external_id,
      email: response.support_desk_email,
    },
  };
}
