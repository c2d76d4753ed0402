/**
 * What outside services do for a store, such as scheduling. Several services can fill one need; a store has one of them
 * active at a time. `Service` is the contract that each of them keeps.
 */
export type Need<Service = unknown> = {
  /** Kept with every connection (`integrations.need`), so it never changes. */
  readonly id: string;
  /** The noun for such a service in sentences: "scheduling service". */
  readonly noun: string;
  /** The kinds of lines in the log of such a service, with the label that a manager reads. */
  readonly logKinds: Readonly<Record<string, string>>;
  /** Exists for the compiler alone: it ties the contract to the need. */
  readonly contract?: () => Service;
};

/** One thing that a manager types to connect a service. */
export type CredentialField = {
  name: string;
  label: string;
  hint?: string;
  /** A secret is typed unseen. */
  kind: "text" | "email" | "secret";
};

/** The address of a part of a service: from its setting, else from `fallbackSetting`, else the default. */
export type ServiceAddress = { setting: string; fallbackSetting?: string; own: string };

/** One outside service that fills a need. All that the program knows of it stands in its own folder of `server/adapters`. */
export type ProviderDefinition<Service, Address extends string> = {
  /** Kept with every connection (`integrations.provider`) and part of its page's address, so it never changes. */
  id: string;
  /** As the service calls itself. */
  name: string;
  need: Need<Service>;
  /** The line on its card that says what it does for the store. */
  about: string;
  credentials: readonly CredentialField[];
  addresses: Readonly<Record<Address, ServiceAddress>>;
  open(addresses: Readonly<Record<Address, string>>): Service;
};

/** What cards and pages show of a service before anybody has connected it. */
export type ProviderCard = Pick<ProviderDefinition<unknown, string>, "id" | "name" | "about" | "credentials"> & {
  need: Need;
};

/** Settings by name, such as `HOMEBASE_URL`, that say where a service is reached. */
export type AddressSettings = Readonly<Record<string, string | undefined>>;

export type Provider = {
  card: ProviderCard;
  settings: readonly string[];
  open(settings: AddressSettings): OpenedProvider;
};

export type OpenedProvider = { card: ProviderCard; service: unknown };

/** Registers one service. The list of its need (`<need>-providers.ts`) is the one other place that names it. */
export function defineProvider<Service, Address extends string>(
  definition: ProviderDefinition<Service, Address>,
): Provider {
  const { id, name, about, credentials, need, addresses } = definition;
  const card: ProviderCard = { id, name, about, credentials, need };
  return {
    card,
    settings: Object.values<ServiceAddress>(addresses).map(({ setting }) => setting),
    open: (settings) => ({ card, service: definition.open(resolveAddresses(addresses, settings)) }),
  };
}

/** The outside services of the running program. */
export type Services = {
  cards: readonly ProviderCard[];
  /** Null for an id that no service of this program has. */
  findCard(id: string): ProviderCard | null;
  /** Null where this program has no such service for the need. */
  find<Service>(need: Need<Service>, id: string): Service | null;
};

export function openServices(opened: readonly OpenedProvider[]): Services {
  const byId = new Map(opened.map((provider) => [provider.card.id, provider]));
  if (byId.size !== opened.length) {
    throw new Error(`Two services have one id: ${opened.map(({ card }) => card.id).join(", ")}`);
  }
  return {
    cards: opened.map(({ card }) => card),
    findCard: (id) => byId.get(id)?.card ?? null,
    find<Service>(need: Need<Service>, id: string): Service | null {
      const provider = byId.get(id);
      if (provider?.card.need !== need) {
        return null;
      }
      return provider.service as Service; // oxlint-disable-line typescript/no-unsafe-type-assertion -- defineProvider took the service and this same need together
    },
  };
}

/** A program without outside services. */
export const noServices: Services = openServices([]);

function resolveAddresses<Address extends string>(
  addresses: Readonly<Record<Address, ServiceAddress>>,
  settings: AddressSettings,
): Readonly<Record<Address, string>> {
  const entries = Object.entries<ServiceAddress>(addresses).map(([name, { setting, fallbackSetting, own }]) => [
    name,
    settings[setting] ?? (fallbackSetting === undefined ? undefined : settings[fallbackSetting]) ?? own,
  ]);
  return Object.fromEntries(entries); // oxlint-disable-line typescript/no-unsafe-type-assertion -- one entry for each key of `addresses`
}
