/** A register beats every 60 s; one beat may be lost. */
const heartbeatAgeMs = 130_000;

export type DeviceState = "revoked" | "online" | "offline" | "silent" | "unknown";

/**
 * A register is reached over its seat on the channel, and says that it lives by its heartbeat. One that still delivers
 * but has lost its seat is neither online nor gone.
 */
export function deviceState(
  device: { revokedAt: string | null; lastSeenAt: string | null },
  at: { isSeated: boolean; isChannelKnown: boolean; now: Date },
): DeviceState {
  if (device.revokedAt !== null) {
    return "revoked";
  }
  if (at.isSeated) {
    return "online";
  }
  if (!at.isChannelKnown) {
    return "unknown";
  }
  const isAlive = device.lastSeenAt !== null && at.now.getTime() - Date.parse(device.lastSeenAt) < heartbeatAgeMs;
  return isAlive ? "silent" : "offline";
}
