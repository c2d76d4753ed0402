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

/** How a service is troubled: each answer is this one instead, until it is taken away. */
export type Trouble = {
  status: number;
  error?: string;
  retryAfterSeconds?: number;
  /** Just what is like this, as `POST /2/times`. */
  only?: RegExp;
} | null;

export type SimulatedAnswer = { status: number; body: unknown; headers?: Record<string, string> };

export type SimulatedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Readonly<Record<string, unknown>>;
  now: Date;
};

export function refused(status: number, error: string): SimulatedAnswer {
  return { status, body: { error, code: status * 10 } };
}

export function textOf(request: SimulatedRequest, name: string): string {
  const value = request.body[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Whether something that began then lies in the asked range. */
export function isBetween(at: Date, from: string | null, to: string | null): boolean {
  return (from === null || at >= new Date(from)) && (to === null || at <= new Date(to));
}

/** As When I Work writes an instant: `Fri, 07 Mar 2016 08:30:00 +0000`. */
export function whenIWorkInstant(at: Date): string {
  return at.toUTCString().replace("GMT", "+0000");
}
