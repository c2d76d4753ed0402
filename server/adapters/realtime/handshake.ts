import { randomInt } from "node:crypto";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import { closeCodes, supportedVersions } from "./pusher-protocol.ts";

type HandshakeRefusal = { code: number; message: string };

/** Why a socket is turned away before it says anything, from the key and version of its address; null when it may stay. */
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

/** Two random numbers: unique among all processes without asking. */
export function makeSocketId(): string {
  return `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`;
}
