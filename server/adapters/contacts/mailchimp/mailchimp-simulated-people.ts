import type {
  SimulatedAudience,
  SimulatedAudiences,
  SimulatedMember,
} from "#server/adapters/contacts/simulated-audiences.ts";

type Place = { world: SimulatedAudiences; audience: SimulatedAudience };
type Leaving = { email: string; reason: string; now: Date };

export function findMember({ members }: SimulatedAudience, email: string): SimulatedMember | undefined {
  return members.find((member) => member.email.toLowerCase() === email.toLowerCase());
}

/** A person presses the link in a mail. */
export function unsubscribeThere(place: Place, { email, reason, now }: Leaving): void {
  change(place, { email, now, status: "unsubscribed", reason });
  report(place, now, { type: "unsubscribe", action: "unsub", reason: "manual", email });
}

/** Mails to the address came back. */
export function cleanThere(place: Place, { email, now }: Omit<Leaving, "reason">): void {
  change(place, { email, now, status: "cleaned", reason: "" });
  report(place, now, { type: "cleaned", reason: "hard", email });
}

/** A person changes the own address there. */
export function moveThere(place: Place, { email, to, now }: { email: string; to: string; now: Date }): void {
  const member = findMember(place.audience, email);
  if (member !== undefined) {
    Object.assign(member, { email: to, changedAt: now });
    report(place, now, { type: "upemail", old_email: email, new_email: to });
  }
}

function change({ audience }: Place, { email, now, status, reason }: Leaving & Pick<SimulatedMember, "status">): void {
  Object.assign(findMember(audience, email) ?? {}, { status, reason, changedAt: now });
}

/** As Mailchimp writes it: a form with names like `data[email]`. */
function report({ world, audience }: Place, now: Date, { type, ...data }: Record<string, string>): void {
  const body = new URLSearchParams({ type: type ?? "", fired_at: now.toISOString().slice(0, 19).replace("T", " ") });
  const fields = { ...data, list_id: audience.id };
  Object.entries(fields).forEach(([name, value]) => body.set(`data[${name}]`, value));
  world.reports.push(...audience.watches.map(({ url }) => ({ url, body: body.toString() })));
}
