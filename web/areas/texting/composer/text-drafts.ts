import { keepDraft, readDraft } from "#web/platform/drafts/drafts.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { watchSession } from "#web/platform/session/session.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";

/** What is being written to each phone of each store. Outside of React: a PIN draws the page again while a text is sent. */
const drafts = createSignal<ReadonlyMap<string, string>>(new Map());

// Another session reads only what the device keeps.
watchSession(() => {
  drafts.set(new Map());
});

/** The next text, or how to make it from the one that stands there by now. */
type NextBody = string | ((body: string) => string);

/** Returns the text that is being written and how to change it. It survives a reload, a lock and a PIN on this device. */
export function useTextDraft(threadId: string | null): [body: string, write: (next: NextBody) => void] {
  const store = useActiveStore();
  const slot = `${store?.id ?? ""}/text:${threadId ?? "new"}`;
  const body = bodyIn(useSignal(drafts), slot);
  return [body, (next) => writeDraft(slot, typeof next === "string" ? next : next(bodyIn(drafts.get(), slot)))];
}

/** What stays once these words are sent or kept: the person may have gone on typing until the answer came. */
export function withoutSent(sent: string): (body: string) => string {
  return (body) => (body.startsWith(sent) ? body.slice(sent.length).trimStart() : body);
}

function bodyIn(written: ReadonlyMap<string, string>, slot: string): string {
  return written.get(slot) ?? keptBody(slot);
}

function writeDraft(slot: string, body: string): void {
  drafts.set(new Map([...drafts.get(), [slot, body]]));
  keepDraft(slot, body === "" ? null : JSON.stringify(body));
}

function keptBody(slot: string): string {
  const kept = readDraft(slot);
  return typeof kept === "string" ? kept : "";
}
