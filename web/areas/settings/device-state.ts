/** A register beats every 60 s, and a check-in tablet that nobody touches asks as often; one beat may be lost. */
const heartbeatAgeMs = 130_000;

const troubles = ["low-paper", "no-paper", "cover-open", "failing", "unreachable"] as const;

/** Null for a printer that prints, and for one that a register cannot ask. */
export function printerTrouble(status: string): (typeof troubles)[number] | null {
  return troubles.find((trouble) => trouble === status) ?? null;
}

export type DeviceState = "revoked" | "online" | "offline" | "silent" | "unknown";

/**
 * A register is reached over its seat on the channel, and says that it lives by its heartbeat. One that still delivers
 * but has lost its seat is neither online nor gone. A check-in tablet and a register service have no seat.
 */
export function deviceState(
  device: { type: string; provider?: string | null; revokedAt: string | null; lastSeenAt: string | null },
  at: { isSeated: boolean; isChannelKnown: boolean; now: Date },
): DeviceState {
  if (device.revokedAt !== null) {
    return "revoked";
  }
  if (at.isSeated) {
    return "online";
  }
  const isAlive = device.lastSeenAt !== null && at.now.getTime() - Date.parse(device.lastSeenAt) < heartbeatAgeMs;
  if (device.type === "tablet" || (device.provider ?? null) !== null) {
    return isAlive ? "online" : "offline";
  }
  if (!at.isChannelKnown) {
    return "unknown";
  }
  return isAlive ? "silent" : "offline";
}
