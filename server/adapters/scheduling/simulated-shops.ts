import type { SimulatedRequest } from "#server/platform/providers/simulated-services.ts";

/** What the simulated scheduling services know: one company with its locations, people, plans and times. */
export type SimulatedShops = {
  company: string;
  /** What has to be typed to connect. */
  login: { developerKey: string; email: string; password: string };
  apiKey: string;
  locations: { id: string; name: string }[];
  positions: { id: number; name: string }[];
  people: SimulatedPerson[];
  shifts: SimulatedShift[];
  times: SimulatedTime[];
};

export type SimulatedPerson = {
  id: number;
  locationId: string;
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  code?: string;
  /** Dollars an hour. */
  hourlyRate?: number;
  isGone?: boolean;
};

export type SimulatedShift = {
  id: number;
  locationId: string;
  personId: number;
  startsAt: Date;
  endsAt: Date;
  positionId?: number;
  note?: string;
};

export type SimulatedTime = {
  id: number;
  locationId: string;
  personId: number;
  startsAt: Date;
  endsAt: Date | null;
  note: string;
  hourlyRate?: number | undefined;
  isApproved: boolean;
  breaks: { id: number; startsAt: Date; endsAt: Date | null }[];
};

export function textOf(request: SimulatedRequest, name: string): string {
  const value = request.body[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Whether something that began then lies in the requested range. */
export function isBetween(at: Date, from: string | null, to: string | null): boolean {
  return (from === null || at >= new Date(from)) && (to === null || at <= new Date(to));
}

/** As When I Work writes an instant: `Fri, 07 Mar 2016 08:30:00 +0000`. */
export function whenIWorkInstant(at: Date): string {
  return at.toUTCString().replace("GMT", "+0000");
}
