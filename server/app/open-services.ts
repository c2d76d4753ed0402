import { billingProviders } from "#server/adapters/billing/billing-providers.ts";
import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { ordersProviders } from "#server/adapters/orders/orders-providers.ts";
import type { SimulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import { loyaltyProviders } from "#server/adapters/loyalty/loyalty-providers.ts";
import type { SimulatedLoyalty } from "#server/adapters/loyalty/simulated-loyalty.ts";
import { contactsProviders } from "#server/adapters/contacts/contacts-providers.ts";
import type { SimulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import { registersProviders } from "#server/adapters/registers/registers-providers.ts";
import type { SimulatedPayments } from "#server/adapters/billing/simulated-payments.ts";
import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import { schedulingProviders } from "#server/adapters/scheduling/scheduling-providers.ts";
import { startSchedulingSimulator } from "#server/adapters/scheduling/scheduling-simulator.ts";
import { practiceTexting, textingProviders } from "#server/adapters/texting/texting-providers.ts";
import { startTextingSimulator } from "#server/adapters/texting/texting-simulator.ts";
import { readServiceAddresses, readServiceKeys, readServiceOptions } from "#server/platform/config/service-settings.ts";
import type { Config } from "#server/platform/config/config.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { AddressSettings, Provider, Services } from "#server/platform/providers/provider.ts";
import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type { RunningSimulation } from "#server/platform/providers/simulated-services.ts";
import { startSimulatedBooks } from "./demonstration/books/simulated-books.ts";
import { startSimulatedShopify } from "./demonstration/orders/simulated-shopify.ts";
import { startDemonstrationLoyalty } from "./demonstration/loyalty/demonstration-loyalty.ts";
import { startSimulatedAudiences } from "./demonstration/contacts/simulated-audiences.ts";
import { startSimulatedPayments } from "./demonstration/payments/simulated-payments.ts";
import { startSimulatedSquare } from "./demonstration/registers/simulated-square.ts";
import { simulatedShops } from "./demonstration/simulated-schedules.ts";
import type { StopList } from "./stop-list.ts";

/**
 * What a demonstration's own life acts on: where its customers' phones are, the Square by which a store sells, the loyalty
 * program that its customers join, an online shop, and the contact lists.
 */
export type SimulatedWorld = {
  carrier: SimulatedCarrier | null;
  merchants: SimulatedMerchants | null;
  shop: SimulatedShop | null;
  loyalty: SimulatedLoyalty | null;
  audiences: SimulatedAudiences | null;
  payments: SimulatedPayments | null;
};

/** The services of one need, and their simulator for a demonstration. */
type NeedInProgram = {
  providers: readonly Provider[];
  simulate: (
    clock: () => Date,
    place: { world: SimulatedWorld; dataFolder: string; publicUrl: string },
  ) => Promise<RunningSimulation>;
};

/** Every need that outside services fill, in the order of their cards. */
const needs: readonly NeedInProgram[] = [
  {
    providers: schedulingProviders,
    simulate: (clock) => startSchedulingSimulator({ shops: simulatedShops(clock()), clock }),
  },
  {
    providers: textingProviders,
    async simulate(clock, { world }) {
      const simulation = await startTextingSimulator(clock);
      world.carrier = simulation.carrier;
      return simulation;
    },
  },
  {
    providers: registersProviders,
    async simulate(clock, { world, dataFolder }) {
      const simulation = await startSimulatedSquare({ clock, dataFolder });
      world.merchants = simulation.merchants;
      return simulation;
    },
  },
  {
    providers: ordersProviders,
    async simulate(clock, { world, dataFolder }) {
      const simulation = await startSimulatedShopify({ clock, dataFolder });
      world.shop = simulation.shop;
      return simulation;
    },
  },
  {
    providers: contactsProviders,
    async simulate(clock, { world, dataFolder }) {
      const simulation = await startSimulatedAudiences({ clock, dataFolder });
      world.audiences = simulation.audiences;
      return simulation;
    },
  },
  {
    providers: bookkeepingProviders,
    simulate: (clock, { dataFolder }) => startSimulatedBooks({ clock, dataFolder }),
  },
  {
    providers: loyaltyProviders,
    async simulate(clock, { world, dataFolder }) {
      const simulation = await startDemonstrationLoyalty({ clock, dataFolder });
      world.loyalty = simulation.world;
      return simulation;
    },
  },
  {
    providers: billingProviders,
    async simulate(clock, { world, dataFolder, publicUrl }) {
      const simulation = await startSimulatedPayments({ clock, dataFolder, publicUrl });
      world.payments = simulation.payments;
      return simulation;
    },
  },
];

/**
 * The outside services that this installation works with: those it has keys or an address for, and those that a store has
 * connected. A demonstration simulates the others of a need.
 */
export function servicesInUse(options: {
  connected: ReadonlySet<string>;
  isDemo: boolean;
}): { name: string; address: string }[] {
  return needs.flatMap(({ providers }) => {
    const settings = readSettingsOf(providers);
    if (options.isDemo && Object.keys(settings).length === 0) {
      return [];
    }
    const inUse = providers.filter(
      (provider) =>
        [...provider.keys, ...provider.settings].some((name) => name in settings) ||
        options.connected.has(provider.card.id),
    );
    return inUse.flatMap((provider) => {
      // An address with a gap is known only with a store's own account.
      const addresses = provider.reach(settings).filter((address) => !address.includes("{"));
      const origins = new Set(addresses.map((address) => new URL(address).origin));
      return [...origins].map((address) => ({ name: provider.card.name, address }));
    });
  });
}

/**
 * Reads what is set for the services of one need.
 *
 * @throws StartupFailure with one sentence, on a line of its own, for each wrong value
 */
function readSettingsOf(providers: readonly Provider[]): Readonly<Record<string, string>> {
  return {
    ...readServiceAddresses(providers.flatMap(({ settings }) => settings)),
    ...Object.assign({}, ...providers.map(({ keys }) => readServiceKeys(keys))),
    ...readServiceOptions(providers.flatMap(({ options }) => options)),
  };
}

/** Names of the settings of all outside services. */
export function serviceSettingNames(): string[] {
  return needs.flatMap(({ providers }) =>
    providers.flatMap(({ settings, keys, options }) => [...settings, ...keys, ...options]),
  );
}

/** Opens the outside services at the configured or default addresses; a demonstration simulates unconfigured ones. */
export async function openProgramServices(options: {
  config: Pick<Config, "demo" | "dataFolder" | "publicUrl">;
  clock: () => Date;
  stops: StopList;
  world: SimulatedWorld;
}): Promise<Services> {
  const { config, clock, stops, world } = options;
  const opened = await Promise.all(
    needs.map(async (need) => {
      const settings = await settingsFor(need, { config, clock, stops, world });
      return need.providers.map((provider) => provider.open(settings));
    }),
  );
  return openServices(opened.flat(), [practiceTexting.open({})]);
}

async function settingsFor(
  need: NeedInProgram,
  { config, clock, stops, world }: Parameters<typeof openProgramServices>[0],
): Promise<AddressSettings> {
  const configured = readSettingsOf(need.providers);
  if (!config.demo || Object.keys(configured).length > 0) {
    return configured;
  }
  const simulation = await need.simulate(clock, { world, dataFolder: config.dataFolder, publicUrl: config.publicUrl });
  stops.add(() => simulation.stop());
  return simulation.addresses;
}
