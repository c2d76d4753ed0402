import type { z } from "zod";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { scheduling } from "#server/adapters/scheduling/scheduling.ts";
import type { At, Credentials, SchedulingProvider } from "#server/adapters/scheduling/scheduling.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import * as answers from "./homebase-answers.ts";
import type { Timecard } from "./homebase-answers.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import { homebaseClock, homebasePaths as paths, homebaseUrl } from "./homebase-paths.ts";

const perPage = 100;
/** Limits the pages, so that a service without an end cannot block a job forever. */
const maxPages = 100;

type Call = { credentials: Credentials; path: string; query?: Record<string, string>; isOfLocation?: true };

type List = <Row extends z.ZodType>(schema: z.ZodArray<Row>, call: Call) => Promise<z.output<Row>[]>;

/** Homebase, read-only with a key from the account's settings; people punch on its clock or on ours. */
export const homebase = defineProvider({
  id: "homebase",
  name: "Homebase",
  need: scheduling,
  about: "Brings shifts to the daybook and hours to reports",
  exchange: { gets: "People, shifts, hours and wages", sends: "Nothing", never: "PINs, sales, customers" },
  credentials: [{ name: "apiKey", label: "API key", hint: "In Homebase, under Settings, API access.", kind: "secret" }],
  addresses: { api: { setting: "HOMEBASE_URL", own: homebaseUrl } },
  open: ({ api }) => openHomebase(api),
});

function openHomebase(url: string): SchedulingProvider {
  const list: List = (schema, call) => listPages(url, { schema, call });
  return {
    renew: null,
    sendPunch: null,
    clockUrl: homebaseClock,
    async connect({ apiKey = "" }) {
      const credentials = { apiKey };
      const locations = await list(answers.locations, { credentials, path: paths.locations });
      return {
        credentials,
        accountName: locations.length === 1 ? "1 location" : `${locations.length} locations`,
        expiresAt: null,
      };
    },
    async listLocations(credentials) {
      const locations = await list(answers.locations, { credentials, path: paths.locations });
      return locations.map(({ uuid, name }) => ({ id: uuid, name }));
    },
    async listPeople({ credentials, locationId }) {
      const path = paths.employees(locationId);
      const query = { with_archived: "true" };
      const employees = await list(answers.employees, { credentials, path, query, isOfLocation: true });
      return employees.map(({ job, ...person }) => ({
        id: person.id,
        firstName: person.first_name ?? "",
        lastName: person.last_name ?? "",
        email: person.email,
        phone: person.phone,
        code: job.payroll_id === null || job.payroll_id === undefined ? null : String(job.payroll_id),
        // A salary is not an hourly rate.
        hourlyWageCents: job.wage_type === "hourly" ? job.wage_rate : null,
        isGone: Boolean(job.archived_at),
      }));
    },
    async listShifts(at, between) {
      const path = paths.shifts(at.locationId);
      const shifts = await list(answers.shifts, { ...inRange(at, between), path });
      return shifts.flatMap(({ user_id: personId, published, open, ...shift }) =>
        published && !open && personId
          ? [
              {
                id: shift.id,
                personId,
                startsAt: shift.start_at,
                endsAt: shift.end_at,
                position: shift.role ?? "",
                note: shift.note ?? "",
              },
            ]
          : [],
      );
    },
    async listTimes(at, between) {
      const range = inRange(at, between);
      const query = { ...range.query, date_filter: "clock_in" };
      const timecards = await list(answers.timecards, { ...range, query, path: paths.timecards(at.locationId) });
      return timecards.map((card) => ({
        id: card.id,
        personId: card.user_id,
        startsAt: card.clock_in,
        endsAt: card.clock_out ?? null,
        unpaidBreakMinutes: unpaidMinutes(card),
        hourlyWageCents: card.labor?.wage_rate ?? null,
        isApproved: card.approved ?? false,
      }));
    },
  };
}

/** Resolves to the rows of all pages. */
async function listPages<Row extends z.ZodType>(
  url: string,
  { schema, call }: { schema: z.ZodArray<Row>; call: Call },
): Promise<z.output<Row>[]> {
  const rows: z.output<Row>[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({ ...call.query, page: String(page), per_page: String(perPage) });
    const { body } = await callProvider({
      url: `${url}${call.path}?${query.toString()}`,
      headers: { authorization: `Bearer ${call.credentials["apiKey"] ?? ""}` },
      faults: { 402: "plan", 403: "plan", ...(call.isOfLocation && { 404: "location-gone" }) },
    });
    const pageRows = readResponse(schema, body);
    rows.push(...pageRows);
    if (pageRows.length < perPage) {
      return rows;
    }
  }
  throw new ProviderFault("unavailable", "The list does not end");
}

function inRange({ credentials }: At, { from, to }: { from: Date; to: Date }) {
  const query = { start_date: from.toISOString(), end_date: to.toISOString() };
  return { credentials, query, isOfLocation: true } as const;
}

function unpaidMinutes({ timebreaks }: Timecard): number {
  const ended = (timebreaks ?? []).filter(({ paid, start_at: start, end_at: end }) => !paid && start && end);
  return ended.reduce((sum, rest) => sum + Math.floor((Number(rest.end_at) - Number(rest.start_at)) / 60_000), 0);
}
