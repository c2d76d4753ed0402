/** What a texting service does for the stores, in our words. Each service has a folder of its own beside this file. */
import type { TextFailure } from "#common/texting/text-failure.ts";
import type { FetchedFile } from "#server/platform/providers/fetch-file.ts";
import type { Need } from "#server/platform/providers/provider.ts";
import type { CarrierRegistration } from "./carrier-registration.ts";

export type {
  BrandProgress,
  BrandSteps,
  Business,
  CampaignOrder,
  CarrierRegistration,
  RegistrationProblem,
  Review,
} from "./carrier-registration.ts";

export type OutgoingText = {
  /** The store's own messaging service, so that one store's STOP blocks no other store. */
  serviceId: string;
  /** E.164, as all phones here. */
  from: string;
  to: string;
  body: string;
  /** Where the service reports what became of it. */
  statusUrl: string;
};

/**
 * What became of a try to send. `unknown` may have gone out: it is never sent again blindly. Anything that surely was not
 * accepted and may be tried again is thrown as a ProviderFault instead.
 */
export type SendResult =
  | { kind: "accepted"; id: string }
  | { kind: "refused"; failure: Failure }
  | { kind: "unknown"; text: string };

export type Failure = { reason: TextFailure; code: string; text: string };

export type TextStatus = "queued" | "sent" | "delivered" | "undelivered" | "failed";

export type StatusReport = {
  id: string;
  status: TextStatus;
  /** Only of one that is undelivered or failed. */
  failure: Failure | null;
};

export type ViewedText = StatusReport & {
  /** Millionths of a dollar; null until the service has billed it. */
  priceMicros: number | null;
};

export type IncomingText = {
  id: string;
  from: string;
  to: string;
  body: string;
  media: readonly { url: string; type: string }[];
};

export type FetchedMedia = FetchedFile;

/** A request that claims to come from the service. */
export type WebhookRequest = {
  /** The whole address that it was sent to, as the service knows it. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  fields: Readonly<Record<string, string>>;
};

export type NumberOrder = {
  areaCode: string;
  country: "US" | "CA";
  /** Shown in the service's own pages. */
  label: string;
  inboundUrl: string;
  /** Asked what to do with a call. */
  callUrl: string;
  /** Hears that a call is over. */
  callEndedUrl: string;
};

/** What a caller hears, one step after the other; after the last one the call ends. */
export type CallStep =
  | { say: string }
  | {
      dial: {
        phone: string;
        /** Shown on that phone; null leaves it to the service, for a caller who hides theirs. */
        callerId: string | null;
        ringSeconds: number;
        /** Asked what to do next, when nobody picked up or the talk is over. */
        doneUrl: string;
      };
    };

export type CallReport = {
  id: string;
  /** Null when the caller hides it. */
  from: string | null;
  /** What became of the dialed phone; null while it was not dialed. `seconds` of talk. */
  dialed: { isAnswered: boolean; seconds: number } | null;
};

export type BoughtNumber = { phone: string; numberId: string; serviceId: string };

/** One texting service. Every function that calls it throws a ProviderFault when it refuses or fails. */
export type TextingService = {
  send(text: OutgoingText): Promise<SendResult>;
  /** Null for a text that the service keeps no more. */
  view(id: string): Promise<ViewedText | null>;
  /**
   * Buys a number in the area code, or else anywhere in the country, in a messaging service of its own. What an earlier
   * try with the same label bought is found again and used. Null when there is no number to be had.
   */
  orderNumber(order: NumberOrder): Promise<BoughtNumber | null>;
  /** Lets a number that was bought before take calls. Does nothing the second time. */
  setUpCalls(number: Pick<NumberOrder, "callUrl" | "callEndedUrl"> & { numberId: string }): Promise<void>;
  isGenuine(webhook: WebhookRequest): boolean;
  /** Null for fields that are no report of a status. */
  readStatus(fields: Readonly<Record<string, string>>): StatusReport | null;
  /** Null for fields that are no text. */
  readIncoming(fields: Readonly<Record<string, string>>): IncomingText | null;
  /**
   * Fetches what came with a text, from the service itself and no other host, whatever host `url` names. `gone` when the
   * service does not have it.
   */
  fetchMedia(media: { url: string; mostBytes: number }): Promise<FetchedMedia>;
  /** Null for fields that are no call. */
  readCall(fields: Readonly<Record<string, string>>): CallReport | null;
  /** The text of the response to a webhook. No steps: nothing is to be done. */
  toResponse(steps: readonly CallStep[]): { contentType: string; body: string };
  registration: CarrierRegistration;
};

export const texting: Need<TextingService> = {
  id: "texting",
  noun: "texting service",
  logKinds: {},
  isProgramWide: true,
};
