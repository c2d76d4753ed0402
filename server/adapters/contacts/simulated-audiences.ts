import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { SimulatedService } from "#server/platform/providers/simulated-services.ts";

const member = z.object({
  email: z.string(),
  status: z.enum(["subscribed", "unsubscribed", "cleaned", "pending", "transactional", "archived"]),
  fields: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  reason: z.string(),
  changedAt: z.coerce.date(),
});
export type SimulatedMember = z.output<typeof member>;

const audience = z.object({
  id: z.string(),
  name: z.string(),
  asksAgain: z.boolean(),
  members: z.array(member),
  /** By the tags of the service. */
  fields: z.array(z.object({ tag: z.string(), name: z.string(), type: z.string() })),
  watches: z.array(z.object({ id: z.string(), url: z.string() })),
});
export type SimulatedAudience = z.output<typeof audience>;

const account = z.object({
  id: z.string(),
  name: z.string(),
  audiences: z.array(audience),
  /** The service that has it. */
  service: z.string().default("mailchimp"),
  /** Fields of a service that has them for all lists of an account. */
  fields: z.array(z.object({ id: z.string(), label: z.string(), name: z.string(), type: z.string() })).default([]),
});
export type SimulatedAccount = z.output<typeof account>;

const signIn = z.object({
  accountId: z.string(),
  token: z.string(),
  isRevoked: z.boolean(),
  /** When the token ends; null where it never does, and then there is none to renew it by. */
  endsAt: z.coerce.date().nullable().default(null),
  refreshToken: z.string().default(""),
  spent: z.array(z.string()).default([]),
});
export type SimulatedSignIn = z.output<typeof signIn>;

/** The part of the data that a demonstration keeps from one start to the next, as JSON. */
export const keptAudiences = z.object({
  app: z.object({ clientId: z.string(), clientSecret: z.string() }),
  accounts: z.array(account),
  signIns: z.array(signIn),
});

/** A fault that the next request of the interface gets, once. */
export type SimulatedFault = "rate-limited" | "over-quota" | "internal" | "lost";

/** Many people that a service takes at once; it works at them for some looks. */
export type SimulatedImport = {
  looks: number;
  total: number;
  errors: string[];
  unsubscribed: number;
  endsAs: "completed" | "failed" | "timed_out" | "cancelled";
  startedAt: Date;
};

/** The data of the simulated contact-list services: accounts with their lists, and who is signed in to them. */
export type SimulatedAudiences = z.output<typeof keptAudiences> & {
  /** Codes that a person's sign-in gave and that the program has not exchanged yet. */
  codes: Map<string, { accountId: string; returnUrl: string }>;
  faults: SimulatedFault[];
  imports: Map<string, SimulatedImport>;
  /** How the next imports end, where they do not complete. */
  importEnds: SimulatedImport["endsAs"][];
  /** What a service that counts them takes in a second of the clock; null where it does not count. */
  requestsPerSecond: number | null;
  /** What the service reports to the program; the test or the demonstration posts it. */
  reports: { url: string; body: string }[];
};

/** What each service brings along to be simulated. */
export type SimulatedContacts = {
  id: string;
  /** The settings that hold what the installation is registered as. */
  keys(world: SimulatedAudiences): Record<string, string>;
  simulate(world: SimulatedAudiences): SimulatedService;
  /** A person leaves by the link in a mail. */
  leave(world: SimulatedAudiences, leaving: SimulatedLeaving): void;
};
export type SimulatedLeaving = { accountId: string; listId: string; email: string; reason: string; now: Date };

export function simulatedAudiences(options: Partial<SimulatedAudiences> = {}): SimulatedAudiences {
  return {
    app: { clientId: String(Number.parseInt(token().slice(0, 8), 16)), clientSecret: token() },
    accounts: [],
    signIns: [],
    codes: new Map(),
    faults: [],
    imports: new Map(),
    importEnds: [],
    requestsPerSecond: null,
    reports: [],
    ...options,
  };
}

/** As the service makes a new list: with the fields that every list has. */
export function simulatedAudience(
  options: Pick<SimulatedAudience, "id" | "name"> & Partial<SimulatedAudience>,
): SimulatedAudience {
  const fields = [
    { tag: "FNAME", name: "First Name", type: "text" },
    { tag: "LNAME", name: "Last Name", type: "text" },
  ];
  return { asksAgain: false, members: [], fields, watches: [], ...options };
}

export function simulatedAccount(
  options: Pick<SimulatedAccount, "id" | "name" | "audiences"> & Partial<SimulatedAccount>,
): SimulatedAccount {
  return { service: "mailchimp", fields: [], ...options };
}

export function simulatedMember(options: Pick<SimulatedMember, "email"> & Partial<SimulatedMember>): SimulatedMember {
  return { status: "subscribed", fields: {}, tags: [], reason: "", changedAt: new Date(0), ...options };
}

/** A secret that nobody guesses. */
export function token(): string {
  return randomBytes(16).toString("hex");
}
