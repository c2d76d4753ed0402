import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import { shiftDeleted, shiftEdited, shiftRestored } from "#server/events/daybook.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { shiftEvent } from "./shift-event.ts";
import * as db from "./shifts.db.ts";
import type { Shift } from "./shifts.db.ts";

/** Undoes a change of a shift, or its deletion: the own last at once, or one named from its history. */
export const restoreShift = operation({
  name: "daybook.restoreShift",
  kind: "write",
  permission: "daybook:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<Shift> {
    const key = { storeId: context.store.id, id };
    const names = [shiftEdited.name, shiftDeleted.name];
    const event = await eventToReverse(context, { kind: "Shift", id, eventId, names });
    const was =
      event.name === shiftEdited.name
        ? shiftEdited.payload.parse(event.payload).before
        : shiftDeleted.payload.parse(event.payload);
    const before = await db.findShift(context.sql, key);
    const { employee: _name, ...fields } = was;
    await db.undeleteShift(context.sql, key);
    await db.updateShift(context.sql, {
      ...key,
      ...fields,
      startsAt: new Date(was.startsAt),
      endsAt: new Date(was.endsAt),
    });
    const after = await db.findShift(context.sql, key);
    if (!after) {
      throw notFound("Shift");
    }
    const change = { before: before && shiftEvent(before), after: shiftEvent(after) };
    await context.emit(shiftRestored, change, { kind: "Shift", id });
    return after;
  },
});
