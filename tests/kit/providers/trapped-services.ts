import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { billingProviders } from "#server/adapters/billing/billing-providers.ts";
import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { contactsProviders } from "#server/adapters/contacts/contacts-providers.ts";
import { loyaltyProviders } from "#server/adapters/loyalty/loyalty-providers.ts";
import { ordersProviders } from "#server/adapters/orders/orders-providers.ts";
import { registersProviders } from "#server/adapters/registers/registers-providers.ts";
import { schedulingProviders } from "#server/adapters/scheduling/scheduling-providers.ts";
import { practiceTexting, textingProviders } from "#server/adapters/texting/texting-providers.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Provider, Services } from "#server/platform/providers/provider.ts";

/** Every provider there is; a new need is missing here until the test of its folder says so. */
export const everyProvider: readonly Provider[] = [
  ...billingProviders,
  ...bookkeepingProviders,
  ...contactsProviders,
  ...loyaltyProviders,
  ...ordersProviders,
  ...registersProviders,
  ...schedulingProviders,
  ...textingProviders,
];

export type TrappedServices = { services: Services; requests: string[]; stop(): Promise<void> };

/** Every outside service at one address, which writes down whatever reaches it. */
export async function trappedServices(): Promise<TrappedServices> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.statusCode = 503;
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // oxlint-disable-line typescript/no-unsafe-type-assertion -- it listens on a port
  const opened = everyProvider.map((provider) =>
    provider.open({
      ...Object.fromEntries(provider.settings.map((name) => [name, `http://127.0.0.1:${port}`])),
      ...Object.fromEntries(provider.keys.map((name) => [name, "key_for_a_test"])),
    }),
  );
  return {
    services: openServices(opened, [practiceTexting.open({})]),
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
