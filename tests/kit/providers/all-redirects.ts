import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { contactsProviders } from "#server/adapters/contacts/contacts-providers.ts";
import { registersProviders } from "#server/adapters/registers/registers-providers.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Provider, Services } from "#server/platform/providers/provider.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
import { audienceServices } from "#tests/kit/contacts/some-audiences.ts";
import { merchantServices } from "#tests/kit/registers/some-merchants.ts";

type RedirectId = "quickbooks" | "square" | "mailchimp" | "constant-contact";

export type Redirects = {
  services: Services;
  providers: readonly Provider[];
  /** What a person chooses on the service's page. */
  choices: Readonly<Record<RedirectId, Record<string, string>>>;
  /** The tokens that the service has given last. */
  secretsOf(id: RedirectId): string[];
  /** Whether the last login is worth nothing any more, where the service has a way to give it back. */
  isGivenBack(id: RedirectId): boolean;
  stop(): Promise<void>;
};

/** Every service that people connect by signing in on its own pages, simulated. */
export async function allRedirects(clock: () => Date): Promise<Redirects> {
  const books = await booksServices(clock);
  const merchants = await merchantServices(clock);
  const audiences = await audienceServices(clock);
  const constantContact = audiences.audiences.accounts.find(({ service }) => service === "constant-contact");
  const simulations = [books, merchants, audiences];
  const providers = [...bookkeepingProviders, ...registersProviders, ...contactsProviders];
  const settings = Object.assign({}, ...simulations.map(({ addresses }) => addresses));
  const lastOfBooks = () => books.books.signIns.at(-1);
  const lastOfMerchants = () => merchants.merchants.signIns.at(-1);
  const lastOfAudiences = () => audiences.audiences.signIns.at(-1);
  return {
    services: openServices(providers.map((provider) => provider.open(settings))),
    providers,
    choices: {
      quickbooks: { company: books.company.id },
      square: { merchant: merchants.merchant.id },
      mailchimp: { account: audiences.account.id },
      "constant-contact": { account: constantContact?.id ?? "" },
    },
    secretsOf: (id) =>
      ({
        quickbooks: [lastOfBooks()?.accessToken, lastOfBooks()?.refreshToken],
        square: [lastOfMerchants()?.accessToken, lastOfMerchants()?.refreshToken],
        mailchimp: [lastOfAudiences()?.token],
        "constant-contact": [lastOfAudiences()?.token, lastOfAudiences()?.refreshToken],
      })[id].filter((token) => token !== undefined),
    isGivenBack: (id) =>
      ({
        quickbooks: lastOfBooks()?.isRevoked === true,
        square: lastOfMerchants()?.isRevoked === true,
        // Mailchimp has no call for it: the token is forgotten, and its owner removes the program there.
        mailchimp: true,
        "constant-contact": lastOfAudiences()?.isRevoked === true,
      })[id],
    async stop() {
      await Promise.all(simulations.map((simulation) => simulation.stop()));
    },
  };
}
