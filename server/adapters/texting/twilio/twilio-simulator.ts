import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { bundlePath, twilioPaths as paths, twilioSettings } from "./twilio-paths.ts";
import { twilioRefusal as refused } from "./twilio-simulated-answers.ts";
import * as campaigns from "./twilio-simulated-campaigns.ts";
import { createMessage, showMessage } from "./twilio-simulated-messages.ts";
import {
  attachNumber,
  buyNumber,
  createService,
  listAvailable,
  listNumbers,
  listServices,
  updateNumber,
} from "./twilio-simulated-numbers.ts";
import { redirectToFile, showFile } from "./twilio-simulated-media.ts";
import * as trust from "./twilio-simulated-trust.ts";

export type Handler = (carrier: SimulatedCarrier, request: SimulatedRequest, id: string) => SimulatedResponse;

/** Simulates Twilio's REST API over the simulated carrier. */
export function twilioSimulator(carrier: SimulatedCarrier): SimulatedService {
  const settings = [twilioSettings.api, twilioSettings.messaging, twilioSettings.trust];
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
  const file = showFile(carrier, request);
  if (file !== null) {
    return file;
  }
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
    { method: "GET", path: exactly(paths.media(account, "\\w{34}", "(ME\\w{32})"), true), handle: redirectToFile },
    { method: "GET", path: exactly(paths.availableNumbers(account, "(US|CA)"), true), handle: listAvailable },
    { method: "GET", path: exactly(paths.numbers(account)), handle: listNumbers },
    { method: "POST", path: exactly(paths.numbers(account)), handle: buyNumber },
    { method: "POST", path: exactly(paths.number(account, "(PN\\w{32})"), true), handle: updateNumber },
    { method: "GET", path: exactly(paths.services), handle: listServices },
    { method: "POST", path: exactly(paths.services), handle: createService },
    { method: "POST", path: exactly(paths.serviceNumbers("(MG\\w{32})"), true), handle: attachNumber },
    ...registrationRoutes(account),
  ];
}

function registrationRoutes(account: string): Route[] {
  const bundles = (["profile", "product"] as const).flatMap((kind): Route[] => {
    const collection = kind === "profile" ? paths.profiles : paths.products;
    const bundlePart = (part: Parameters<typeof bundlePath>[2]) =>
      exactly(bundlePath(collection, "(BU\\w{32})", part), true);
    return [
      { method: "POST", path: exactly(collection), handle: trust.createBundle(kind) },
      { method: "GET", path: bundlePart(""), handle: trust.showBundle },
      { method: "POST", path: bundlePart(""), handle: trust.submitBundle },
      { method: "POST", path: bundlePart("/EntityAssignments"), handle: trust.assignPaper },
      { method: "POST", path: bundlePart("/Evaluations"), handle: trust.evaluateBundle },
    ];
  });
  const campaign = exactly(paths.campaign("MG\\w{32}", "(QE\\w{32})"), true);
  const brand = exactly(paths.brand("(BN\\w{32})"), true);
  return [
    ...bundles,
    { method: "GET", path: exactly(paths.profiles), handle: trust.listProfiles },
    { method: "POST", path: exactly(paths.endUsers), handle: trust.savePaper("EndUsers") },
    { method: "POST", path: exactly(paths.endUser("(IT\\w{32})"), true), handle: trust.savePaper("EndUsers") },
    { method: "POST", path: exactly(paths.documents), handle: trust.savePaper("SupportingDocuments") },
    {
      method: "POST",
      path: exactly(paths.document("(RD\\w{32})"), true),
      handle: trust.savePaper("SupportingDocuments"),
    },
    { method: "POST", path: exactly(paths.addresses(account)), handle: trust.createAddress },
    { method: "GET", path: exactly(paths.brands), handle: campaigns.listBrands },
    { method: "POST", path: exactly(paths.brands), handle: campaigns.createBrand },
    { method: "GET", path: brand, handle: campaigns.showBrand },
    { method: "POST", path: brand, handle: campaigns.resubmitBrand },
    { method: "GET", path: exactly(paths.campaigns("(MG\\w{32})"), true), handle: campaigns.listCampaigns },
    { method: "POST", path: exactly(paths.campaigns("(MG\\w{32})"), true), handle: campaigns.createCampaign },
    { method: "GET", path: campaign, handle: campaigns.showCampaign },
    { method: "POST", path: campaign, handle: campaigns.correctCampaign },
  ];
}

function exactly(path: string, hasPattern = false): RegExp {
  return new RegExp(`^${hasPattern ? decodeURIComponent(path) : path.replaceAll(".", "\\.")}$`);
}
