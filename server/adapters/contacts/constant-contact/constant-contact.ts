import { contacts } from "#server/adapters/contacts/contacts.ts";
import type { ContactList, ContactsService, Credentials } from "#server/adapters/contacts/contacts.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./constant-contact-answers.ts";
import { constantContactCall } from "./constant-contact-call.ts";
import type { ConstantContactCall } from "./constant-contact-call.ts";
import { accountFields } from "./constant-contact-fields.ts";
import { constantContactImports } from "./constant-contact-imports.ts";
import { findContact, hindranceOf, pushContact, readDepartures } from "./constant-contact-people.ts";
import {
  constantContactPaths as paths,
  constantContactSettings as settings,
  constantContactSignInUrl,
  constantContactUrl,
} from "./constant-contact-paths.ts";
import { constantContactSignIn, renewTokens, revokeTokens } from "./constant-contact-sign-in.ts";
import type { ConstantContactRegistration } from "./constant-contact-sign-in.ts";

/** Constant Contact, which people connect by signing in there and choosing the list of this store. */
export const constantContact = defineProvider({
  id: "constant-contact",
  name: "Constant Contact",
  need: contacts,
  about: "Sellers who agree join your email list",
  exchange: {
    gets: "Unsubscribes, deleted contacts",
    sends: "Contact details, last visit, if they agreed",
    never: "Sellers' IDs, what they sold, unsubscribed people",
  },
  credentials: [],
  addresses: {
    api: { setting: settings.api, own: constantContactUrl },
    signIn: { setting: settings.signIn, fallbackSetting: settings.api, own: constantContactSignInUrl },
  },
  keys: { clientId: settings.clientId, clientSecret: settings.clientSecret },
  options: { pace: settings.pace },
  signIn: (addresses, keys) => constantContactSignIn({ ...addresses, ...keys }),
  open: (addresses, keys, { pace }) =>
    openConstantContact(constantContactCall(addresses.api, pace), { ...addresses, ...keys }),
});

function openConstantContact(call: ConstantContactCall, registration: ConstantContactRegistration): ContactsService {
  const fields = accountFields(call);
  const parts = { call, fieldsOf: fields.read };
  return {
    renew: (credentials, now) => renewTokens(registration, credentials, now),
    revoke: (credentials) => revokeTokens(registration, credentials),
    accountIdOf: ({ accountId = "" }) => accountId,
    listLists: (credentials) => listLists(call, credentials),
    prepareList: ({ credentials }) => fields.add(credentials),
    push: (push) => pushContact(parts, push),
    bulk: constantContactImports({
      ...parts,
      async look({ credentials, listId, person: { email, wasSent } }) {
        const there = await findContact(call, credentials, email);
        const isOnList = there?.list_memberships.includes(listId) === true;
        return there && (hindranceOf(there, { listId, wasSent }) ?? (isOnList ? { kind: "kept" } : null));
      },
    }),
    readDepartures: (reading) => readDepartures(call, reading),
    // It reports nothing: who left is read each night.
    watch: () => Promise.resolve(null),
    endWatch: () => Promise.resolve(),
    readReport: () => null,
  };
}

const pageSize = 1000;

/** Whether new people are asked again is a setting of the account that its interface does not tell. */
async function listLists(call: ConstantContactCall, credentials: Credentials): Promise<ContactList[]> {
  const query = { limit: String(pageSize), include_membership_count: "active" };
  const { lists } = readResponse(answers.lists, await call({ credentials, path: paths.lists, query }));
  return lists
    .map(({ list_id: id, name, membership_count: people }) => ({ id, name, people, asksAgain: false }))
    .toSorted((first, second) => first.name.localeCompare(second.name, "en"));
}
