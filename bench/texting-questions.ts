import { threadFilters } from "#common/texting/thread-filters.ts";
import type { ThreadFilter } from "#common/texting/thread-filters.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import type { Question } from "./asked-store.ts";
import { phoneOf, wordOf } from "./texting-store.ts";

const threadFields = `id phone state unreadCount needsReply hasFailed isPinned lastMessageAt lastInboundAt waitingSince untextableReason
  optedOutAt soundsLikeStop customerId customerName assignedEmployeeId assignedName
  openBuy { id number stage readyAt checkedInAt } lastBody lastKind isLastIncoming lastAuthor hasPictures lastFailure lastBlock`;
const list = `query ($after: String, $filter: ListFilter) { textThreads(first: 50, after: $after, filter: $filter) { totalItems
  pageInfo { hasNextPage endCursor } edges { cursor node { ${threadFields} } } } }`;
const thread = `query ($id: Uuid) { textThread(id: $id) { ${threadFields}
  timeline(count: 100) { hasOlder notes { id body createdAt employeeName } messages { id isIncoming kind body segments status
    sendAt createdAt blockCode failureReason employeeId employeeName pictures { place state } } }
  consents { purpose isGiven source recordedAt } } }`;
const counts = "{ textCounts { unread needsReply failed buys all } }";

const columns = "id, phone, state, unread_count, needs_reply, has_failed, is_pinned, last_message_at";
const newest = "order by placed_at desc, id desc limit 50";
const conditions: Readonly<Record<ThreadFilter, string>> = {
  unread: "unread_count > 0",
  needs_reply: "needs_reply",
  failed: "has_failed",
  done: "state = 'done'",
  all: "true",
  buys: "phone in (select mobile from customers join buys on buys.customer_id = customers.id where buys.status = 'open')",
};
const rawList = (condition: string): string =>
  `select ${columns} from texting_threads where store_id = $1 and ${condition} ${newest}`;

/** The words of a search, and how the texts that hold them are found without the program. */
const searches: readonly { what: string; text: string; condition: string; values: readonly string[] }[] = [
  {
    what: "a rare word",
    text: wordOf(1234),
    condition: "id in (select thread_id from texting_words where store_id = $1 and word = $2)",
    values: [wordOf(1234)],
  },
  {
    what: "a word of every thread",
    text: "ready",
    condition: "id in (select thread_id from texting_words where store_id = $1 and word = $2)",
    values: ["ready"],
  },
  {
    what: "the first two letters of many words",
    text: "yo",
    condition: "id in (select thread_id from texting_words where store_id = $1 and word >= $2 and word < $3)",
    values: ["yo", "yp"],
  },
  {
    what: "two words",
    text: `ready ${wordOf(77)}`,
    condition: `id in (select thread_id from texting_words where store_id = $1 and word = $2
      intersect select thread_id from texting_words where store_id = $1 and word = $3)`,
    values: ["ready", wordOf(77)],
  },
  {
    what: "a name",
    text: "last123",
    condition: "phone in (select mobile from customers where lower(last_name) like $2)",
    values: ["last123%"],
  },
  {
    what: "a whole phone",
    text: phoneOf(30_000).slice(2),
    condition: "phone = $2",
    values: [phoneOf(30_000)],
  },
  { what: "the last four digits of a phone", text: "7310", condition: "phone like $2", values: ["%7310"] },
  {
    what: "what nobody wrote",
    text: "zzyzx",
    condition: "id in (select thread_id from texting_words where store_id = $1 and word = $2)",
    values: ["zzyzx"],
  },
];

export function textingQuestions({ id }: TestStore, threadId: string): Question[] {
  return [
    ...threadFilters.map((filter) => ({
      what: `list: ${filter.replace("_", " ")}`,
      query: list,
      variables: { filter: JSON.stringify({ filter }) },
      raw: rawList(conditions[filter]),
      values: [id],
    })),
    ...searches.map(({ what, text, condition, values }) => ({
      what: `search: ${what}`,
      query: list,
      variables: { filter: JSON.stringify({ text }) },
      raw: rawList(condition),
      values: [id, ...values],
    })),
    {
      what: "the counts of the badge",
      query: counts,
      raw: "select count(*) from texting_threads where store_id = $1 and unread_count > 0",
      values: [id],
    },
    {
      what: "a thread",
      query: thread,
      variables: { id: threadId },
      raw: "select * from texting_messages where store_id = $1 and thread_id = $2 order by created_at desc limit 100",
      values: [id, threadId],
    },
  ];
}
