import type { FastifyRequest } from "fastify";
import type { Request } from "#server/platform/context/context.ts";
import type { RouteTools } from "#server/platform/http/routes.ts";
import { identify } from "./identify.ts";
import { readClaims } from "./read-claims.ts";
import type { SignedInPerson } from "./sign-in.ts";

/** Identifies the request without its credentials, because headers of an older sign-in must not count at a new one. */
export async function identifyStranger(tools: RouteTools, httpRequest: FastifyRequest): Promise<Request> {
  const nobody = { email: null, token: null, employeeId: null, storeId: null, deviceToken: null, idempotencyKey: null };
  return { ...(await identify(tools.platform, { ...readClaims(httpRequest), ...nobody })), platform: tools.platform };
}

/** What the web keeps of a sign-in. */
export function signInResponse(person: SignedInPerson, token: string): Record<string, unknown> {
  return {
    email: person.email,
    authentication_token: token,
    id: person.id,
    role: person.role,
    type: person.type,
    user_store_employees: Object.fromEntries(
      person.employees.map((employee) => [
        employee.storeId,
        { employee_id: employee.id, is_manager: employee.isManager },
      ]),
    ),
    default_store_id: person.defaultStoreId,
    account_id: person.accountId,
    support_desk_restore_id: person.supportRestoreId,
    support_desk_external_id: person.supportExternalId,
    support_desk_email: person.supportEmail,
  };
}
