import { randomBytes } from "node:crypto";
import { z } from "zod";

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

const account = z.object({ id: z.string(), name: z.string(), audiences: z.array(audience) });
export type SimulatedAccount = z.output<typeof account>;

const signIn = z.object({ accountId: z.string(), token: z.string(), isRevoked: z.boolean() });

/** The part of the data that a demonstration keeps from one start to the next, as JSON. */
export const keptAudiences = z.object({
  app: z.object({ clientId: z.string(), clientSecret: z.string() }),
  accounts: z.array(account),
  signIns: z.array(signIn),
});

/** A fault that the next request of the interface gets, once. */
export type SimulatedFault = "rate-limited" | "internal" | "lost";

/** The data of the simulated contact-list services: accounts with their lists, and who is signed in to them. */
export type SimulatedAudiences = z.output<typeof keptAudiences> & {
  /** Codes that a person's sign-in gave and that the program has not exchanged yet. */
  codes: Map<string, { accountId: string; returnUrl: string }>;
  faults: SimulatedFault[];
  /** What the service reports to the program; the test or the demonstration posts it. */
  reports: { url: string; body: string }[];
};

export function simulatedAudiences(options: Partial<SimulatedAudiences> = {}): SimulatedAudiences {
  return {
    app: { clientId: String(Number.parseInt(token().slice(0, 8), 16)), clientSecret: token() },
    accounts: [],
    signIns: [],
    codes: new Map(),
    faults: [],
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

export function simulatedMember(options: Pick<SimulatedMember, "email"> & Partial<SimulatedMember>): SimulatedMember {
  return { status: "subscribed", fields: {}, tags: [], reason: "", changedAt: new Date(0), ...options };
}

/** A secret that nobody guesses. */
export function token(): string {
  return randomBytes(16).toString("hex");
}
