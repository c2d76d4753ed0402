import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { twilioPaths as paths, twilioSettings } from "./twilio-paths.ts";
import { twilioRefusal as refused } from "./twilio-simulated-answers.ts";
import { createMessage, showMessage } from "./twilio-simulated-messages.ts";
import {
  attachNumber,
  buyNumber,
  createService,
  listAvailable,
  listNumbers,
  listServices,
} from "./twilio-simulated-numbers.ts";

export type Handler = (carrier: SimulatedCarrier, request: SimulatedRequest, id: string) => SimulatedResponse;

/** Simulates Twilio's REST API over the simulated carrier. */
export function twilioSimulator(carrier: SimulatedCarrier): SimulatedService {
  const settings = [twilioSettings.api, twilioSettings.messaging];
  const requestTimes: number[] = [];
  function isTooFast({ now }: SimulatedRequest): boolean {
    requestTimes.push(now.getTime());
    const lastSecond = requestTimes.filter((time) => time > now.getTime() - 1000);
    requestTimes.splice(0, requestTimes.length, ...lastSecond);
    return lastSecond.length > carrier.mostPerSecond;
  }
  return {
    settings,
    basePath: "",
    respond: (request) =>
      isTooFast(request)
        ? { ...refused(429, 20_429, "Too Many Requests"), headers: { "retry-after": "1" } }
        : respond(carrier, request),
  };
}

function respond(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const { sid, token } = carrier.account;
  const expected = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
  if (request.headers["authorization"] !== expected) {
    return refused(401, 20_003, "Authenticate");
  }
  const route = routesOf(sid).find(({ method, path }) => method === request.method && path.test(request.path));
  if (route === undefined) {
    return refused(404, 20_404, `The requested resource ${request.path} was not found`);
  }
  const response = route.handle(carrier, request, route.path.exec(request.path)?.[1] ?? "");
  return carrier.losesResponses ? refused(502, 20_500, "Bad gateway") : response;
}

type Route = { method: string; path: RegExp; handle: Handler };

function routesOf(account: string): Route[] {
  return [
    { method: "POST", path: exactly(paths.messages(account)), handle: createMessage },
    { method: "GET", path: exactly(paths.message(account, "(SM\\w{32})"), true), handle: showMessage },
    { method: "GET", path: exactly(paths.availableNumbers(account, "(US|CA)"), true), handle: listAvailable },
    { method: "GET", path: exactly(paths.numbers(account)), handle: listNumbers },
    { method: "POST", path: exactly(paths.numbers(account)), handle: buyNumber },
    { method: "GET", path: exactly(paths.services), handle: listServices },
    { method: "POST", path: exactly(paths.services), handle: createService },
    { method: "POST", path: exactly(paths.serviceNumbers("(MG\\w{32})"), true), handle: attachNumber },
  ];
}

function exactly(path: string, hasPattern = false): RegExp {
  return new RegExp(`^${hasPattern ? decodeURIComponent(path) : path.replaceAll(".", "\\.")}$`);
}
