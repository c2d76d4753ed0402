import { contactsProviders } from "#server/adapters/contacts/contacts-providers.ts";
import { startContactsSimulator } from "#server/adapters/contacts/contacts-simulator.ts";
import type { ContactsSimulation } from "#server/adapters/contacts/contacts-simulator.ts";
import { contacts } from "#server/adapters/contacts/contacts.ts";
import type { ContactsService, Credentials } from "#server/adapters/contacts/contacts.ts";
import { findMember, unsubscribeThere } from "#server/adapters/contacts/mailchimp/mailchimp-simulated-people.ts";
import { simulatedAudience, simulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedAccount, SimulatedAudience } from "#server/adapters/contacts/simulated-audiences.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { PageSignIn, Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";

export const returnUrl = "https://hangtag.test/signed-in/mailchimp";

export type AudienceServices = ContactsSimulation & {
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

/** Starts every simulated contact-list service over one account with two lists, with the test's clock. */
export async function audienceServices(clock: () => Date): Promise<AudienceServices> {
  const audience = simulatedAudience({ id: "a1b2c3d4e5", name: "Maple Street News" });
  const elm = simulatedAudience({ id: "f6a7b8c9d0", name: "Elm Street News", asksAgain: true });
  const account = { id: "104", name: "Second Story Resale", audiences: [audience, elm] };
  const audiences = simulatedAudiences({ accounts: [account, { id: "105", name: "Empty Company", audiences: [] }] });
  const exchanges: SimulatedExchange[] = [];
  const simulation = await startContactsSimulator({
    audiences,
    clock,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const services = openServices(contactsProviders.map((provider) => provider.open(simulation.addresses)));
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, {
    ...openedIn(services),
    ...{ services, account, audience, exchanges },
    leave: (email: string) =>
      unsubscribeThere({ world: audiences, audience }, { email, reason: "No longer interested", now: clock() }),
    statusOf: (email: string) => findMember(audience, email)?.status ?? null,
  });
}

function openedIn(services: Services): { service: ContactsService; signIn: PageSignIn } {
  const service = services.find(contacts, "mailchimp");
  const signIn = services.findSignIn("mailchimp");
  if (service === null || signIn === null) {
    throw new Error("No Mailchimp");
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
