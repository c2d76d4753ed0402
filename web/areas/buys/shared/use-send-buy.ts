import { useCallback, useState } from "react";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { askTill, TillError } from "#web/platform/till/ask-till.ts";
import { currentTill } from "#web/platform/till/tills.ts";
import { buyQuery, linkBuyMutation, markBuySyncMutation } from "./buys.queries.ts";
import { text } from "./buys-text.ts";
import { checkInMessage } from "./till-messages.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";

export type SendOutcome = {
  isLinked: boolean;
  /** It may have got there: nobody sends it again before the register has said that it did not. */
  isUnknown: boolean;
  mayResend: boolean;
  message: string | null;
};

const linked: SendOutcome = { isLinked: true, isUnknown: false, mayResend: false, message: null };

type SendOptions = {
  /** Another register than the one this screen works with. */
  deviceId?: string | undefined;
  /** Called as soon as the time to answer is over; whether the buy got there is asked after that. */
  onSilent?: (outcome: SendOutcome) => void;
};

/** Queries that show how the point of sale knows a buy. */
export const buyQueries = [buyDeskQuery, buyQuery];

/**
 * Sends the register a buy that is ours already. No answer in time is no "no": the register is asked whether it got
 * there, and only when it says that it never did may it be sent again. What it sends by its feed links the buy anyway.
 */
export function useSendBuy(): [
  send: (id: string, options?: SendOptions) => Promise<SendOutcome>,
  settle: (id: string) => Promise<SendOutcome>,
  isSending: boolean,
] {
  const store = useStoreData();
  const [link] = useChange(linkBuyMutation);
  const [mark] = useChange(markBuySyncMutation);
  const [sending, setSending] = useState(0);

  const note = useCallback(
    async (id: string, state: "NOT_SENT" | "SENDING" | "UNKNOWN" | "FAILED", failure: string | null = null) => {
      const marked = await mark({ id, state, failure }, { refetches: buyQueries });
      // The feed may have been quicker than the answer.
      return marked.isDone && marked.data.markBuySync.posSync === "LINKED"
        ? linked
        : { isLinked: false, isUnknown: state === "UNKNOWN", mayResend: state !== "UNKNOWN", message: failure };
    },
    [mark],
  );

  const settle = useCallback(
    async (id: string): Promise<SendOutcome> => {
      try {
        const { status, posBuyId } = await askTill("checkInStatus", { clientRef: id });
        if (status !== "unknown" && posBuyId !== null) {
          return linkOutcome(await link({ id, posBuyId }, { refetches: buyQueries }));
        }
        return await note(id, "NOT_SENT", text("send.neverSeen"));
      } catch (error) {
        return note(id, "UNKNOWN", error instanceof TillError ? error.message : text("send.noAnswer"));
      }
    },
    [link, note],
  );

  const send = useCallback(
    async (id: string, { deviceId, onSilent }: SendOptions = {}): Promise<SendOutcome> => {
      setSending((count) => count + 1);
      try {
        const data = await store.read(buyQuery, { id });
        if (data === undefined) {
          return { isLinked: false, isUnknown: false, mayResend: true, message: text("send.noAnswer") };
        }
        if (data.buy.buy.posSync === "LINKED") {
          return linked;
        }
        await note(id, "SENDING");
        const payload = checkInMessage(data.buy);
        const till = deviceId ?? currentTill()?.deviceId;
        const answer = await askTill("checkIn", payload, till === undefined ? {} : { deviceId: till });
        const { posBuyId, customerId: posCustomerId } = answer;
        const input = { id, posBuyId, posCustomerId, deviceId: till ?? null };
        return linkOutcome(await link(input, { refetches: buyQueries }));
      } catch (error) {
        return await unsent(id, { error, note, settle, onSilent });
      } finally {
        setSending((count) => count - 1);
      }
    },
    [store, link, note, settle],
  );
  return [send, settle, sending > 0];
}

/** The register has it; what the server refuses then stays to be looked into, and is never sent again unasked. */
function linkOutcome(outcome: ChangeOutcome<unknown>): SendOutcome {
  return outcome.isDone
    ? linked
    : { isLinked: false, isUnknown: true, mayResend: false, message: outcome.refused.text };
}

type Doing = {
  error: unknown;
  note: (id: string, state: "NOT_SENT" | "UNKNOWN" | "FAILED", failure: string) => Promise<SendOutcome>;
  settle: (id: string) => Promise<SendOutcome>;
  onSilent: SendOptions["onSilent"];
};

async function unsent(id: string, { error, note, settle, onSilent }: Doing): Promise<SendOutcome> {
  if (!(error instanceof TillError)) {
    return note(id, "UNKNOWN", text("send.noAnswer"));
  }
  if (error.code === "timedOut") {
    // Asking takes as long again: the person who stands at the counter reads now that the register is silent.
    onSilent?.({ isLinked: false, isUnknown: true, mayResend: false, message: error.message });
    const noted = await note(id, "UNKNOWN", error.message);
    const settled = noted.isLinked ? noted : await settle(id);
    return { ...settled, message: settled.isLinked ? null : error.message };
  }
  return note(id, error.code === "refused" ? "FAILED" : "NOT_SENT", error.message);
}
