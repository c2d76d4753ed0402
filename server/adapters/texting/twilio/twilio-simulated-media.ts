import { simulatedId } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { twilioPaths as paths, twilioUrls } from "./twilio-paths.ts";
import { twilioRefusal as refused } from "./twilio-simulated-answers.ts";

/** Keeps what a customer sends with a text. Returns the addresses that the program hears of. */
export function keepMedia(
  carrier: SimulatedCarrier,
  messageId: string,
  { pictures = [] }: { pictures?: readonly { type: string; bytes: Buffer }[] },
): { url: string; type: string }[] {
  return pictures.map((picture) => {
    const id = simulatedId("ME");
    carrier.media.set(id, picture);
    return { url: `${twilioUrls.api}${paths.media(carrier.account.sid, messageId, id)}`, type: picture.type };
  });
}

const files = "/files/";

/** The interface itself has no bytes: it says where they lie. */
export function redirectToFile(carrier: SimulatedCarrier, request: SimulatedRequest, id: string): SimulatedResponse {
  const location = `http://${String(request.headers["host"])}${files}${id}`;
  return carrier.media.has(id)
    ? { status: 307, body: null, headers: { location } }
    : refused(404, 20_404, "The requested resource was not found");
}

/** Null when the request is for no file. Files ask for no keys, and take none. */
export function showFile(carrier: SimulatedCarrier, { path, headers }: SimulatedRequest): SimulatedResponse | null {
  if (!path.startsWith(files)) {
    return null;
  }
  const file = carrier.media.get(path.slice(files.length));
  return file === undefined || headers["authorization"] !== undefined
    ? refused(400, 20_001, "Only one way to authenticate is allowed")
    : { status: 200, body: file.bytes, headers: { "content-type": file.type } };
}
