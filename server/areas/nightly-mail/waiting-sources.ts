/** What waits for a person on the morning after, asked of each source on its own: one that fails is named in the mail. */
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { formatPercent } from "#common/percent.ts";
import { viewOpenEntries } from "#server/areas/books/books.ts";
import { countWaitingOrders } from "#server/areas/orders/orders.ts";
import { openAlerts } from "#server/areas/reports/reports.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { failingLines } from "./failing-work.rules.ts";
import { viewFailingWork, viewMailWaiting } from "./mail-waiting.ts";
import type { StoreReport, WaitingLine } from "./store-day.ts";

type Day = Omit<StoreReport, "waiting">;

/** Reads whatever an area wants to say of a day; a new area adds its own here. */
type WaitingSource = { name: string; list: (request: StoreRequest, day: Day) => Promise<WaitingLine[]> };

const sources: readonly WaitingSource[] = [
  { name: "The Day Close", list: async (_request, day) => dayCloseLines(day) },
  { name: "Clock-outs", list: async (_request, day) => clockOutLines(day) },
  { name: "Texts", list: async (_request, day) => textLines(day) },
  { name: "Sales without a customer", list: async (_request, day) => customerLines(day) },
  { name: "Online orders", list: orderLines },
  { name: "The books", list: bookLines },
  { name: "Worth a look", list: alertLines },
  { name: "Automations", list: serviceLines },
  { name: "The evening's work", list: async (request) => failingLines(await viewFailingWork(request, {})) },
];

export async function listWaiting(request: StoreRequest, day: Day): Promise<WaitingLine[]> {
  const lists = await Promise.all(
    sources.map(async ({ name, list }) => {
      try {
        return await list(request, day);
      } catch (error) {
        request.platform.log.error({ err: error, source: name }, "A part of the nightly mail failed");
        return [{ text: `${name}: couldn't be checked last night`, action: "Look", path: "reports" }];
      }
    }),
  );
  return lists.flat();
}

function dayCloseLines({ date, facts, standing }: Day): WaitingLine[] {
  const path = `reports/day_close?d=${date}`;
  if (facts.close === null) {
    return standing.needsClose ? [{ text: "Day Close not received", action: "Ask register", path }] : [];
  }
  const difference = facts.closeDifference ?? 0;
  return difference === 0
    ? []
    : [{ text: `The register's total is ${formatMoney(Math.abs(difference))} off from ours`, action: "Look", path }];
}

const mostNames = 3;

function clockOutLines({ facts: { clockedIn } }: Day): WaitingLine[] {
  const more = clockedIn.length - mostNames;
  const names = clockedIn.slice(0, mostNames).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const verb = clockedIn.length === 1 ? "has" : "have";
  return clockedIn.length === 0
    ? []
    : [{ text: `${names} ${verb} no clock-out`, action: "Fix", path: "team/timecards" }];
}

function textLines(day: Day): WaitingLine[] {
  return [...carrierLines(day), ...replyLines(day)];
}

function carrierLines({ facts: { carrierBlocks } }: Day): WaitingLine[] {
  const text = carrierBlocks === 1 ? "A carrier blocked a text" : `Carriers blocked ${carrierBlocks} texts`;
  return carrierBlocks === 0 ? [] : [{ text, action: "Look", path: "texting?list=failed" }];
}

function replyLines({ facts: { texts }, store }: Day): WaitingLine[] {
  if (texts === null || texts.threads === 0) {
    return [];
  }
  const since = texts.since === null ? "" : formatTime(texts.since, store.timeZone);
  const text =
    texts.threads === 1
      ? `1 text waits for a reply${since && `, since ${since}`}`
      : `${texts.threads} texts wait for a reply${since && `, one since ${since}`}`;
  return [{ text, action: "Reply", path: "texting?list=needs_reply" }];
}

/** Tenths of a percent above the month, from which it is worth a look. */
const oddShare = 50;

function customerLines({ date, figures: { day, month } }: Day): WaitingLine[] {
  const [share, usual] = [day.salesWithoutCustomerPct, month.salesWithoutCustomerPct];
  return share === null || usual === null || share - usual < oddShare
    ? []
    : [
        {
          text: `${formatPercent(share)} of sales have no customer, this month ${formatPercent(usual)}`,
          action: "Look",
          path: `reports/weekly?d=${date}`,
        },
      ];
}

async function orderLines(request: StoreRequest): Promise<WaitingLine[]> {
  const { open, late } = await countWaitingOrders(request, {});
  const words = open === 1 ? "1 online order isn't done" : `${open} online orders aren't done`;
  const text = late === 0 ? words : `${words}, ${late} past due`;
  return open === 0 ? [] : [{ text, action: "Look", path: "daybook" }];
}

const entryNames = { SALES: "Sales", BUYS: "Buys", COGS: "Cost of goods" } as const;

async function bookLines(request: StoreRequest, { date }: Day): Promise<WaitingLine[]> {
  const { unbalanced, notSent, problem, held } = await viewOpenEntries(request, { date });
  const path = `reports/ledger?d=${date}`;
  const entries = unbalanced.map(({ kind, difference }) => ({
    text: `The journal entry ${entryNames[kind]} is ${formatMoney(Math.abs(difference))} out of balance`,
    action: "Look",
    path,
  }));
  const counted = (count: number, verb: { single: string; several: string }) =>
    `${count} journal ${count === 1 ? `entry ${verb.single}` : `entries ${verb.several}`}`;
  const open = [
    {
      count: notSent,
      words: counted(notSent, { single: "isn't in your books", several: "aren't in your books" }),
      problem,
    },
    { ...held, words: counted(held.count, { single: "is not sent yet", several: "are not sent yet" }) },
  ].filter(({ count }) => count > 0);
  const line = ({ words, problem: why }: (typeof open)[number]) => ({
    text: why === "" ? words : `${words}: ${why}`,
    ...{ action: "Look", path: "reports/ledger" },
  });
  return [...entries, ...open.map(line)];
}

const alertWords = {
  REFUNDS: "refunds",
  DISCOUNTS: "discounts",
  VOIDS: "voids",
  NO_CUSTOMER: "sales without a customer",
  OVER_SHORT: "drawer differences",
  WAITS: "waits",
  PASSES: "passed buys",
} as const;

/** One line however many: an owner of twenty stores reads twenty at most. */
async function alertLines(request: StoreRequest): Promise<WaitingLine[]> {
  const kinds = await openAlerts(request, {});
  const names = new Intl.ListFormat("en-US").format(kinds.map((kind) => alertWords[kind]));
  return kinds.length === 0 ? [] : [{ text: `Far above usual this week: ${names}`, action: "Answer", path: "reports" }];
}

async function serviceLines(request: StoreRequest): Promise<WaitingLine[]> {
  const { services, bounced } = await viewMailWaiting(request, {});
  const { cards } = request.platform.services;
  const stopped = services.map(({ provider }) => ({
    text: `${cards.find(({ id }) => id === provider)?.name ?? provider} isn't responding as it should`,
    action: "Open",
    path: "settings/automations",
  }));
  const addresses = bounced.map((address) => ({
    text: `Mail to ${address} comes back, so this report stopped there`,
    action: "Open",
    path: "settings/automations/nightly-reports",
  }));
  return [...stopped, ...addresses];
}
