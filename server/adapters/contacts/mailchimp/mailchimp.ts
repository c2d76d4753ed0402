import { contacts } from "#server/adapters/contacts/contacts.ts";
import type { ContactList, ContactsService, Credentials } from "#server/adapters/contacts/contacts.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./mailchimp-answers.ts";
import { mailchimpCall } from "./mailchimp-call.ts";
import type { MailchimpCall } from "./mailchimp-call.ts";
import { pushMember, readDepartures } from "./mailchimp-members.ts";
import {
  mailchimpFields,
  mailchimpPaths as paths,
  mailchimpSettings as settings,
  mailchimpSignInUrl,
  mailchimpUrl,
} from "./mailchimp-paths.ts";
import { mailchimpSignIn } from "./mailchimp-sign-in.ts";
import { readReport, watchedEvents } from "./mailchimp-webhooks.ts";

/** Mailchimp, which people connect by signing in there and choosing the audience of this store. */
export const mailchimp = defineProvider({
  id: "mailchimp",
  name: "Mailchimp",
  need: contacts,
  about: "Sellers who agree join your email list",
  exchange: {
    gets: "Unsubscribes, bounces",
    sends: "Contact details, last visit, if they agreed",
    never: "Sellers' IDs, what they sold, unsubscribed people",
  },
  credentials: [],
  addresses: {
    api: { setting: settings.api, own: mailchimpUrl },
    signIn: { setting: settings.signIn, fallbackSetting: settings.api, own: mailchimpSignInUrl },
  },
  keys: { clientId: settings.clientId, clientSecret: settings.clientSecret },
  signIn: (addresses, keys) => mailchimpSignIn({ ...addresses, ...keys }),
  open: ({ api }) => openMailchimp(mailchimpCall(api)),
});

function openMailchimp(call: MailchimpCall): ContactsService {
  return {
    // Its tokens end when a person removes the program there, and never before.
    renew: null,
    // Mailchimp has no call for it; the token is forgotten here, and a person removes the program there.
    revoke: () => Promise.resolve(),
    accountIdOf: ({ accountId = "" }) => accountId,
    listLists: (credentials) => listLists(call, credentials),
    prepareList: (list) => prepareList(call, list),
    push: (push) => pushMember(call, push),
    // Batches tell of each person in an archive that is made later.
    bulk: null,
    readDepartures: (reading) => readDepartures(call, reading),
    watch: (list) => watch(call, list),
    endWatch: (list) => endWatch(call, list),
    readReport,
  };
}

const pageSize = 1000;

async function listLists(call: MailchimpCall, credentials: Credentials): Promise<ContactList[]> {
  const query = { count: String(pageSize) };
  const { lists } = readResponse(answers.lists, await call({ credentials, path: paths.lists, query }));
  return lists
    .map(({ id, name, double_optin: asksAgain, stats }) => ({ id, name, asksAgain, people: stats?.member_count ?? 0 }))
    .toSorted((first, second) => first.name.localeCompare(second.name, "en"));
}

async function prepareList(
  call: MailchimpCall,
  { credentials, listId, hasMobile }: Parameters<ContactsService["prepareList"]>[0],
): Promise<void> {
  const path = paths.mergeFields(listId);
  const response = await call({ credentials, path, query: { count: String(pageSize) } });
  const tags = readResponse(answers.mergeFields, response).merge_fields.map(({ tag }) => tag);
  const { mobile, ...others } = mailchimpFields;
  const needed = [...Object.values(others), ...(hasMobile ? [mobile] : [])];
  for (const field of needed.filter(({ tag }) => !tags.includes(tag))) {
    await call({ credentials, path, method: "POST", body: { ...field, required: false, public: false } });
  }
}

async function watch(
  call: MailchimpCall,
  { credentials, listId, url }: Parameters<ContactsService["watch"]>[0],
): Promise<string> {
  const body = { url, ...watchedEvents };
  return readResponse(answers.webhook, await call({ credentials, path: paths.webhooks(listId), method: "POST", body }))
    .id;
}

async function endWatch(
  call: MailchimpCall,
  { credentials, listId, watchId }: Parameters<ContactsService["endWatch"]>[0],
): Promise<void> {
  try {
    await call({ credentials, path: paths.webhook(listId, watchId), method: "DELETE" });
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.code !== "location-gone") {
      throw error;
    }
  }
}
