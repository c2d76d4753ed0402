import { z } from "zod";
import { simulatedSignIn, token, wire } from "#server/adapters/square/simulated-sign-ins.ts";
import type { SimulatedFault } from "#server/adapters/square/simulated-sign-ins.ts";

const account = z.object({
  id: z.string(),
  /** E.164. */
  phone: z.string(),
  balance: z.int(),
  lifetimePoints: z.int(),
  enrolledAt: z.coerce.date(),
});

const entry = z.object({
  id: z.string(),
  accountId: z.string(),
  type: z.enum(["ACCUMULATE_POINTS", "ADJUST_POINTS"]),
  points: z.int(),
  reason: z.string().nullable(),
  placeId: z.string().nullable(),
  at: z.coerce.date(),
});
export type SimulatedEntry = z.output<typeof entry>;

const company = z.object({
  id: z.string(),
  name: z.string(),
  locations: z.array(wire),
  /** Null for a merchant without a loyalty program. */
  program: z.object({ id: z.string(), isActive: z.boolean() }).nullable(),
  accounts: z.array(account),
  entries: z.array(entry),
  /** What each key of a change was answered with; the same key never changes anything twice. */
  answered: z.record(z.string(), z.object({ request: z.string(), entryId: z.string() })),
});
export type SimulatedLoyaltyCompany = z.output<typeof company>;

/** The part of the data that a demonstration keeps from one start to the next, as JSON. */
export const keptLoyalty = z.object({
  app: z.object({ clientId: z.string(), clientSecret: z.string() }),
  merchants: z.array(company),
  signIns: z.array(simulatedSignIn),
});

/** The data of the simulated loyalty services: companies with programs, and who is signed in to them. */
export type SimulatedLoyalty = z.output<typeof keptLoyalty> & {
  /** Codes that a person's sign-in gave and that the program has not exchanged yet. */
  codes: Map<string, { merchantId: string; returnUrl: string }>;
  /** What happens to the next calls of the interface, one each. */
  faults: SimulatedFault[];
  /** The next change is saved, and its answer never arrives. */
  losesNextAnswer: boolean;
};

export function simulatedLoyalty(options: Partial<SimulatedLoyalty> = {}): SimulatedLoyalty {
  return {
    app: { clientId: token("sq0idp"), clientSecret: token("sq0csp") },
    merchants: [],
    signIns: [],
    codes: new Map(),
    faults: [],
    losesNextAnswer: false,
    ...options,
  };
}

export function simulatedLoyaltyCompany(
  options: Pick<SimulatedLoyaltyCompany, "id" | "name"> & Partial<SimulatedLoyaltyCompany>,
): SimulatedLoyaltyCompany {
  const program = { id: `${options.id}-PROGRAM`, isActive: true };
  return { locations: [], program, accounts: [], entries: [], answered: {}, ...options };
}

/** A customer joins the program, as one does at a merchant's counter. */
export function joinProgram(
  { accounts }: SimulatedLoyaltyCompany,
  { phone, at }: { phone: string; at: Date },
): z.output<typeof account> {
  const joined = { id: token("LA").slice(0, 36), phone, balance: 0, lifetimePoints: 0, enrolledAt: at };
  accounts.push(joined);
  return joined;
}
