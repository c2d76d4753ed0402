import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { PresenceView } from "./presence-view.ts";

type Step = { version: number; change: { added: { id: string; info: string } } | { removedId: string } };

/** Joins and leaves as the database numbers them: only absent members join, only present ones leave. */
const histories = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 }).map((ids) => {
  const present = new Set<string>();
  return ids.map((id, at): Step => {
    const isComing = !present.delete(id);
    present.add(isComing ? id : "");
    present.delete("");
    return { version: at + 1, change: isComing ? { added: { id, info: `{"at":${at}}` } } : { removedId: id } };
  });
});

function membersAfter(history: readonly Step[], version: number): Map<string, string> {
  const members = new Map<string, string>();
  for (const { change } of history.slice(0, version)) {
    if ("added" in change) {
      members.set(change.added.id, change.added.info);
    } else {
      members.delete(change.removedId);
    }
  }
  return members;
}

const frame = z.object({ event: z.string(), data: z.string() });

/** Returns the members of a listener that got a list and then the messages. */
function replayFrames(start: ReadonlyMap<string, string>, frames: readonly string[]): string[] {
  const ids = new Set(start.keys());
  for (const text of frames) {
    const { event, data } = frame.parse(JSON.parse(text));
    const { user_id: id } = z.object({ user_id: z.string() }).parse(JSON.parse(data));
    if (event === "pusher_internal:member_added") {
      ids.add(id);
    } else {
      ids.delete(id);
    }
  }
  return [...ids].toSorted();
}

test("in whatever order the list and the notices arrive, the listeners end with the real members", () => {
  fc.assert(
    fc.property(histories, fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)), (history, [first, second, gap]) => {
      const listedAt = Math.min(first, history.length);
      const relistedAt = Math.min(Math.max(second, listedAt), history.length);
      const arrivesAfter = Math.min(gap, history.length);
      const view = new PresenceView("presence-store-1");
      const early = history
        .slice(0, arrivesAfter)
        .flatMap(({ version, change }) => view.change({ version, ...change }));
      const atFirst = view.load(listedAt, membersAfter(history, listedAt));
      const listener = new Map(view.members);
      const late = history.slice(arrivesAfter).flatMap(({ version, change }) => view.change({ version, ...change }));
      const again = view.load(relistedAt, membersAfter(history, relistedAt));
      expect(early).toEqual([]);
      expect(replayFrames(new Map(), atFirst)).toEqual([...listener.keys()].toSorted());
      expect(replayFrames(listener, [...late, ...again])).toEqual([...view.members.keys()].toSorted());
      expect(new Map(view.members)).toEqual(membersAfter(history, Math.max(history.length, relistedAt)));
    }),
  );
});
