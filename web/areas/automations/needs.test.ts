import { expect, test } from "vitest";
import type { Integration } from "./automations.queries.ts";
import { byUrgency, listNeeds } from "./needs.ts";

const service = (id: string, need: string, state: Integration["state"]): Integration => ({
  ...{ id, name: id, need, about: "", state, credentials: [], exchange: { gets: "", sends: "", never: "" } },
  ...{ accountName: "", placeId: null, placeName: "", connectedAt: null, connectedBy: "", signInEndsAt: null },
  ...{
    connectingUntil: null,
    activatedAt: null,
    lastOkAt: null,
    lastError: null,
    needsAction: null,
    outage: null,
    pendingPunches: 0,
  },
});

test("each need stands once, with the service in use and those that could do it", () => {
  const needs = listNeeds([
    service("house", "loyalty", "ACTIVE"),
    service("square", "loyalty", "NOT_CONNECTED"),
    service("homebase", "scheduling", "NOT_CONNECTED"),
    service("twilio", "texting", "ACTIVE"),
  ]);
  const ids = needs.map(({ need, inUse, others }) => [need, inUse.map(({ id }) => id), others.map(({ id }) => id)]);
  expect(ids).toEqual([
    ["loyalty", ["house"], ["square"]],
    ["scheduling", [], ["homebase"]],
  ]);
});

test("an error comes before what is not active yet, and that before what runs", () => {
  const all = [service("a", "x", "ACTIVE"), service("b", "x", "ERROR"), service("c", "x", "CONNECTED")];
  expect(byUrgency(all).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});
