import { randomInt } from "node:crypto";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import { closeCodes, supportedVersions } from "./pusher-protocol.ts";

type HandshakeRefusal = { code: number; message: string };

/** Returns why a new socket is refused, by the key and version in its address; null when it is accepted. */
export function handshakeRefusal(
  app: RealtimeApp,
  request: { key: string; version: string | null },
): HandshakeRefusal | null {
  if (request.key !== app.key) {
    return { code: closeCodes.unknownApp, message: "There is no app with this key" };
  }
  if (request.version === null) {
    return { code: closeCodes.noVersion, message: "No protocol version supplied" };
  }
  if (!/^\d{1,3}$/.test(request.version)) {
    return { code: closeCodes.wrongVersion, message: "Not a protocol version" };
  }
  const version = Number(request.version);
  const isSupported = version >= supportedVersions.oldest && version <= supportedVersions.newest;
  return isSupported ? null : { code: closeCodes.unsupportedVersion, message: "Unsupported protocol version" };
}

/** Returns two random numbers, unique over all processes without coordination. */
export function makeSocketId(): string {
  return `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`;
}
