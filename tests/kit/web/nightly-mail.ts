import type { NightlyMail } from "#web/areas/nightly-mail/nightly-mail.queries.ts";

/** A report that is on and went out last night, to an owner and a manager. */
export function aNightlyMail(changes: Partial<NightlyMail> = {}): NightlyMail {
  const last = { lastState: "sent", lastDate: "2026-11-20", lastAt: "2026-11-21T03:20:00Z" };
  return {
    isOn: true,
    toOwners: true,
    toDistrictManagers: true,
    toManagers: true,
    sendsOnClosedDays: false,
    error: null,
    lastSentAt: "2026-11-21T03:20:00Z",
    yesterday: "2026-11-20",
    readers: [
      {
        ...{ id: "1", address: "gloria@shop.test", name: "Gloria Abernathy", role: 3, isOwn: false },
        ...{ state: "READS", reason: "", ...last },
      },
      {
        ...{ id: "2", address: "marcus@shop.test", name: "Marcus Webb", role: 1, isOwn: true },
        ...{ state: "READS", reason: "", ...last },
      },
    ],
    ...changes,
  };
}
