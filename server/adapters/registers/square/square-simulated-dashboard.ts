import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { escaped, page } from "#server/adapters/square/square-simulated-pages.ts";

/**
 * GET /dashboard/apps/my-applications: where a merchant sees which programs read the account, and ends one (`disconnect`).
 * Its tokens are worth nothing from then on.
 */
export function showApplications(world: SimulatedMerchants, { query }: SimulatedRequest): SimulatedResponse {
  const ended = query.get("disconnect");
  for (const signIn of world.signIns.filter(({ merchantId }) => merchantId === ended)) {
    signIn.isRevoked = true;
  }
  const rows = world.merchants.map(({ id, name }) =>
    world.signIns.some(({ merchantId, isRevoked }) => merchantId === id && !isRevoked)
      ? `<p>${escaped(name)}: Hangtag reads it. <button name="disconnect" value="${escaped(id)}">Disconnect</button></p>`
      : `<p>${escaped(name)}: no application.</p>`,
  );
  return page({ title: "My applications", content: `<form>${rows.join("")}</form>` });
}
