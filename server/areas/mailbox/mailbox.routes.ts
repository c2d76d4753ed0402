import type { Routes } from "#server/platform/http/routes.ts";
import { readClaims } from "#server/platform/auth/read-claims.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { listDemoMailbox } from "./mailbox.ts";

/** The demonstration's emails, for everyone who opens its sign-in page. */
export const mailboxRoutes: Routes = (http, { platform }) => {
  http.get("/api/demo/mailbox", async (httpRequest) => {
    const nobody = { email: null, token: null, employeeId: null, storeId: null, deviceToken: null };
    const stranger = await identify(platform, { ...readClaims(httpRequest), ...nobody });
    const mails = await listDemoMailbox({ ...stranger, platform }, {});
    return mails.map(({ accountId: _accountId, ...mail }) => mail);
  });
};
