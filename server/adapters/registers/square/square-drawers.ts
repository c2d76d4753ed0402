import type { RegisterAsk, RegisterDrawer, RegisterPage } from "#server/adapters/registers/registers.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./square-answers.ts";
import type { SquareDrawer } from "./square-answers.ts";
import type { SquareCall } from "#server/adapters/square/square-call.ts";
import { centsOf } from "./square-money.ts";
import { squarePaths as paths } from "./square-paths.ts";
import { latest } from "./square-tickets.ts";

const perPage = 100;
/** Square filters shifts by their opening, and one that was opened may be counted days later. */
const longestShiftMs = 7 * 86_400_000;

/** The shifts of the cash drawers. What was paid in and out stands in each one's own record alone. */
export async function readDrawers(call: SquareCall, ask: RegisterAsk): Promise<RegisterPage> {
  const { credentials, placeId, by, from, to, cursor } = ask;
  const begin = by === "changed" ? new Date(from.getTime() - longestShiftMs) : from;
  const query = {
    location_id: placeId,
    begin_time: begin.toISOString(),
    end_time: to.toISOString(),
    sort_order: "ASC",
    limit: String(perPage),
    ...(cursor !== null && { cursor }),
  };
  const page = readResponse(answers.drawers, await call({ credentials, path: paths.drawers, query }));
  const shifts = page.cash_drawer_shifts.filter((shift) => by === "made" || changedAt(shift) >= from);
  const rows = await Promise.all(
    shifts.map(async ({ id }) => {
      const body = await call({ credentials, path: paths.drawer(id), query: { location_id: placeId } });
      return toDrawer(readResponse(answers.oneDrawer, body).cash_drawer_shift);
    }),
  );
  return { rows, cursor: page.cursor || null, readTo: page.cursor ? from : to };
}

function changedAt(shift: SquareDrawer): Date {
  return new Date(latest([shift.updated_at, shift.closed_at, shift.ended_at, shift.opened_at, shift.created_at]));
}

function toDrawer(shift: SquareDrawer): RegisterDrawer {
  const isCounted = shift.state === "CLOSED" && Boolean(shift.closed_at);
  const counted = shift.closed_cash_money;
  return {
    kind: "drawer",
    externalId: shift.id,
    updatedAt: changedAt(shift).toISOString(),
    openedAt: shift.opened_at || shift.created_at || "",
    closedAt: isCounted ? (shift.closed_at ?? null) : null,
    closedBy: shift.closing_team_member_id ?? null,
    openingFloat: centsOf(shift.opened_cash_money),
    paidIn: centsOf(shift.cash_paid_in_money),
    paidOut: Math.abs(centsOf(shift.cash_paid_out_money)),
    overShort:
      isCounted && counted !== null && counted !== undefined
        ? centsOf(counted) - centsOf(shift.expected_cash_money)
        : null,
  };
}
