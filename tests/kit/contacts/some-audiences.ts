import { contactsProviders } from "#server/adapters/contacts/contacts-providers.ts";
import { leaveList, startContactsSimulator } from "#server/adapters/contacts/contacts-simulator.ts";
import type { ContactsSimulation } from "#server/adapters/contacts/contacts-simulator.ts";
import { contacts } from "#server/adapters/contacts/contacts.ts";
import type { ContactsService, Credentials } from "#server/adapters/contacts/contacts.ts";
import {
  simulatedAccount,
  simulatedAudience,
  simulatedAudiences,
  simulatedMember,
} from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedAccount, SimulatedAudience } from "#server/adapters/contacts/simulated-audiences.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { PageSignIn, Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";

export const returnUrl = "https://hangtag.test/signed-in/contacts";

export type AudienceServices = ContactsSimulation & {
  /** The id of the service that all below is of; the others run beside it. */
  id: string;
  services: Services;
  account: SimulatedAccount;
  audience: SimulatedAudience;
  exchanges: SimulatedExchange[];
  service: ContactsService;
  signIn: PageSignIn;
  /** A person leaves the list there. */
  leave(email: string): void;
  statusOf(email: string): string | null;
};

/** The service's ids of two lists; the first is the test's store's. */
const listIds = new Map([
  ["mailchimp", ["a1b2c3d4e5", "f6a7b8c9d0"]],
  ["constant-contact", ["5bc0ed68-d8ce-11e9-8d3a-fa163e56c9b0", "07936f78-662a-11eb-af0a-fa163e56c9b0"]],
]);

function accountsOf(service: string): SimulatedAccount[] {
  const [own = "", other = ""] = listIds.get(service) ?? [];
  const audiences = [
    simulatedAudience({ id: own, name: "Maple Street News" }),
    simulatedAudience({ id: other, name: "Elm Street News", asksAgain: true }),
  ];
  const isFirst = service === "mailchimp";
  return [
    simulatedAccount({ id: isFirst ? "104" : "p07e1l8cdif9dl", name: "Second Story Resale", audiences, service }),
    simulatedAccount({ id: isFirst ? "105" : "p07e1l8empty", name: "Empty Company", audiences: [], service }),
  ];
}

/** Starts every simulated contact-list service, each with an account of two lists, with the test's clock. */
export async function audienceServices(clock: () => Date, id = "mailchimp"): Promise<AudienceServices> {
  const audiences = simulatedAudiences({ accounts: [...listIds.keys()].flatMap(accountsOf) });
  const account = accountAt({ audiences }, id);
  const [audience] = account.audiences;
  if (audience === undefined) {
    throw new Error(`No list at ${id}`);
  }
  const exchanges: SimulatedExchange[] = [];
  const simulation = await startContactsSimulator({
    audiences,
    clock,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const services = openServices(contactsProviders.map((provider) => provider.open(simulation.addresses)));
  const leaving = { accountId: account.id, listId: audience.id, reason: "No longer interested" };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, {
    ...openedIn(services, id),
    ...{ id, services, account, audience, exchanges },
    leave: (email: string) => leaveList(audiences, { ...leaving, email, now: clock() }),
    statusOf: (email: string) =>
      audience.members.find((member) => member.email.toLowerCase() === email.toLowerCase())?.status ?? null,
  });
}

/** The first account at a service, which has the lists. */
export function accountAt({ audiences }: Pick<ContactsSimulation, "audiences">, id: string): SimulatedAccount {
  const account = audiences.accounts.find(({ service }) => service === id);
  if (account === undefined) {
    throw new Error(`No account at ${id}`);
  }
  return account;
}

/** A person on a list there already. */
export const aMember = simulatedMember;

function openedIn(services: Services, id: string): { service: ContactsService; signIn: PageSignIn } {
  const service = services.find(contacts, id);
  const signIn = services.findSignIn(id);
  if (service === null || signIn === null) {
    throw new Error(`No ${id}`);
  }
  return { service, signIn };
}

/** A person signs in there and comes back. */
export async function connect(
  { signIn, account }: Pick<AudienceServices, "signIn" | "account">,
  now: Date,
): Promise<Credentials> {
  const returned = await signInThere(signIn.pageUrl({ state: "s", returnUrl }), { account: account.id });
  return (await signIn.finish(returned, { returnUrl, now })).credentials;
}
