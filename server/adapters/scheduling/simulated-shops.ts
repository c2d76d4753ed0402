import type { SimulatedRequest } from "#server/platform/providers/simulated-services.ts";

/** The data of the simulated scheduling services: one company with its locations, people, shifts and times. */
export type SimulatedShops = {
  company: string;
  /** The credentials to connect. */
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

/** Returns whether a start time lies in the requested range. */
export function isBetween(at: Date, from: string | null, to: string | null): boolean {
  return (from === null || at >= new Date(from)) && (to === null || at <= new Date(to));
}

/** Formats an instant as When I Work does: `Fri, 07 Mar 2016 08:30:00 +0000`. */
export function whenIWorkInstant(at: Date): string {
  return at.toUTCString().replace("GMT", "+0000");
}
