/** Decides which mails about a date are due, and when to look again. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText, instantDate } from "#common/inputs/input-ranges.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { planMailsJob, sendMailJob } from "./nightly-mail.jobs.ts";
import { nextStep } from "./planning.rules.ts";
import type { MailStep, SentMails, StoreStanding } from "./planning.rules.ts";
import { listReaders, requestFor } from "./readers.ts";
import type { Reader } from "./readers.ts";
import * as db from "./sendings.db.ts";
import type { Sending } from "./sendings.db.ts";
import { viewStanding } from "./standing.ts";

/** Plans the mails about a date for everybody who reads of this store. Run twice, it adds nothing. */
export async function planMails(request: StoreRequest, { date }: { date: BusinessDate }): Promise<void> {
  const readers = (await listReaders(request, {})).filter(({ stores }) =>
    stores.some(({ store }) => store.id === request.store.id),
  );
  if (readers.length === 0) {
    return;
  }
  const standings = await loadStandings(request, { readers, date });
  const sendings = await viewSendings(request, { date, addresses: readers.map(({ address }) => address) });
  const now = request.platform.clock();
  const steps = readers.map((reader) => ({ reader, step: stepOf(reader, { date, standings, sendings, now }) }));
  await keepPlan(request, {
    date,
    mails: steps.flatMap(({ reader: { address }, step }) => (step.step === "send" ? [{ address, ...step }] : [])),
    lookAgainAt: earliest(steps.map(({ step }) => step)),
  });
}

/** The morning's look at the night before. */
export function planMorning(request: StoreRequest, { date }: { date: BusinessDate }): Promise<void> {
  return planMails(request, { date: addDays(date, -1) });
}

type Standings = ReadonlyMap<number, StoreStanding>;

async function loadStandings(
  request: StoreRequest,
  { readers, date }: { readers: readonly Reader[]; date: BusinessDate },
): Promise<Standings> {
  const stores = new Map(readers.flatMap((reader) => reader.stores.map(({ store }) => [store.id, store] as const)));
  const standings = new Map<number, StoreStanding>();
  for (const store of stores.values()) {
    const { isShut, ...standing } = await viewStanding(requestFor(request, store), { date });
    standings.set(store.id, {
      ...standing,
      storeId: store.id,
      isMailed: !isShut || store.settings.sendsOnClosedDays,
    });
  }
  return standings;
}

function stepOf(
  { address, timeZone, stores }: Reader,
  night: { date: BusinessDate; standings: Standings; sendings: readonly Sending[]; now: Date },
): MailStep {
  const { date, now } = night;
  const onSince = new Date(Math.min(...stores.map(({ store }) => store.settings.onSince.getTime())));
  const sent = sentTo(night.sendings.filter((sending) => sending.address === address));
  const standings = stores.flatMap(({ store }) => night.standings.get(store.id) ?? []);
  return nextStep({ date, timeZone, onSince, stores: standings, sent }, now);
}

/** A mail that still waits for its next try will say what is true then. */
function sentTo(sendings: readonly Sending[]): SentMails {
  const first = sendings.find(({ revision }) => revision === 1);
  return {
    first: first === undefined ? null : { figures: first.state === "due" ? null : first.figures },
    hasCorrection: sendings.some(({ revision }) => revision === 2),
  };
}

function earliest(steps: readonly MailStep[]): Date | null {
  const waits = steps.flatMap((step) => (step.step === "wait" ? [step.until.getTime()] : []));
  return waits.length === 0 ? null : new Date(Math.min(...waits));
}

const viewSendings = operation({
  name: "nightlyMail.viewSendings",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ date: businessDate, addresses: z.array(inputText.max(254)).max(5000) }),
  run: (context, { date, addresses }): Promise<Sending[]> =>
    db.listSendings(context.sql, { accountId: context.store.accountId, date, addresses }),
});

const plannedMail = z.object({
  address: inputText.max(254),
  kind: z.enum(["final", "provisional", "corrected"]),
  storeIds: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(2000),
});

const keepPlan = operation({
  name: "nightlyMail.keepPlan",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ date: businessDate, mails: z.array(plannedMail).max(5000), lookAgainAt: instantDate.nullable() }),
  async run(context, { date, mails, lookAgainAt }): Promise<void> {
    const { id: storeId, accountId } = context.store;
    for (const { address, kind, storeIds } of mails) {
      const id = uuidv7();
      const revision = kind === "corrected" ? 2 : 1;
      const sending = {
        accountId,
        id,
        address,
        businessDate: date,
        revision,
        kind,
        storeIds,
        dueAt: context.now,
      } as const;
      if (await db.insertSending(context.sql, sending)) {
        await context.addJob(sendMailJob, { storeId, id });
      }
    }
    if (lookAgainAt !== null) {
      const key = `${planMailsJob.name}:${storeId}:${date}`;
      await context.addJob(planMailsJob, { storeId, date }, { runAt: lookAgainAt, key });
    }
  },
});
