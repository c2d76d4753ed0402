import { randomBytes } from "node:crypto";
import { simulatedRegistry } from "./simulated-registry.ts";
import type { SimulatedRegistry } from "./simulated-registry.ts";

/** The data of the simulated texting services: one account with its numbers and texts, and what customers' phones do. */
export type SimulatedCarrier = {
  account: { sid: string; token: string };
  /** Phones that a text does not reach, with the reason; all others are reached. */
  phones: Map<string, "landline" | "unreachable" | "blocked">;
  /** Numbers that can be bought, in the order in which a search lists them. */
  available: string[];
  numbers: SimulatedNumber[];
  services: { id: string; label: string; inboundUrl: string; numberIds: string[] }[];
  texts: SimulatedText[];
  /** What came with customers' texts, by its id. */
  media: Map<string, { type: string; bytes: Buffer }>;
  calls: SimulatedCall[];
  /** Phones at which a person picks up, with how many seconds they talk; all others ring until the caller gives up. */
  answering: Map<string, number>;
  /** Messaging service and phone, as `MG…:+1…`, of who sent STOP: the carrier itself blocks them. */
  optedOut: Set<string>;
  /** Messaging services whose campaign is not approved; their texts are not delivered. */
  unregistered: Set<string>;
  /** What the service reports to the program, in the order in which it happened. A test posts them late or twice. */
  deliveries: SimulatedDelivery[];
  mostPerSecond: number;
  /** Takes requests and then breaks the connection's answer off. */
  losesResponses: boolean;
  /** Where the data starts empty while the program still knows its numbers: any sender is then its own. */
  acceptsAnySender: boolean;
  /** Who is registered with the carriers. */
  registry: SimulatedRegistry;
};

export type SimulatedNumber = {
  id: string;
  phone: string;
  label: string;
  inboundUrl: string;
  /** Absent until the program says where it takes calls: one is then not connected at all. */
  callUrl?: string;
  callEndedUrl?: string;
};

/** A call from a customer: what they spoken, and which phone rang. */
export type SimulatedCall = {
  id: string;
  from: string;
  to: string;
  startedAt: Date;
  spoken: string[];
  rang: { phone: string; callerId: string; seconds: number } | null;
};

export type SimulatedText = {
  id: string;
  serviceId: string | null;
  from: string;
  to: string;
  body: string;
  direction: "inbound" | "outbound-api";
  status: "accepted" | "sent" | "delivered" | "undelivered" | "received";
  errorCode: number | null;
  createdAt: Date;
};

export type SimulatedDelivery = { url: string; fields: Record<string, string>; dueAt: Date };

export function simulatedCarrier(options: Partial<SimulatedCarrier> = {}): SimulatedCarrier {
  return {
    account: { sid: simulatedId("AC"), token: randomBytes(16).toString("hex") },
    phones: new Map(),
    available: [],
    numbers: [],
    services: [],
    texts: [],
    media: new Map(),
    calls: [],
    answering: new Map(),
    optedOut: new Set(),
    unregistered: new Set(),
    deliveries: [],
    mostPerSecond: 100,
    losesResponses: false,
    acceptsAnySender: false,
    registry: simulatedRegistry(),
    ...options,
  };
}

/** An id as Twilio makes them: two letters and 32 digits. */
export function simulatedId(prefix: string): string {
  return `${prefix}${randomBytes(16).toString("hex")}`;
}
