import type {
  ContactValues,
  ContactsService,
  Departure,
  DeparturePage,
  ListStop,
  PushOutcome,
} from "#server/adapters/contacts/contacts.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./mailchimp-answers.ts";
import type { MailchimpStatus } from "./mailchimp-answers.ts";
import type { MailchimpCall } from "./mailchimp-call.ts";
import { mailchimpFields, mailchimpPaths as paths } from "./mailchimp-paths.ts";

type Push = Parameters<ContactsService["push"]>[0];

/**
 * The status is sent for a new member alone: of one that is there it stays what it is. A field that is not sent keeps its
 * value: https://mailchimp.com/developer/marketing/api/list-members/add-or-update-list-member/
 */
export async function pushMember(call: MailchimpCall, push: Push): Promise<PushOutcome> {
  const { credentials, listId, asksAgain, email, values } = push;
  try {
    const response = await call({
      credentials,
      path: paths.member(listId, email),
      method: "PUT",
      // Other programs' required fields are not ours to fill.
      query: { skip_merge_validation: "true" },
      body: {
        email_address: email,
        status_if_new: asksAgain ? "pending" : "subscribed",
        merge_fields: mergeFieldsOf(values),
      },
    });
    const { status, unsubscribe_reason, tags } = readResponse(answers.member, response);
    const outcome = outcomeOf(status, unsubscribe_reason ?? "");
    if (outcome.kind === "kept" && values.kind !== undefined) {
      await saveKind(call, push, { kind: values.kind, tags: tags.map(({ name }) => name) });
    }
    return outcome;
  } catch (error) {
    const outcome = error instanceof ProviderFault ? outcomeOfFault(error) : null;
    if (outcome === null) {
      throw error;
    }
    return outcome;
  }
}

function mergeFieldsOf(values: ContactValues): Record<string, string> {
  const names = ["firstName", "lastName", "mobile", "store", "lastVisitOn"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name] ?? "";
      return value === "" ? [] : [[mailchimpFields[name].tag, value]];
    }),
  );
}

function outcomeOf(status: MailchimpStatus, text: string): PushOutcome {
  switch (status) {
    case "subscribed":
    case "pending":
      return { kind: "kept" };
    case "unsubscribed":
      return { kind: "stopped", stop: "unsubscribed", text };
    case "cleaned":
      return { kind: "stopped", stop: "cleaned", text };
    case "archived":
      return { kind: "stopped", stop: "removed", text };
    case "transactional":
      return { kind: "refused", text: "Bought something there and did not subscribe" };
  }
}

/** What Mailchimp refuses of a person, by the title of its error. */
const stopTitles: Readonly<Record<string, ListStop>> = {
  "Member In Compliance State": "unsubscribed",
  "Forgotten Email Not Subscribed": "removed",
};
const refusedTitles: ReadonlySet<string> = new Set(["Invalid Resource", "Bad Request", "Subscribe Prohibited"]);

function outcomeOfFault({ code, serviceCode, message: text }: ProviderFault): PushOutcome | null {
  const stop = stopTitles[serviceCode ?? ""];
  if (stop !== undefined) {
    return { kind: "stopped", stop, text };
  }
  return code === "refused" && refusedTitles.has(serviceCode ?? "") ? { kind: "refused", text } : null;
}

const kindTags = { seller: "Seller", shopper: "Shopper" } as const;

/** Tags that a person gave there stay. A seller who buys gets the second tag. */
async function saveKind(
  call: MailchimpCall,
  { credentials, listId, email }: Push,
  { kind, tags }: { kind: NonNullable<ContactValues["kind"]>; tags: readonly string[] },
): Promise<void> {
  const meant = kind === "both" ? Object.values(kindTags) : [kindTags[kind]];
  const missing = meant.filter((tag) => !tags.includes(tag));
  if (missing.length > 0) {
    const body = { tags: missing.map((name) => ({ name, status: "active" })) };
    await call({ credentials, path: paths.tags(listId, email), method: "POST", body });
  }
}

type Reading = Parameters<ContactsService["readDepartures"]>[0];

const departed = ["unsubscribed", "cleaned", "archived"] as const;
const pageSize = 500;

/** The cursor is the status that is being read and how many of it were read: `cleaned 500`. */
export async function readDepartures(call: MailchimpCall, reading: Reading): Promise<DeparturePage> {
  const { credentials, listId, since, cursor } = reading;
  const [word = departed[0], read = "0"] = (cursor ?? "").split(" ").filter((part) => part !== "");
  const status = departed.find((each) => each === word) ?? departed[0];
  const offset = Number(read);
  const response = await call({
    credentials,
    path: paths.members(listId),
    query: {
      ...{ status, count: String(pageSize), offset: String(offset), sort_field: "last_changed", sort_dir: "ASC" },
      fields: "members.email_address,members.status,members.unsubscribe_reason,total_items",
      ...(since !== null && { since_last_changed: since.toISOString() }),
    },
  });
  const { members, total_items } = readResponse(answers.members, response);
  const departures = members.flatMap((member): Departure[] => {
    const outcome = outcomeOf(member.status, member.unsubscribe_reason ?? "");
    return outcome.kind === "stopped" ? [{ email: member.email_address, stop: outcome.stop, text: outcome.text }] : [];
  });
  const reached = offset + members.length;
  if (members.length > 0 && reached < total_items) {
    return { departures, cursor: `${status} ${reached}` };
  }
  const next = departed[departed.indexOf(status) + 1];
  return { departures, cursor: next === undefined ? null : `${next} 0` };
}
