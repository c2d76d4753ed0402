/** A person's mail about a date, ready to be sent. */
import { roles } from "#common/permissions.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { nightlyFigures, seesWagesByRole } from "#server/areas/reports/reports.ts";
import type { NightlyFigures } from "#server/areas/reports/reports.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { linkToken } from "#server/platform/public-pages/public-reply.ts";
import type { MailKind, StorePart } from "./content/compose-mail.ts";
import { renderMail } from "./content/render-mail.ts";
import type { RenderedMail } from "./content/render-mail.ts";
import { requestFor } from "./readers.ts";
import type { Reader, ReaderStore } from "./readers.ts";
import type { MailedStore } from "./sendings.db.ts";
import { loadDayParts, loadStoreReport } from "./store-report.ts";
import type { DayParts } from "./store-report.ts";
import type { StoreReport } from "./store-day.ts";

type Order = {
  reader: Reader;
  date: BusinessDate;
  kind: MailKind;
  /** What the mail said that this one corrects. */
  before: Record<string, MailedStore> | null;
};

export type PreparedMail = { mail: RenderedMail; reports: readonly StoreReport[]; unsubscribeUrl: string };

/** Wages go into it only for a reader who sees them in the program; an added address never does. */
export async function mailFor(request: StoreRequest, { reader, date, kind, before }: Order): Promise<PreparedMail> {
  const publicUrl = request.platform.publicUrl.replace(/\/$/, "");
  // Without figures there is no mail; they come of all its stores together, as what stands beside them does.
  const ofAll = requestForAll(request, reader);
  const [figures, dayParts] = await Promise.all([nightlyFigures(ofAll, { date }), loadDayParts(ofAll, { date })]);
  const loaded = await Promise.all(
    reader.stores.flatMap(({ store, secret }) => {
      const ofStore = figures.get(store.id);
      return ofStore === undefined
        ? []
        : [loadPlace(request, { store, secret }, { date, figures: ofStore, parts: dayParts })];
    }),
  );
  const parts = loaded.map(({ place, report }) => partOf(place, { report, reader, publicUrl, before }));
  const reports = loaded.map(({ report }) => report);
  // A register may have closed since the mail was planned.
  const isComplete = reports.every(({ standing, facts }) => !standing.needsClose || facts.close !== null);
  const shownKind = kind === "provisional" && isComplete ? "final" : kind;
  const order = {
    kind: shownKind,
    date,
    parts,
    as: `as ${roleName(reader)}`,
    publicUrl,
    canChoose: reader.user !== null,
  };
  const [first] = parts;
  return { mail: renderMail(order), reports, unsubscribeUrl: `${first?.stopUrl ?? ""}/all` };
}

async function loadPlace(
  request: StoreRequest,
  place: ReaderStore,
  day: { date: BusinessDate; figures: NightlyFigures; parts: DayParts },
): Promise<{ place: ReaderStore; report: StoreReport }> {
  return { place, report: await loadStoreReport(requestFor(request, place.store), day) };
}

/** In the name of the first of them, and with sight of all and of no others. */
function requestForAll(request: StoreRequest, { stores }: Reader): StoreRequest {
  const [first] = stores;
  const own = first === undefined ? request : requestFor(request, first.store);
  const storeIds = stores.map(({ store }) => store.id);
  return { ...own, scope: { accountIds: [own.store.accountId], storeIds } };
}

function partOf(
  { store, secret }: ReaderStore,
  {
    report,
    reader,
    publicUrl,
    before,
  }: { report: StoreReport; reader: Reader; publicUrl: string; before: Order["before"] },
): StorePart {
  const mailed = before?.[store.id];
  const isChanged = mailed !== undefined && (mailed.figures !== report.standing.figures || !mailed.isClosed);
  return {
    report,
    seesWages: reader.user !== null && seesWagesByRole(reader.user.role, report.figures.wagesVisibleTo),
    stopUrl: `${publicUrl}/mail/stop/${linkToken({ storeId: store.id, secret })}`,
    ...(isChanged && { salesBefore: mailed.sales }),
  };
}

const roleNames: Readonly<Record<number, string>> = {
  [roles.owner]: "owner",
  [roles.districtManager]: "district manager",
  [roles.manager]: "manager",
};

function roleName({ user }: Reader): string {
  return roleNames[user?.role ?? -1] ?? "a reader";
}

/** What the mail says of each store, to know later whether a Day Close changes it. */
export function mailedFigures(reports: readonly StoreReport[]): Record<string, MailedStore> {
  return Object.fromEntries(
    reports.map(({ store, standing: { figures, closeArrivedAt, sales } }) => [
      String(store.id),
      { figures, isClosed: closeArrivedAt !== null, sales },
    ]),
  );
}
