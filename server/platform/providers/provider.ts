/**
 * What outside services do for a store, such as scheduling. Several services can fill one need; a store has one of them
 * active at a time. `Service` is the contract that each of them keeps.
 */
export type Need<Service = unknown> = {
  /** Kept with every connection (`integrations.need`), so it never changes. */
  readonly id: string;
  /** The noun for such a service in sentences: "scheduling service". */
  readonly noun: string;
  /** What a store's place in the account is called in its log: a location where the need says nothing else. */
  readonly placeNoun?: string;
  /** The kinds of lines in the log of such a service, with the label that a manager reads. */
  readonly logKinds: Readonly<Record<string, string>>;
  /** The installation itself has the account, for all stores; no store connects it, so it has no card. */
  readonly isProgramWide?: true;
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

/** What a service gave, to be kept sealed. */
export type Connected = {
  /** What was entered to connect, and the tokens of the service. Never logged. */
  credentials: Readonly<Record<string, string>>;
  /** The name of the account there. */
  accountName: string;
  /** When the credentials expire; null when they never do. */
  expiresAt: Date | null;
  /** When a person has to sign in again if the credentials are not renewed before; left out when never, or not told. */
  signInEndsAt?: Date;
};

/** A person signs in on the service's own pages (OAuth 2) and comes back with a code, instead of typing a key here. */
export type PageSignIn = {
  /** The service's page, to which the browser goes; `returnUrl` is where it sends the person back, with `state`. */
  pageUrl(ask: { state: string; returnUrl: string }): string;
  /**
   * Turns what came back in the address into tokens. `returned` holds all query parameters, `code` among them.
   *
   * @throws ProviderFault when the service does not take the code
   */
  finish(returned: Readonly<Record<string, string>>, ask: { returnUrl: string; now: Date }): Promise<Connected>;
};

/** What goes between a store and a service, each as a line of its card. */
export type ProviderExchange = {
  /** What the store gets from it. */
  gets: string;
  sends: string;
  /** What it never learns, though it might be thought to. */
  never: string;
};

/** The address of a part of a service: from its setting, else from `fallbackSetting`, else the default. */
export type ServiceAddress = { setting: string; fallbackSetting?: string; own: string };

/** One outside service that fills a need. All that the program knows of it stands in its own folder of `server/adapters`. */
export type ProviderDefinition<
  Service,
  Address extends string,
  Key extends string = never,
  Option extends string = never,
> = {
  /** Kept with every connection (`integrations.provider`) and part of its page's address, so it never changes. */
  id: string;
  /** As the service calls itself. */
  name: string;
  need: Need<Service>;
  /** The line on its card that says what it does for the store. */
  about: string;
  exchange: ProviderExchange;
  /** What is typed to connect; empty where people sign in on the service's own pages. */
  credentials: readonly CredentialField[];
  addresses: Readonly<Record<Address, ServiceAddress>>;
  /** The settings that hold the installation's own keys: its account, or what it is registered as with the service. */
  keys?: Readonly<Record<Key, string>>;
  /** The settings of keys that the service works without. */
  options?: Readonly<Record<Option, string>>;
  signIn?(addresses: Readonly<Record<Address, string>>, keys: Readonly<Record<Key, string>>): PageSignIn;
  open(
    addresses: Readonly<Record<Address, string>>,
    keys: Readonly<Record<Key, string>>,
    options: Readonly<Record<Option, string | null>>,
  ): Service;
};

/** What cards and pages show of a service before anybody has connected it. */
export type ProviderCard = Pick<
  ProviderDefinition<unknown, string>,
  "id" | "name" | "about" | "exchange" | "credentials"
> & {
  need: Need;
  /** Connected by signing in on the service's own pages. */
  isSignedInThere: boolean;
};

/** Settings by name, such as `HOMEBASE_URL`, that say where a service is reached and with which keys. */
export type AddressSettings = Readonly<Record<string, string | undefined>>;

export type Provider = {
  card: ProviderCard;
  settings: readonly string[];
  /** The settings of its keys; empty where each store brings its own. */
  keys: readonly string[];
  /** The settings of keys that it works without. */
  options: readonly string[];
  open(settings: AddressSettings): OpenedProvider;
  /** Where it is reached with these settings; empty while a key is missing. */
  reach(settings: AddressSettings): readonly string[];
};

/** `service` is null while a key that it needs is not set, `signIn` also where people type a key. */
export type OpenedProvider = { card: ProviderCard; service: unknown; signIn: PageSignIn | null };

/** Registers one service. The list of its need (`<need>-providers.ts`) is the one other place that names it. */
export function defineProvider<
  Service,
  Address extends string,
  Key extends string = never,
  Option extends string = never,
>(definition: ProviderDefinition<Service, Address, Key, Option>): Provider {
  const { id, name, about, exchange, credentials, need, addresses, keys, options } = definition;
  const isSignedInThere = definition.signIn !== undefined;
  const card: ProviderCard = { id, name, about, exchange, credentials, need, isSignedInThere };
  return {
    card,
    settings: Object.values<ServiceAddress>(addresses).map(({ setting }) => setting),
    keys: Object.values<string>(keys ?? {}),
    options: Object.values<string>(options ?? {}),
    reach: (settings) =>
      resolveKeys(keys, settings) ? Object.values<string>(resolveAddresses(addresses, settings)) : [],
    open(settings) {
      const resolvedKeys = resolveKeys(keys, settings);
      const resolvedAddresses = resolveAddresses(addresses, settings);
      const service =
        resolvedKeys && definition.open(resolvedAddresses, resolvedKeys, resolveOptions(options, settings));
      const signIn = (resolvedKeys && definition.signIn?.(resolvedAddresses, resolvedKeys)) ?? null;
      return { card, service, signIn };
    },
  };
}

/** The outside services of the running program. */
export type Services = {
  cards: readonly ProviderCard[];
  /** Null for an id that no service of this program has. */
  findCard(id: string): ProviderCard | null;
  /** Null where this program has no such service for the need. */
  find<Service>(need: Need<Service>, id: string): Service | null;
  /** How people sign in on that service's pages; null where they do not, or the installation is not registered there. */
  findSignIn(id: string): PageSignIn | null;
  /** The service of a program-wide need; null where the installation has no account for it. */
  findProgramWide<Service>(need: Need<Service>): { id: string; service: Service } | null;
  /** All that a training store reaches: what is practiced with, and nothing outside. */
  training: Services;
};

/** `practice` are the services of a training store, which speak with nobody. */
export function openServices(opened: readonly OpenedProvider[], practice: readonly OpenedProvider[] = []): Services {
  const training: Services = {
    ...arrange(practice),
    get training() {
      return training;
    },
  };
  return { ...arrange(opened), training };
}

function arrange(opened: readonly OpenedProvider[]): Omit<Services, "training"> {
  const byId = new Map(opened.map((provider) => [provider.card.id, provider]));
  if (byId.size !== opened.length) {
    throw new Error(`Two services have one id: ${opened.map(({ card }) => card.id).join(", ")}`);
  }
  // A service that this installation has no keys for cannot be connected by anybody.
  const cards = opened
    .filter(({ card, service }) => card.need.isProgramWide !== true && service !== null)
    .map(({ card }) => card);
  function find<Service>(need: Need<Service>, id: string): Service | null {
    const provider = byId.get(id);
    if (provider?.card.need !== need) {
      return null;
    }
    return provider.service as Service; // oxlint-disable-line typescript/no-unsafe-type-assertion -- defineProvider took the service and this same need together
  }
  return {
    cards,
    findCard: (id) => cards.find((card) => card.id === id) ?? null,
    find,
    findSignIn: (id) => byId.get(id)?.signIn ?? null,
    findProgramWide(need) {
      const id = opened.find(({ card, service }) => card.need === need && service !== null)?.card.id;
      const service = id === undefined ? null : find(need, id);
      return id === undefined || service === null ? null : { id, service };
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

function resolveOptions<Option extends string>(
  options: Readonly<Record<Option, string>> | undefined,
  settings: AddressSettings,
): Readonly<Record<Option, string | null>> {
  const entries = Object.entries<string>(options ?? {}).map(([name, setting]) => [name, settings[setting] ?? null]);
  return Object.fromEntries(entries); // oxlint-disable-line typescript/no-unsafe-type-assertion -- one entry for each key of `options`
}

/** Returns null when one of the keys is not set. */
function resolveKeys<Key extends string>(
  keys: Readonly<Record<Key, string>> | undefined,
  settings: AddressSettings,
): Readonly<Record<Key, string>> | null {
  const entries = Object.entries<string>(keys ?? {}).map(([name, setting]) => [name, settings[setting]] as const);
  if (entries.some(([, value]) => value === undefined)) {
    return null;
  }
  return Object.fromEntries(entries) as Readonly<Record<Key, string>>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- one entry for each key of `keys`, none undefined
}
