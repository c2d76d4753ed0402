import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hereEvent } from "#common/texting/here-event.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { listenToChannel, sendToMembers } from "#web/platform/realtime/realtime.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { hearOther, hereMessage, pauseMs, sayEveryMs, shownOthers } from "./others-here.ts";
import type { HereMessage, Other } from "./others-here.ts";

/** One for each tab. */
const screenId = newId();
/** What changes by time alone is looked at this often. */
const lookEveryMs = 3000;

/**
 * Mounted once for each conversation: says to the store's other screens that it is open here, and while `body` changes
 * that text is typed. Returns who else has it open.
 */
export function useOthersHere(threadId: string, body: string): readonly Other[] {
  const storeId = useActiveStoreId();
  const employee = useActiveEmployee();
  const person = usePerson();
  const [others, setOthers] = useState<readonly Other[]>([]);
  const typedAt = useRef(0);
  const lastBody = useRef(body);
  const name = employee?.fullName ?? person?.full_name ?? "";
  const channel = `presence-store-${storeId ?? ""}`;

  const say = useEffectEvent((doing: HereMessage["doing"] | null, asks = false) => {
    const isTyping = Date.now() - typedAt.current < pauseMs;
    const message: HereMessage = {
      ...{ threadId, screenId, employeeId: employee?.id ?? null, name, asks },
      doing: doing ?? (isTyping ? "typing" : "reading"),
    };
    sendToMembers(channel)
      .then((send) => send(hereEvent, message))
      .catch((error: unknown) => logProblem("The other screens do not hear who is here", error));
  });
  const hear = useEffectEvent((data: unknown) => {
    const message = shape.read(hereMessage, data);
    if (message === null || message.threadId !== threadId || message.screenId === screenId) {
      return;
    }
    setOthers((before) => hearOther(before, message, Date.now()));
    if (message.asks) {
      say(null);
    }
  });

  useEffect(
    function meetOthers() {
      if (storeId === null) {
        return undefined;
      }
      const greet = () => say(null, true);
      const stop = listenToChannel(channel, {
        events: { [hereEvent]: (data) => hear(data) },
        onSubscribed: greet,
        onGap: greet,
      });
      greet();
      const saying = window.setInterval(() => say(null), sayEveryMs);
      return () => {
        window.clearInterval(saying);
        say("left");
        stop();
        setOthers([]);
      };
    },
    [storeId, channel],
  );
  useEffect(
    function sayTyping() {
      const hasChanged = lastBody.current !== body;
      lastBody.current = body;
      if (!hasChanged || body === "") {
        return undefined;
      }
      const wasTyping = Date.now() - typedAt.current < pauseMs / 2;
      if (!wasTyping) {
        typedAt.current = Date.now();
        say("typing");
      }
      const pausing = window.setTimeout(() => say("reading"), pauseMs);
      return () => window.clearTimeout(pausing);
    },
    [body],
  );
  const now = useTimeWhile(others);
  return shownOthers(others, { employeeId: employee?.id ?? null, now });
}

/** The time, looked at again and again while there is anybody, and at once when one of them says something. */
function useTimeWhile(others: readonly Other[]): number {
  const [now, setNow] = useState(() => Date.now());
  const hasOthers = others.length > 0;
  useEffect(
    function lookAgain() {
      if (!hasOthers) {
        return undefined;
      }
      const looking = window.setInterval(() => setNow(Date.now()), lookEveryMs);
      return () => window.clearInterval(looking);
    },
    [hasOthers],
  );
  return Math.max(now, ...others.map(({ saidAt }) => saidAt));
}
